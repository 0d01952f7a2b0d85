/// A change of which rows are marked, where a run may mark any.
package enum Mark: Hashable, Sendable {
    /// Of the current row, to what it is not.
    case toggle
    /// The same, and then a move from it; there is none where the row could not be marked.
    case toggleAndMove(Movement)
    /// Of the current row.
    case select
    case deselect
    /// Of every row that matches: the marked ones first lose their marks, then the others get them, best first, as far
    /// as marks go.
    case toggleAll
    case selectAll
    case deselectAll
    /// Of every row marked, whether it matches or not.
    case clear
}
