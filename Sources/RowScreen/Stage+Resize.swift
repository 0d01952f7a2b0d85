extension Stage {
    /// What to ask when the size of the screen changed, before anything else is sent.
    package var question: [UInt8] {
        guard !isAlternate else { return [] }
        guard returnPlace == nil else { return ControlSequence.askForCursor.bytes }
        return ControlSequence.askForCursor.bytes + ControlSequence.restoreCursor.bytes
            + ControlSequence.askForCursor.bytes
    }

    /// How many cursor reports `question` is answered with.
    package var answersExpected: Int {
        isAlternate ? 0 : returnPlace == nil ? 2 : 1
    }

    /// Takes the sheet off the screen after a change of size, and makes room for it at its new place.
    ///
    /// Terminals that rewrap text move the sheet about, so its first line is found from where the cursor went. Nothing
    /// above that line is erased; text that stands where the sheet is to be scrolls up.
    /// - Parameters:
    ///   - cursor: the first answer to `question`; `nil` if none came in time.
    ///   - saved: the second one, if two were expected.
    ///
    /// An answer from outside the screen is none: it was of another size, or to another question.
    package mutating func resize(
        to size: Size, cursor: Position?, saved: Position?, trace: SheetTrace
    ) -> [UInt8] {
        let before = self
        screen = size
        let cursor = cursor.flatMap { isOnScreen($0) ? $0 : nil }
        let saved = saved.flatMap { isOnScreen($0) ? $0 : nil }
        guard !isAlternate else {
            return ControlSequence.plainStyle.bytes + erase(from: 0)
        }
        let top = before.top(after: size, cursor: cursor, trace: trace) ?? min(before.firstLine, lowestFirstLine)
        if returnPlace == nil, cursor != nil {
            returnPlace = before.returnPlace(saved: saved, top: top, after: size)
        }
        return ControlSequence.plainStyle.bytes + erase(from: top) + takePlace(below: top)
    }

    private func isOnScreen(_ position: Position) -> Bool {
        position.line < screen.height && position.column < screen.width
    }

    /// Where the sheet's first line is on the changed screen; `nil` if the terminal did not say.
    private func top(after size: Size, cursor: Position?, trace: SheetTrace) -> Int? {
        guard let cursor else { return nil }
        let hasWrapped = hasWrapped(after: size, cursor: cursor, trace: trace)
        return max(cursor.line - (hasWrapped ? trace.linesAboveCursor(wrappedAt: size.width) : trace.cursor.line), 0)
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

    private func erase(from line: Int) -> [UInt8] {
        ControlSequence.moveCursor(to: Position(line: line, column: 0)).bytes + ControlSequence.eraseBelow.bytes
    }

    /// Chooses the first line, now that all from `top` down is blank, and saves the return place anew.
    ///
    /// Where nothing was answered nothing scrolls, and the place that is saved already is the best guess.
    private mutating func takePlace(below top: Int) -> [UInt8] {
        let scrolled = max(top - lowestFirstLine, 0)
        switch place {
        case .belowCursor: firstLine = min(top, lowestFirstLine)
        case .bottom, .alternateScreen: firstLine = lowestFirstLine
        }
        guard let known = returnPlace else { return [] }
        let line = top - known.gap - scrolled
        returnPlace = ReturnPlace(gap: firstLine - line, column: known.column)
        let target = Position(line: max(line, 0), column: max(min(known.column, screen.width - 1), 0))
        var bytes = ControlSequence.moveCursor(to: Position(line: screen.height - 1, column: 0)).bytes
        for _ in 0..<scrolled {
            bytes += .indexDown
        }
        bytes += .moveCursor(to: target)
        bytes += .saveCursor
        return bytes
    }

    /// A sheet at the bottom leaves the line of the return place free; one below the cursor knows its gap.
    private static let smallestGap = 1
}
