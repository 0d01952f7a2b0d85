import RowOptions
import RowPicker
import RowStore
import RowTerminal
import RowThread

/// What a run answers that has nobody to ask: the row that `--default` names.
struct DefaultAnswer {
    private let options: Options
    private let input: Input
    private let wake: Wake
    private let source: RowSource?

    /// For a run that has not begun to read.
    init(_ options: Options, _ source: RowSource) throws(Complaint) {
        let wake = try orComplain { () throws(SystemError) in try Wake() }
        self.options = options
        self.wake = wake
        self.source = source
        // Rows that are looked at once and not kept fill no memory.
        let limits = ReadingLimits(memory: .max, rows: .max)
        input = Input(into: Rows(), by: options.splitter, limits: limits) { wake.ring() }
    }

    /// For one that is reading already.
    init(_ options: Options, _ input: Input, _ wake: Wake) {
        self.options = options
        self.input = input
        self.wake = wake
        source = nil
    }

    /// - Parameter refusal: why nobody can be asked.
    func run(becauseOf refusal: Complaint) throws(Complaint) -> End {
        guard let code = options.default else { throw refusal }
        defer { input.stop() }
        let found = try orComplain { () throws(SystemError) in
            try source?.feed(input)
            return try firstRow(withCode: code)
        }
        for failure in input.takeFailures() { failure.complaint.say() }
        guard let (row, id) = found else { throw Complaint(missingDefault: code) }
        // As it would stand in the line that nobody sees.
        return try Self.print(row, id: id, query: LineEditor(options.query).text, options)
    }

    /// What is answered when somebody was asked and did not answer in time.
    ///
    /// - Parameters:
    ///   - rows: those read until then.
    ///   - query: as it stood then.
    static func whenTimeIsUp(_ options: Options, _ rows: Snapshot, query: String) throws(Complaint) -> End {
        guard let code = options.default else { return .status(.timedOut) }
        guard let id = rows.firstRow(withCode: code, delimiter: options.delimiter) else {
            throw Complaint(lateDefault: code)
        }
        return try print(rows[id], id: id, query: query, options)
    }

    /// What is answered where the view has no rows and nobody can be asked.
    ///
    /// - Parameter refusal: why not.
    static func made(by dial: Dial, _ options: Options, becauseOf refusal: Complaint) throws(Complaint) -> End {
        guard options.default != nil else { throw refusal }
        return try made(by: dial, options, query: LineEditor(options.query).text)
    }

    /// The same where there is a default, which may be chosen.
    static func made(by dial: Dial, _ options: Options, query: String) throws(Complaint) -> End {
        var dial = dial
        dial.stand(on: String(decoding: options.default ?? [], as: UTF8.self))
        return try print(dial.row(partedBy: options.delimiter ?? [0x09]), id: RowID(0), query: query, options)
    }

    private static func print(_ row: [UInt8], id: RowID, query: String, _ options: Options) throws(Complaint) -> End {
        var answer = Answer(options: options)
        answer.add(query: query)
        answer.add(Chooser.nobody)
        answer.add(row, id: id, query: query, key: "")
        try answer.print()
        return .status(.committed)
    }

    /// Reads until it comes, and keeps nothing else.
    private func firstRow(withCode code: [UInt8]) throws(SystemError) -> (row: [UInt8], id: RowID)? {
        let waiting = InputWait(wake: wake)
        while true {
            let rows = input.rows.takeAll()
            if let id = rows.firstRow(withCode: code, delimiter: options.delimiter) { return (rows[id], id) }
            guard !rows.isComplete else { return nil }
            _ = try waiting.next()
            wake.quiet()
        }
    }
}
