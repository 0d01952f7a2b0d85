/// What the mouse did, and over which cell.
package struct MouseEvent: Equatable, Sendable {
    /// What was done.
    package enum Kind: Hashable, Sendable {
        case press, release
        /// Moved to another cell with a button held.
        case drag
        case wheelUp, wheelDown
        /// Turned sideways: a wheel that tilts, or two fingers.
        case wheelLeft, wheelRight
    }

    /// With which button.
    package enum Button: Hashable, Sendable {
        case left, middle, right
        /// One of those on the side.
        case other
    }

    /// What was done.
    package let kind: Kind
    /// `nil` for the wheel.
    package let button: Button?
    /// Counted from 0.
    package let line: Int
    /// Counted from 0.
    package let column: Int
    /// What was held on the keyboard.
    package let modifiers: KeyModifiers

    /// An event on the cell at `line` and `column`.
    package init(kind: Kind, button: Button?, line: Int, column: Int, modifiers: KeyModifiers = []) {
        self.kind = kind
        self.button = button
        self.line = line
        self.column = column
        self.modifiers = modifiers
    }
}

extension MouseEvent {
    /// Reads the report `CSI < code ; x ; y M` (or `m` for a release), as mouse mode 1006 has it; `nil` where nothing
    /// came of it: a bare move, a cell that is none.
    init?(code: Int, x: Int, y: Int, isRelease: Bool) {
        guard x > 0, y > 0 else { return nil }
        let held = KeyModifiers(
            (code & 4 != 0, .shift), (code & 8 != 0, .alt), (code & 16 != 0, .control))
        guard let (kind, button) = Self.deed(code, isRelease: isRelease) else { return nil }
        self.init(kind: kind, button: button, line: y - 1, column: x - 1, modifiers: held)
    }

    private static func deed(_ code: Int, isRelease: Bool) -> (Kind, Button?)? {
        let number = code & 3
        guard code & 64 == 0 || code & 128 != 0 else {
            guard !isRelease else { return nil }
            return ([.wheelUp, .wheelDown, .wheelLeft, .wheelRight][number], nil)
        }
        guard code & 128 == 0 else {
            return (isRelease ? .release : .press, .other)
        }
        guard number < 3 else { return nil }
        let button: Button = [.left, .middle, .right][number]
        guard code & 32 == 0 || isRelease else { return (.drag, button) }
        return (isRelease ? .release : .press, button)
    }
}
