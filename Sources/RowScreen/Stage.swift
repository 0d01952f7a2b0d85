/// Where on the screen the sheet is, and how it comes, grows, moves and goes without harm to the text above it.
///
/// A pure state machine: it gives bytes, and the owner sends them in order, with `Painter.forget()` after each of them.
/// The *return place* is where the cursor was before; it always stands saved in the terminal, so that closing needs
/// no answer from it.
package struct Stage: Equatable, Sendable {
    /// Which lines a sheet takes.
    package enum Place: Equatable, Sendable {
        /// The last lines of the screen.
        case bottom(lines: Int)
        /// The lines directly below the cursor, at the bottom if the terminal does not say where that is.
        case belowCursor(lines: Int)
        /// The whole of another screen.
        case alternateScreen
    }

    /// Where the return place is, once it is known.
    struct ReturnPlace: Equatable {
        /// How many lines above the sheet's first line; 0 if the sheet begins on its line.
        var gap: Int
        var column: Int
    }

    /// The size of the screen as last told.
    package internal(set) var screen: Size
    /// The line of the screen that the sheet's first line is on, from 0.
    package internal(set) var firstLine: Int
    /// As many as asked for; fewer are used while the screen is too small.
    var wantedLines: Int
    var returnPlace: ReturnPlace?
    let place: Place
    let habits: ResizeHabits

    /// A sheet that is not open yet; whoever opens it knows which place suits the screen.
    package init(_ place: Place, on screen: Size, habits: ResizeHabits = ResizeHabits()) {
        self.habits = habits
        self.place = place
        self.screen = screen
        wantedLines = place.lines ?? screen.height
        firstLine = 0
        firstLine = lowestFirstLine
    }

    /// How many lines the sheet has. One line of the screen stays free for the return place.
    package var height: Int {
        isAlternate ? screen.height : min(wantedLines, max(screen.height - 1, 1))
    }

    /// Shows the sheet: makes room below the cursor, scrolling no more than needed, and saves the return place.
    ///
    /// `belowCursor` also asks for the cursor's position; give the answer to `settle(at:)` before drawing.
    package func open() -> [UInt8] {
        guard !isAlternate else {
            return ControlSequence.enterAlternateScreen.bytes
        }
        let question = isAwaitingCursor ? ControlSequence.askForCursor.bytes : []
        return makeRoom(for: height) + question
    }

    /// Whether `open()` asked for the cursor's position and `settle(at:)` has not been called with it.
    package var isAwaitingCursor: Bool {
        guard case .belowCursor = place else { return false }
        return returnPlace == nil
    }

    /// Takes the answer to what `open()` asked; without a call the sheet is at the bottom.
    package mutating func settle(at cursor: Position) {
        guard isAwaitingCursor else { return }
        firstLine = min(cursor.column == 0 ? cursor.line : cursor.line + 1, lowestFirstLine)
        returnPlace = ReturnPlace(gap: max(firstLine - cursor.line, 0), column: cursor.column)
    }

    /// Gives the sheet more lines; it never gets fewer, and no bytes mean that nothing changed.
    package mutating func grow(to lines: Int) -> [UInt8] {
        guard !isAlternate, lines > wantedLines else { return [] }
        let before = height
        wantedLines = lines
        guard height > before else { return [] }
        moveUpToFit()
        return ControlSequence.restoreCursor.bytes + makeRoom(for: height)
    }

    /// Takes the sheet away and puts the cursor back where it was, shown and in its own style.
    package func close() -> [UInt8] {
        var bytes = ControlSequence.plainStyle.bytes
        if isAlternate {
            bytes += .leaveAlternateScreen
        } else {
            bytes += .moveCursor(to: Position(line: firstLine, column: 0))
            bytes += .eraseBelow
            bytes += .restoreCursor
        }
        bytes += .showCursor
        return bytes
    }

    /// What `close()` does, and puts an end to a frame that a crash has cut off.
    package func abandon() -> [UInt8] {
        ControlSequence.endSynchronizedUpdate.bytes + ControlSequence.enableWrap.bytes + close()
    }

    var isAlternate: Bool { place == .alternateScreen }

    /// The first line of a sheet that ends where the screen does.
    var lowestFirstLine: Int { screen.height - height }

    /// Index-downs that scroll only where there is no room, and back up, to a return place that is saved.
    private func makeRoom(for lines: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for _ in 0..<lines {
            bytes += .indexDown
        }
        bytes += .cursorUp(lines)
        bytes += .saveCursor
        return bytes
    }

    /// Follows what `makeRoom` does to the return place, and with it to a sheet below the cursor.
    private mutating func moveUpToFit() {
        guard var known = returnPlace else {
            firstLine = lowestFirstLine
            return
        }
        let line = firstLine - known.gap
        let lineAfter = min(line, screen.height - 1 - height)
        switch place {
        case .belowCursor: firstLine = min(lineAfter + known.gap, lowestFirstLine)
        case .bottom, .alternateScreen: firstLine = lowestFirstLine
        }
        known.gap = firstLine - lineAfter
        returnPlace = known
    }
}

extension Stage.Place {
    fileprivate var lines: Int? {
        switch self {
        case .bottom(let lines), .belowCursor(let lines): max(lines, 1)
        case .alternateScreen: nil
        }
    }
}
