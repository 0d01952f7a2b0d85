import RowMatch
import RowStore
import RowTerminal
import RowThread

/// One query over one input, to the end of it.
final class WholeSearch {
    private let query: Query
    private let reading: SearchedInput
    private let waiting: InputWait
    private let wake: Wake
    private var newest: Findings

    /// Begins to read and to search.
    ///
    /// - Parameters:
    ///   - splitter: makes rows of what is read.
    ///   - most: how many of the last rows are searched.
    init(
        for query: Query, in source: RowSource, by splitter: RowSplitter, limits: ReadingLimits,
        keeping most: Int = .max
    ) throws(SystemError) {
        let wake = try Wake()
        reading = try SearchedInput(by: splitter, limits: limits, keeping: most, wake: wake)
        newest = Findings(ticket: Self.ticket, query: query, ranking: .empty, rows: .empty, searched: 0)
        self.query = query
        self.wake = wake
        waiting = InputWait(wake: wake)
        reading.searcher.search(query, ticket: Self.ticket)
        try source.feed(reading.input)
    }

    deinit {
        reading.stop()
    }

    /// What has been found by now, the rows it is about, and whether that is all; waits until there is something new.
    func next() throws(SystemError) -> (findings: Findings, rows: Snapshot, isOver: Bool) {
        _ = try waiting.next()
        wake.quiet()
        let (findings, rows) = reading.news()
        newest = findings ?? newest
        if query.isEmpty {
            let ranking = Ranking.all(rows.indices, isReversed: query.rules.isReversed)
            newest = Findings(ticket: Self.ticket, query: query, ranking: ranking, rows: rows, searched: rows.count)
        }
        return (newest, rows, rows.isComplete && newest.searched == rows.count)
    }

    /// What could not be read since the last call.
    func takeFailures() -> [ReadFailure] {
        reading.input.takeFailures()
    }

    private static let ticket = Ticket(1)
}
