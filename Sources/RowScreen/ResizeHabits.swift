/// What a terminal does with the screen when its size changes, as far as that is known beforehand.
package struct ResizeHabits: Equatable, Sendable {
    /// Whether it wraps text anew at the new width. Nearly all do; xterm, st, GNU screen and the Linux console do not.
    package let rewrapsText: Bool
    /// Whether it moves the saved cursor along with the text; `nil` if unknown. VTE and Alacritty do, tmux does not.
    package let movesSavedCursor: Bool?

    package init(rewrapsText: Bool = true, movesSavedCursor: Bool? = nil) {
        self.rewrapsText = rewrapsText
        self.movesSavedCursor = movesSavedCursor
    }
}
