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

    init(_ options: Options, from source: RowSource) {
        self.options = options
        self.source = source
    }

    /// Reads and searches all rows, and prints those that match.
    func run(for filter: String) throws(Complaint) -> End {
        let query = Query(filter, rules: options.rules)
        let search = try orComplain { () throws(SystemError) in try Search(source, options.lineEnd, query) }
        let findings = try orComplain { () throws(SystemError) in try search.findings() }
        for failure in search.input.takeFailures() { Complaint(reading: failure).say() }
        return try print(findings.ranking, of: search.input.rows.snapshot(), for: filter)
    }

    /// Prints piece by piece, so that the output is never in memory whole.
    private func print(_ ranking: Ranking, of rows: Snapshot, for filter: String) throws(Complaint) -> End {
        var answer = Answer(options: options)
        answer.add(query: filter)
        for place in 0..<ranking.count {
            let row = ranking[place]
            answer.add(rows[row], id: row, query: filter, key: "")
            guard answer.bytes.count >= Self.pieceBytes else { continue }
            if let end = try write(answer.take()) { return end }
        }
        if let end = try write(answer.take()) { return end }
        return .status(ranking.count > 0 ? .committed : .noMatch)
    }

    /// A reader that has seen enough is no error: the run ends as if by the signal for it.
    private func write(_ bytes: [UInt8]) throws(Complaint) -> End? {
        do throws(SystemError) {
            try Descriptor(borrowing: 1).writeAll(bytes)
            return nil
        } catch {
            if error.isBrokenPipe { return .signal(.brokenPipe) }
            throw Complaint(writing: error)
        }
    }

    /// Bytes: enough that writing costs little, and nothing against what the rows take.
    private static let pieceBytes = 256 * 1024
}

/// One query over one input, waited for to the end.
private final class Search {
    let input: Input
    private let searcher: Searcher
    private let wake: Wake
    private let query: Query

    init(_ source: RowSource, _ lineEnd: LineEnd, _ query: Query) throws(SystemError) {
        let wake = try Wake()
        let rows = Rows()
        let searcher = try Searcher(rows: rows, cores: coreCount) { wake.ring() }
        searcher.search(query, ticket: Ticket(1))
        input = Input(into: rows, lineEnd: lineEnd) {
            searcher.rowsArrived()
            wake.ring()
        }
        self.query = query
        self.wake = wake
        self.searcher = searcher
        try source.feed(input)
    }

    deinit {
        searcher.stop()
        input.stop()
    }

    func findings() throws(SystemError) -> Findings {
        let waiting = InputWait(wake: wake)
        var newest: Findings?
        while true {
            newest = searcher.take() ?? newest
            let rows = input.rows.snapshot()
            if rows.isComplete && (query.isEmpty || rows.count == newest?.searched ?? 0) {
                return newest ?? allRows(rows)
            }
            _ = try waiting.next()
            wake.quiet()
        }
    }

    /// What an empty query finds, or any query in an empty input.
    private func allRows(_ rows: Snapshot) -> Findings {
        let ranking = Ranking.all(count: rows.count, isReversed: query.rules.isReversed)
        return Findings(ticket: Ticket(1), query: query, ranking: ranking, searched: rows.count)
    }
}
