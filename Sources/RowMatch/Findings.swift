import RowStore

/// What a search has found so far.
package struct Findings: Equatable, Sendable {
    /// Which search it was.
    package let ticket: Ticket
    /// What was searched for.
    package let query: Query
    /// The rows that match among those searched, as far as they are in ``rows``.
    package let ranking: Ranking
    /// Holds every row of the ranking, those too that may have left since.
    package let rows: Snapshot
    /// How many rows have been searched, from the first; those that have left count too.
    package let searched: Int

    /// What a search tells; `ranking` holds none but the first `searched` rows.
    package init(ticket: Ticket, query: Query, ranking: Ranking, rows: Snapshot, searched: Int) {
        self.ticket = ticket
        self.query = query
        self.ranking = ranking
        self.rows = rows
        self.searched = searched
    }

    /// The same of rows that so many more came before.
    package func moved(by count: Int) -> Findings {
        guard count != 0 else { return self }
        return Findings(
            ticket: ticket, query: query, ranking: ranking.moved(by: count), rows: rows.moved(by: count),
            searched: searched + count)
    }
}
