/// What a terminal is asked when its size has changed, and what it has answered.
///
/// A terminal may have another size by now than the system tells: it changes its screen first and tells of it later,
/// and answers in between are about a screen nobody knows of. So it is asked for its size as well.
package struct Survey: Equatable, Sendable {
    /// What a report of the cursor is about.
    private enum Subject: Equatable {
        case cursor, saved, corner
    }

    /// Where the cursor was, by the last answer.
    package private(set) var cursor: Position?
    /// Where the saved cursor was.
    package private(set) var saved: Position?
    /// What the terminal said its size was; `nil` from those that do not know the question.
    private var told: Size?
    /// The size by the farthest place a cursor could go to.
    package private(set) var reached: Size?
    private var awaited: [Subject] = []

    /// One that has asked nothing.
    package init() {}

    /// Whether all that was asked is answered.
    package var isAnswered: Bool { awaited.isEmpty }

    /// How many reports of the cursor are still to come.
    package var reportsDue: Int { awaited.count }

    /// Asks for the cursor, and leaves it where it is.
    package mutating func askForCursor() -> [UInt8] {
        awaited.append(.cursor)
        return ControlSequence.askForSize.bytes + ControlSequence.askForCursor.bytes
    }

    /// Asks for the saved cursor, and then again for the cursor, which returns to where it was by the last answer.
    package mutating func askForSavedCursor() -> [UInt8] {
        awaited.append(.saved)
        let back = cursor.map { ControlSequence.moveCursor(to: $0).bytes } ?? []
        return ControlSequence.restoreCursor.bytes + ControlSequence.askForCursor.bytes + back + askForCursor()
    }

    /// Asks for everything at once, without going back: for the last time.
    ///
    /// - Parameter isSavedKnown: whether the saved cursor need not be asked for.
    package mutating func askForAll(isSavedKnown: Bool) -> [UInt8] {
        awaited += isSavedKnown ? [.cursor, .corner] : [.cursor, .saved, .corner]
        var bytes = ControlSequence.askForCursor.bytes
        if !isSavedKnown { bytes += ControlSequence.restoreCursor.bytes + ControlSequence.askForCursor.bytes }
        bytes += .moveCursor(to: Self.farthest)
        bytes += .askForCursor
        return bytes
    }

    /// Takes the terminal's answer to where the cursor is; one to no question changes nothing.
    package mutating func take(cursor position: Position) {
        guard !awaited.isEmpty else { return }
        switch awaited.removeFirst() {
        case .cursor: if !isReturned(to: position) { cursor = position }
        case .saved: saved = position
        case .corner: reached = Size(height: position.line + 1, width: position.column + 1)
        }
    }

    /// Whether that is where the cursor came back to that had waited behind the last column, where none can be sent.
    private func isReturned(to position: Position) -> Bool {
        guard saved != nil, let cursor else { return false }
        return position == Position(line: cursor.line, column: cursor.column - 1)
    }

    /// Takes the terminal's answer to how large it is.
    package mutating func take(size: Size) {
        told = size
    }

    /// Whether the last answers were given on a screen of this size, as far as the terminal says.
    ///
    /// tmux up to 3.3 names the two numbers in the wrong order.
    package func isOf(_ size: Size) -> Bool {
        guard let told else { return true }
        return told == size || told == Size(height: size.width, width: size.height)
    }

    /// Beyond the last line and column of any screen; terminals stop at these.
    private static let farthest = Position(line: 9998, column: 9998)
}
