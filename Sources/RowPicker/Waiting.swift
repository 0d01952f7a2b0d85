/// What a key waits for that acts on a row.
package enum Waiting: Equatable, Sendable {
    case nothing
    /// A move, for the list of the query typed before it.
    case toMove(Movement)
    /// A commit, for the search of the query typed before it, over so many rows.
    case toCommit(rows: Int)
    /// A commit, for the first row that matches: none does yet, and the input goes on. This is shown.
    case forMatch
}
