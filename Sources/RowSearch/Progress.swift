import RowMatch
import RowStore

/// How far the search for one query has come.
struct Progress {
    let ticket: Ticket
    let query: Query
    private var ranking: Ranking
    private var searched = 0
    private var round = Self.firstRound

    init(ticket: Ticket, query: Query) {
        self.ticket = ticket
        self.query = query
        ranking = .empty
    }

    var findings: Findings {
        Findings(ticket: ticket, query: query, ranking: ranking, searched: searched)
    }

    /// One round further; `nil` when all of `snapshot` has been searched, or somebody asks for something else by now.
    func advanced(over snapshot: Snapshot, by crew: Crew, while current: CurrentTicket) -> Progress? {
        guard searched < snapshot.count, current.is(ticket) else { return nil }
        let end = min(snapshot.count, searched + round)
        let job = Job(query: query, ticket: ticket, snapshot: snapshot, rows: searched..<end, current: current)
        crew.work(on: job)
        guard let found = job.ranking() else { return nil }
        var next = self
        next.ranking = ranking.merging(found)
        next.searched = end
        next.round = min(round * 2, Self.lastRound)
        return next
    }

    /// Rows: what two cores score within a frame even for the most common letter, so that a key is answered in one.
    private static let firstRound = 64 * 1024

    /// Rows: so many that the time to merge them into what was found before does not show.
    private static let lastRound = 8 * 1024 * 1024
}
