import RowKeys
import RowMatch
import RowScreen
import RowStore

/// Something that happened, or that a key asks for; all that ever changes a `Model`.
package enum Action: Equatable, Sendable {
    /// Commit the row under the pointer, once the search of what was typed before is done.
    case accept
    /// The same, with something else to happen where no row matches and none will.
    case acceptOr(Fallback)
    /// The same as ``accept``, as the button with this key has it: its key, or a click on it.
    case acceptBy(Key)
    /// End without a row, by a button that has this exit status.
    case leave(status: Int32)
    /// End with the query as what was chosen.
    case takeQuery
    case cancel
    /// Close the sheet of a field, and cancel where there is none to close.
    case goBack
    /// Change the query; where it is empty, cancel.
    case editOrCancel(Edit)
    case move(Movement)
    /// Have the keys turn the wheel so many further to the right.
    case goToWheel(by: Int)
    /// Change which rows are marked; without ``Settings/mostMarks`` nothing happens.
    case mark(Mark)
    /// Scroll a table sideways.
    case scroll(Pan)
    /// Change the place in the query; where it is empty, scroll a table sideways.
    case editOrScroll(Edit, Pan)
    /// Sort a table otherwise; no row is the same place then, so keys after it wait for that.
    case sortRows(Sorting)
    case edit(Edit)
    /// Put the text of the current row in place of the query.
    case takeRowForQuery
    /// Have a line printed before the rows.
    case print(String)
    case change(Label, String)
    case redraw
    /// Ring the terminal's bell.
    case ring
    case suspend
    /// A key that nothing is bound to; it still counts as a key pressed.
    case ignore
    /// What one key asks for that asks for more than one thing: each in its turn, none lost where one has to wait.
    case sequence([Action])
    /// Text that came between paste marks, control characters and all.
    case paste(String)
    /// The mouse, on a cell of the sheet: line 0 is the sheet's first, lines above it are negative.
    case mouse(MouseEvent, at: Timestamp)
    /// The terminal got or lost the focus.
    case focus(at: Timestamp)
    /// The picker appears on a terminal of this size: at the start, and again after a stop.
    ///
    /// Where it stands in front of what was there, that comes with it.
    case appeared(Size, over: Backdrop? = nil, at: Timestamp)
    case rowsArrived(Snapshot)
    /// A source could not be read to its end; the message is for the bar.
    case readFailed(String)
    case found(Findings)
    case resized(Size)
    /// The terminal has shown how it draws characters of ambiguous width.
    case learned(areAmbiguousWide: Bool)
    /// Somebody did something: pressed a key, clicked or pasted. It comes before the action that this asks for.
    case stirred(at: Timestamp)
    /// It is so late by now: what ``Model/nextTick`` asks for.
    case tick(at: Timestamp)
}
