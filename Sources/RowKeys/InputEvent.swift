/// What a terminal told: something a person did, or the answer to a question.
package enum InputEvent: Equatable, Sendable {
    case key(Key)
    /// A whole bracketed paste: the bytes between its markers, control characters and all.
    ///
    /// Line ends are as the terminal driver left them: what was sent as CR is LF here.
    case paste([UInt8])
    case mouse(MouseEvent)
    /// Where the cursor is, counted from 0.
    case cursorReport(line: Int, column: Int)
    case focus(gained: Bool)
}
