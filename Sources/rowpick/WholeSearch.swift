import RowMatch
import RowSearch
import RowStore
import RowTerminal
import RowThread

/// One query over one input, to the end of it.
final class WholeSearch {
    private let query: Query
    private let input: Input
    private let searcher: Searcher
    private let waiting: InputWait
    private let wake: Wake
    private var newest: Findings

    /// Begins to read and to search.
    init(
        for query: Query, in source: RowSource, _ lineEnd: LineEnd, limits: ReadingLimits
    ) throws(SystemError) {
        let wake = try Wake()
        let rows = Rows()
        let searcher = try Searcher(rows: rows, cores: coreCount) { wake.ring() }
        searcher.search(query, ticket: Self.ticket)
        input = Input(into: rows, lineEnd: lineEnd, limits: limits) {
            searcher.rowsArrived()
            wake.ring()
        }
        newest = Findings(ticket: Self.ticket, query: query, ranking: .empty, searched: 0)
        self.query = query
        self.searcher = searcher
        self.wake = wake
        waiting = InputWait(wake: wake)
        try source.feed(input)
    }

    deinit {
        searcher.stop()
        input.stop()
    }

    /// What has been found by now, the rows it is about, and whether that is all; waits until there is something new.
    func next() throws(SystemError) -> (findings: Findings, rows: Snapshot, isOver: Bool) {
        _ = try waiting.next()
        wake.quiet()
        newest = searcher.take() ?? newest
        let rows = input.rows.snapshot()
        if query.isEmpty {
            let ranking = Ranking.all(count: rows.count, isReversed: query.rules.isReversed)
            newest = Findings(ticket: Self.ticket, query: query, ranking: ranking, searched: rows.count)
        }
        return (newest, rows, rows.isComplete && newest.searched == rows.count)
    }

    /// What could not be read since the last call.
    func takeFailures() -> [SystemError] {
        input.takeFailures()
    }

    private static let ticket = Ticket(1)
}
