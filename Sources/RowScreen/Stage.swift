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
        /// How many lines above the first of our lines; 0 if that is its line.
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
    /// The columns of text on lines that are ours, directly above the sheet, since it has changed its place.
    ///
    /// What a small screen had no room for stands above it, and comes back with the past of the terminal, to be erased
    /// then. The others are blank.
    var linesLeftAbove: [Int] = []
    /// Whether the last of them goes on in the sheet's first line: a terminal of another width puts the two together.
    var isLineAboveOpen = false
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

    /// A sheet below a cursor of which the terminal has told already where it is: ``open()`` asks for nothing then.
    package init(lines: Int, below cursor: Position, on screen: Size, habits: ResizeHabits = ResizeHabits()) {
        self.init(.belowCursor(lines: lines), on: screen, habits: habits)
        let line = min(cursor.line, max(screen.height - 1 - height, 0))
        settle(at: Position(line: line, column: min(cursor.column, max(screen.width - 1, 0))))
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
    ///
    /// The alternate screen is blanked, too, before it is left: where the size is another one than when it was entered,
    /// tmux moves what does not fit the old size into the past of the screen that comes back.
    package func close() -> [UInt8] {
        var bytes = ControlSequence.plainStyle.bytes
        bytes += erase(from: firstLine)
        if isAlternate {
            bytes += .leaveAlternateScreen
        } else {
            bytes += .restoreCursor
            if isReturnLineOurs { bytes += .eraseToEndOfLine }
        }
        bytes += .showCursor
        return bytes
    }

    /// What `close()` does, and puts an end to a frame that a crash has cut off.
    package func abandon() -> [UInt8] {
        ControlSequence.endSynchronizedUpdate.bytes + ControlSequence.enableWrap.bytes + close()
    }

    /// Blanks a line and all below it.
    ///
    /// Where that is the whole screen the first line is blanked by itself: tmux keeps in its past what is erased from
    /// the first cell on.
    func erase(from line: Int) -> [UInt8] {
        let start = ControlSequence.moveCursor(to: Position(line: line, column: 0)).bytes
        guard line == 0, !isAlternate else { return start + ControlSequence.eraseBelow.bytes }
        let firstLine = start + ControlSequence.eraseToEndOfLine.bytes
        return screen.height > 1 ? firstLine + erase(from: 1) : firstLine
    }

    /// Whether the line that the return place is on may be blanked from there on.
    ///
    /// After changes of size to a narrow screen, some of what is ours may stand where nobody knows of it, and whoever
    /// prints next prints over it. What begins elsewhere than a line does is a prompt, perhaps with text behind.
    var isReturnLineOurs: Bool { returnPlace.map { $0.gap > 0 && $0.column == 0 } ?? false }

    var isAlternate: Bool { place == .alternateScreen }

    /// The first line of a sheet that ends where the screen does.
    var lowestFirstLine: Int { screen.height - height }

    /// How many lines of the screen and above it are ours and not of the sheet.
    var linesAbove: Int {
        Self.standing(linesLeftAbove).linesAboveCursor(wrappedAt: widthOfWrapping)
    }

    /// Takes the first so many lines of what is ours for those above the sheet.
    mutating func keepAbove(_ lines: SheetTrace, lines count: Int, wrappedAt width: Int?) {
        isLineAboveOpen = lines.splits(afterLines: count, wrappedAt: width)
        linesLeftAbove = lines.firstWidths(onLines: count, wrappedAt: width)
    }

    private var widthOfWrapping: Int? { habits.rewrapsText ? screen.width : nil }

    /// Lines with the cursor below them.
    private static func standing(_ widths: [Int]) -> SheetTrace {
        SheetTrace(widths: widths, cursor: Position(line: widths.count, column: 0))
    }

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
        let top = firstLine - linesAbove
        let line = max(top - known.gap, 0)
        let scrolled = max(line + 1 + height - screen.height, 0)
        switch place {
        case .belowCursor: firstLine = min(firstLine - scrolled, lowestFirstLine)
        case .bottom, .alternateScreen: firstLine = lowestFirstLine
        }
        let above = firstLine - (top - scrolled)
        guard above < 0 else {
            keepAbove(Self.standing(linesLeftAbove), lines: above, wrappedAt: widthOfWrapping)
            return
        }
        linesLeftAbove = []
        isLineAboveOpen = false
        known.gap += above
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
