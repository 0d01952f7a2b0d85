import RowMatch
import RowOptions
import RowSearch
import RowStore
import RowTerminal
import RowThread

/// A run without a screen: every row that matches, the best first.
struct FilterRun {
    private let options: Options
    private let source: RowSource
    private let limits: ReadingLimits

    init(_ options: Options, from source: RowSource, limits: ReadingLimits = ReadingLimits()) {
        self.options = options
        self.source = source
        self.limits = limits
    }

    /// Reads and searches all rows, and prints those that match.
    ///
    /// Rows in the order of arrival are printed as they come, so that whoever reads them need not wait for the end; but
    /// which rows are the last is known at the end.
    /// What is printed of an input that was not read to its end is said to be no more than a part.
    func run(for filter: String) throws(Complaint) -> End {
        let query = Query(filter, rules: rules)
        if !query.isEmpty, !query.keepsArrivalOrder, tail == nil, !options.takesStyles, !options.isUnique,
            options.headerLines == 0,
            let sources = FilteredSources(source)
        {
            return try print(query, filter, in: sources)
        }
        let search = try orComplain { () throws(SystemError) in
            try WholeSearch(for: query, in: source, by: options.splitter, limits: limits, keeping: tail ?? .max)
        }
        let printsAsTheyCome = query.keepsArrivalOrder && tail == nil
        var printer = MatchPrinter(options, filter)
        var isPartial = false
        while true {
            let (findings, rows, isOver) = try orComplain { () throws(SystemError) in try search.next() }
            for failure in search.takeFailures() {
                failure.complaint.say()
                isPartial = true
            }
            guard isOver || printsAsTheyCome else { continue }
            try printer.print(findings.ranking, of: rows)
            if printer.hasLostItsReader { return .signal(.brokenPipe) }
            guard isOver else { continue }
            if rows.isCutShort {
                Complaint(cutShortAfter: rows.count).say()
                isPartial = true
            }
            return .status(isPartial ? .failed : findings.ranking.count > 0 ? .committed : .noMatch)
        }
    }

    /// Prints what matches in sources that are searched as they are read; of others nothing is kept.
    private func print(_ query: Query, _ filter: String, in sources: FilteredSources) throws(Complaint) -> End {
        let findings = try orComplain { () throws(SystemError) in
            try sources.findings(for: query, options.lineEnd, limits: limits)
        }
        for failure in findings.failures {
            ReadFailure.source(failure).complaint.say()
        }
        var printer = MatchPrinter(options, filter)
        try printer.print(findings)
        if printer.hasLostItsReader { return .signal(.brokenPipe) }
        if findings.isCutShort { Complaint(cutShortAfter: findings.read).say() }
        let isPartial = findings.isCutShort || !findings.failures.isEmpty
        return .status(isPartial ? .failed : findings.ranking.count > 0 ? .committed : .noMatch)
    }

    /// How many of the last rows are searched; `nil` for all.
    private var tail: Int? {
        let isIgnored = options.guise.habits.filtersUnsortedWithoutTail && !options.isSorted && !options.isReversed
        return isIgnored ? nil : options.tail
    }

    private var rules: MatchRules {
        var rules = options.rules
        if options.isReversed && options.guise.habits.sortsReversedFilter { rules.isSorted = true }
        return rules
    }
}

extension Query {
    /// Whether what has been found of some rows stays where it is when more rows come.
    fileprivate var keepsArrivalOrder: Bool { (isEmpty || !isSorted) && !rules.isReversed }
}
