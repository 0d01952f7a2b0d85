/// What a search has found so far.
package struct Findings: Equatable, Sendable {
    /// Which search it was.
    package let ticket: Ticket
    /// What was searched for.
    package let query: Query
    /// The rows that match among those searched.
    package let ranking: Ranking
    /// How many rows have been searched, from the first.
    package let searched: Int

    /// What a search tells; `ranking` holds none but the first `searched` rows.
    package init(ticket: Ticket, query: Query, ranking: Ranking, searched: Int) {
        self.ticket = ticket
        self.query = query
        self.ranking = ranking
        self.searched = searched
    }
}
