/// What a key waits for that acts on a row.
package enum Waiting: Equatable, Sendable {
    case nothing
    /// Actions one after the other, the first of which needs a list that is not there yet; `rows` of the input were
    /// there when the last key was pressed.
    case toAct([Action], rows: Int)
    /// A commit, for the first row that matches: none does yet, and the input goes on. This is shown.
    case forMatch
}
