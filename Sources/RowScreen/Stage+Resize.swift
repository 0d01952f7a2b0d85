extension Stage {
    /// Whether the terminal has to say where the saved cursor is, too.
    package var needsSavedCursor: Bool { !isAlternate && returnPlace == nil }

    /// Whether anything has to be asked of the terminal after a change of size.
    package var needsSurvey: Bool { !isAlternate }

    /// Takes the sheet off the screen after a change of size, and makes room for it at its new place.
    ///
    /// Terminals that rewrap text move the sheet about, so its first line is found from where the cursor went. Nothing
    /// above our own lines is erased; text that stands where the sheet is to be scrolls up.
    /// - Parameters:
    ///   - cursor: where the cursor was after the change, still in the sheet; `nil` if that was not told in time.
    ///   - saved: where the saved cursor was, if `needsSavedCursor`.
    ///
    /// An answer from outside the screen is none: it was of another size, or to another question.
    package mutating func resize(to size: Size, cursor: Position?, saved: Position?, trace: SheetTrace) -> [UInt8] {
        let top = find(on: size, cursor: cursor, saved: saved, trace: trace)
        let clear = ControlSequence.plainStyle.bytes + erase(from: max(top, 0))
        return isAlternate ? clear : clear + takePlace(below: top)
    }

    /// Blanks what is left of the sheet where somebody else has written after it, and leaves the cursor where it is.
    ///
    /// Others write from the cursor on, so what is below is ours still. What was above it is, too, unless something may
    /// have scrolled, which begins at the bottom.
    /// - Parameters:
    ///   - cursor: where the cursor is now; `nil` if that was not told in time.
    ///   - left: where it was when the sheet was drawn.
    package func vacate(after size: Size, cursor: Position?, left: Position) -> [UInt8] {
        guard !isAlternate else { return [] }
        var bytes = ControlSequence.plainStyle.bytes
        guard let cursor, cursor.line < size.height - 1 else { return bytes + ControlSequence.eraseBelow.bytes }
        if size == screen, cursor.line > left.line {
            for line in firstLine..<left.line {
                bytes += .moveCursor(to: Position(line: line, column: 0))
                bytes += .eraseToEndOfLine
            }
        }
        return bytes + erase(from: cursor.line + 1) + ControlSequence.moveCursor(to: cursor).bytes
            + ControlSequence.eraseToEndOfLine.bytes
    }

    /// What `close()` does, after a change of size to which the sheet has not been moved.
    ///
    /// The parameters are those of `resize`.
    package mutating func close(after size: Size, cursor: Position?, saved: Position?, trace: SheetTrace) -> [UInt8] {
        guard !isAlternate else { return close() }
        let top = find(on: size, cursor: cursor, saved: saved, trace: trace)
        firstLine = max(top, 0)
        guard let known = returnPlace else { return close() }
        return ControlSequence.plainStyle.bytes + erase(from: firstLine)
            + ControlSequence.moveCursor(to: target(of: known, line: top - known.gap)).bytes
            + (isReturnLineOurs ? ControlSequence.eraseToEndOfLine.bytes : [])
            + ControlSequence.showCursor.bytes
    }

    /// Finds the first of our lines on a screen of another size: above the screen where the number is negative.
    private mutating func find(on size: Size, cursor: Position?, saved: Position?, trace: SheetTrace) -> Int {
        let before = self
        screen = size
        guard !isAlternate else { return 0 }
        guard let cursor, isOnScreen(cursor) else {
            let lost = before.linesAbove
            returnPlace?.gap += lost
            linesLeftAbove = []
            isLineAboveOpen = false
            return min(before.firstLine, lowestFirstLine)
        }
        let hasWrapped = before.hasWrapped(after: size, cursor: cursor, trace: trace)
        let isJoined = hasWrapped && isLineAboveOpen && size.width != before.screen.width
        let lines = isJoined ? trace.joined(to: linesLeftAbove) : trace.below(linesLeftAbove)
        let line = hasWrapped ? line(ofCursor: cursor, trace: lines) : cursor.line
        let top = line - lines.linesAboveCursor(wrappedAt: hasWrapped ? size.width : nil, seenIn: cursor.column)
        keepAbove(lines, lines: -top, wrappedAt: hasWrapped ? size.width : nil)
        if returnPlace == nil {
            let saved = saved.flatMap { isOnScreen($0) ? $0 : nil }
            returnPlace = before.returnPlace(saved: saved, top: max(top, 0), after: size)
        }
        return top
    }

    /// The line of the cursor, above the screen where it is negative: tmux, which has wrapped the lines below it into more
    /// than the screen holds, says that it is in the first cell.
    private func line(ofCursor cursor: Position, trace: SheetTrace) -> Int {
        guard cursor == Position(line: 0, column: 0), trace.cursor.column % max(screen.width, 1) > 0 else {
            return cursor.line
        }
        return min(0, screen.height - trace.linesFromCursor(wrappedAt: screen.width))
    }

    /// A cursor that waits behind the last column for the next character is on the screen, too: tmux says so of one that
    /// stood where its text ended.
    private func isOnScreen(_ position: Position) -> Bool {
        position.line < screen.height && position.column <= screen.width
    }

    /// Whether the terminal has wrapped the sheet's lines anew.
    ///
    /// More lines at the bottom of the screen push the cursor up; one that stayed although there should be more tells
    /// that the terminal leaves text as it is. Otherwise nothing can be told from the cursor.
    private func hasWrapped(after size: Size, cursor: Position, trace: SheetTrace) -> Bool {
        let isUnmoved = cursor.line == firstLine + trace.cursor.line && size.height == screen.height
        return habits.rewrapsText && !(isUnmoved && trace.growsBelowCursor(wrappedAt: size.width))
    }

    /// The return place from its saved address, which some terminals move with the text.
    ///
    /// Where it is unknown whether they did, the smaller gap is the safe one: it may leave blank lines, but no text is
    /// written over. An address in the last line may have been cut off to fit, and says nothing.
    private func returnPlace(saved: Position?, top: Int, after size: Size) -> ReturnPlace {
        guard let saved else { return ReturnPlace(gap: Self.smallestGap, column: 0) }
        let isCut = size.height < screen.height && saved.line == size.height - 1
        let gaps = [
            (gap: firstLine - saved.line, isPossible: habits.movesSavedCursor != true),
            (gap: top - saved.line, isPossible: habits.movesSavedCursor != false),
        ]
        let possible = gaps.filter(\.isPossible).map(\.gap).filter { $0 >= Self.smallestGap }
        return ReturnPlace(gap: isCut ? Self.smallestGap : possible.min() ?? Self.smallestGap, column: saved.column)
    }

    /// Chooses the first line, now that all from `top` down is blank, and saves the return place anew.
    ///
    /// Where nothing was answered nothing scrolls, and the place that is saved already is the best guess.
    private mutating func takePlace(below top: Int) -> [UInt8] {
        let scrolled = max(top - lowestFirstLine, 0)
        switch place {
        case .belowCursor: firstLine = min(max(top, 0), lowestFirstLine)
        case .bottom, .alternateScreen: firstLine = lowestFirstLine
        }
        guard let known = returnPlace else { return [] }
        let blank = firstLine - max(top - scrolled, 0)
        linesLeftAbove += Array(repeating: 0, count: blank)
        if blank > 0 { isLineAboveOpen = false }
        var bytes = ControlSequence.moveCursor(to: Position(line: screen.height - 1, column: 0)).bytes
        for _ in 0..<scrolled {
            bytes += .indexDown
        }
        bytes += .moveCursor(to: target(of: known, line: top - scrolled - known.gap))
        bytes += .saveCursor
        return bytes
    }

    /// Where on the screen the cursor goes for a return place that is on this line, perhaps above the screen.
    private func target(of known: ReturnPlace, line: Int) -> Position {
        Position(line: max(line, 0), column: max(min(known.column, screen.width - 1), 0))
    }

    /// A sheet at the bottom leaves the line of the return place free; one below the cursor knows its gap.
    private static let smallestGap = 1
}
