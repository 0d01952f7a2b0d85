import RowKeys
import RowScreen

@testable import RowPicker

extension PlayedPicker {
    /// The mouse does something with its left button.
    mutating func mouse(_ kind: MouseEvent.Kind, line: Int, column: Int = 20, at moment: Int) {
        act(
            .mouse(
                MouseEvent(kind: kind, button: .left, line: line, column: column),
                at: Timestamp(milliseconds: moment)))
    }

    /// Pressed and released in one place.
    mutating func click(_ position: Position, at moment: Int) {
        mouse(.press, line: position.line, column: position.column, at: moment)
        mouse(.release, line: position.line, column: position.column, at: moment + 20)
    }
}
