/// How far a commit has come that somebody asked for.
package enum Commit: Equatable, Sendable {
    case idle
    /// Waiting for the search of the query typed before, over so many rows.
    case searching(rows: Int)
    /// Nothing matches yet and the input goes on: waiting, visibly, for the first row that does.
    case held
}
