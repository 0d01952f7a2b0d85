/// What a terminal told: something a person did, or the answer to a question.
package enum InputEvent: Equatable, Sendable {
    case key(Key)
    /// Several characters that came of one key, as input methods compose them; there is no control character in it.
    case text(String)
    /// A bracketed paste: the bytes between its markers, control characters and all; of megabytes only the first.
    ///
    /// Line ends are those that were pasted; that the terminal driver swaps CR and LF is undone.
    case paste([UInt8])
    case mouse(MouseEvent)
    /// Where the cursor is, counted from 0.
    case cursorReport(line: Int, column: Int)
    /// How large the screen is. tmux up to 3.3 gives the two numbers in the wrong order.
    case sizeReport(lines: Int, columns: Int)
    /// Whether a private mode is on; `nil` where the terminal does not know the mode.
    case modeReport(mode: Int, isOn: Bool?)
    /// That the terminal is well, which is the answer to a question.
    case statusReport
    case focus(gained: Bool)
}
