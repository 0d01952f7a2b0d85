/// What a terminal does with the screen when its size changes, as far as that is known beforehand.
package struct ResizeHabits: Equatable, Sendable {
    /// Whether it wraps text anew at the new width. Nearly all do; xterm, st, GNU screen and the Linux console do not.
    package let rewrapsText: Bool
    /// Whether it moves the saved cursor along with the text; `nil` if unknown. VTE and Alacritty do, tmux does not.
    package let movesSavedCursor: Bool?

    /// What most terminals do, where nothing else is known.
    package init(rewrapsText: Bool = true, movesSavedCursor: Bool? = nil) {
        self.rewrapsText = rewrapsText
        self.movesSavedCursor = movesSavedCursor
    }

    /// What the environment tells: which terminal started us, and whether a multiplexer stands between.
    package init(environment: [String: String]) {
        guard environment["TMUX"] == nil else {
            self.init(rewrapsText: true, movesSavedCursor: false)
            return
        }
        let name = environment["TERM"] ?? ""
        let isPlain = Self.plainNames.contains { name == $0 || name.hasPrefix($0 + "-") || name.hasPrefix($0 + ".") }
        self.init(rewrapsText: !isPlain && Self.plainMarks.allSatisfy { environment[$0] == nil })
    }

    /// The `TERM` of terminals that leave text as it is.
    private static let plainNames = ["st", "screen", "linux"]
    /// Variables that xterm and GNU screen set for those who run in them.
    private static let plainMarks = ["XTERM_VERSION", "STY"]
}
