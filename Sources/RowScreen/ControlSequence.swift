/// A sequence that a terminal obeys, in words. All that are ever sent stand here.
///
/// Sources: ECMA-48, xterm's `ctlseqs`, and for synchronized updates the terminals' common private mode 2026, which
/// those without it ignore.
package struct ControlSequence: Equatable, Sendable {
    /// What is sent.
    package let bytes: [UInt8]

    private init(_ text: String) {
        bytes = Array("\u{1B}\(text)".utf8)
    }

    // MARK: The cursor

    /// CUP, the only way the cursor is addressed on the screen.
    package static func moveCursor(to position: Position) -> ControlSequence {
        ControlSequence("[\(position.line + 1);\(position.column + 1)H")
    }

    /// CUU: so many lines up, at most to the first; the column stays.
    package static func cursorUp(_ lines: Int) -> ControlSequence {
        ControlSequence("[\(lines)A")
    }

    /// IND: one line down, scrolling at the last one; unlike a line feed, no output setting adds a carriage return.
    package static let indexDown = ControlSequence("D")
    /// DECSC: position, style and character set.
    package static let saveCursor = ControlSequence("7")
    /// DECRC.
    package static let restoreCursor = ControlSequence("8")
    /// DECTCEM off.
    package static let hideCursor = ControlSequence("[?25l")
    /// DECTCEM on.
    package static let showCursor = ControlSequence("[?25h")
    /// DSR 6: the terminal answers with the cursor's position.
    package static let askForCursor = ControlSequence("[6n")
    /// DSR 5: the terminal answers that it is well, once it has dealt with all that came before.
    package static let askForStatus = ControlSequence("[5n")
    /// XTWINOPS 18: the terminal answers with its lines and columns, if it knows the question; the cursor stays.
    package static let askForSize = ControlSequence("[18t")

    // MARK: Erasing

    /// EL, from the cursor on, in the background of the current style.
    package static let eraseToEndOfLine = ControlSequence("[K")
    /// ED, from the cursor on.
    package static let eraseBelow = ControlSequence("[J")

    // MARK: Style

    /// SGR 0.
    package static let plainStyle = ControlSequence("[m")

    /// SGR; parameters that begin with 0 start from the plain style.
    static func style(_ parameters: [UInt8]) -> ControlSequence {
        ControlSequence("[" + parameters.map(String.init).joined(separator: ";") + "m")
    }

    // MARK: Modes

    /// A second screen without scrollback, with the cursor saved and restored.
    package static let enterAlternateScreen = ControlSequence("[?1049h")
    /// Back to the first screen, with its cursor.
    package static let leaveAlternateScreen = ControlSequence("[?1049l")
    /// What follows is shown at once, when the update ends.
    package static let beginSynchronizedUpdate = ControlSequence("[?2026h")
    /// Shows what came since the update began.
    package static let endSynchronizedUpdate = ControlSequence("[?2026l")
    /// Presses, releases and the wheel (1000), reported without limits on the coordinates (1006), and when the terminal
    /// gets the focus (1004): the click that gave it is no click for what it shows.
    package static let enableMouse = ControlSequence("[?1004h\u{1B}[?1000h\u{1B}[?1006h")
    /// Motion with a button held, too (1002).
    package static let enableDrags = ControlSequence("[?1002h")
    /// Undoes them in reverse order, and ends reports of motion (1002) too, whoever asked for those.
    package static let disableMouse = ControlSequence("[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l")
    /// The number of the mode in which pastes are marked.
    package static let bracketedPasteMode = 2004
    /// Pastes come between `CSI 200~` and `CSI 201~`.
    package static let enableBracketedPaste = ControlSequence("[?\(bracketedPasteMode)h")
    /// Pastes come as keys.
    package static let disableBracketedPaste = ControlSequence("[?\(bracketedPasteMode)l")
    /// DECRQM: the terminal answers whether bracketed paste is on, if it knows the question.
    package static let askForBracketedPaste = ControlSequence("[?\(bracketedPasteMode)$p")
    /// DECAWM: writing past the last column goes on in the next line.
    static let enableWrap = ControlSequence("[?7h")
    /// Writing past the last column stays there.
    static let disableWrap = ControlSequence("[?7l")
}

extension [UInt8] {
    static func += (bytes: inout [UInt8], sequence: ControlSequence) {
        bytes += sequence.bytes
    }
}
