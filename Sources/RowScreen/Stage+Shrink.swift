extension Stage {
    /// Takes lines from the end of the sheet, and blanks them; no bytes mean that nothing changed.
    ///
    /// Nothing scrolls back, so a sheet below the cursor begins where it did, and one at the bottom ends there.
    package mutating func shrink(to lines: Int) -> [UInt8] {
        let lines = max(lines, 1)
        guard !isAlternate, lines < wantedLines else { return [] }
        let before = self
        wantedLines = lines
        guard height < before.height else { return [] }
        switch place {
        case .belowCursor:
            return ControlSequence.plainStyle.bytes + erase(from: firstLine + height)
        case .bottom, .alternateScreen:
            firstLine = lowestFirstLine
            keepFree(lines: firstLine - before.firstLine)
            return ControlSequence.plainStyle.bytes + erase(from: before.firstLine)
        }
    }

    /// Takes note that so many blank lines have come between what is ours above the sheet and the sheet.
    ///
    /// Until the return place is known, it is reckoned from the sheet alone.
    private mutating func keepFree(lines: Int) {
        guard lines > 0, returnPlace != nil else { return }
        linesLeftAbove += Array(repeating: 0, count: lines)
        isLineAboveOpen = false
    }
}
