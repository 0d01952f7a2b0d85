extension ScreenReader {
    /// Puts a character where the cursor is.
    mutating func write(_ scalar: Unicode.Scalar) {
        let width = areAmbiguousWide && scalar.isAmbiguousOnScreen ? 2 : scalar.screenWidth
        guard width > 0 else {
            join(scalar)
            return
        }
        if isWrapDue || cursor.column + width > size.columns {
            guard modes.contains(7) else {
                cursor.column = max(0, size.columns - width)
                place(scalar, width: width)
                return
            }
            cursor.column = 0
            lineFeed()
        }
        place(scalar, width: width)
    }

    /// Adds a character without a width of its own to the one before the cursor.
    private mutating func join(_ scalar: Unicode.Scalar) {
        var column = isWrapDue ? cursor.column : cursor.column - 1
        if column > 0, grid[cursor.line][column].isRightHalf { column -= 1 }
        guard column >= 0 else { return }
        grid[cursor.line][column].text.unicodeScalars.append(scalar)
    }

    private mutating func place(_ scalar: Unicode.Scalar, width: Int) {
        guard width <= size.columns else { return }
        for column in cursor.column..<(cursor.column + width) { splitWide(at: column) }
        grid[cursor.line][cursor.column] = ScreenCell(text: String(scalar), look: look)
        if width == 2 { grid[cursor.line][cursor.column + 1] = ScreenCell(text: "", look: look) }
        isWrapDue = cursor.column + width == size.columns && modes.contains(7)
        cursor.column = min(cursor.column + width, size.columns - 1)
    }

    /// Blanks both halves of a wide character of which one is about to be overwritten.
    private mutating func splitWide(at column: Int) {
        if grid[cursor.line][column].isRightHalf {
            grid[cursor.line][column].text = " "
            if column > 0 { grid[cursor.line][column - 1].text = " " }
        } else if column + 1 < size.columns, grid[cursor.line][column + 1].isRightHalf {
            grid[cursor.line][column + 1].text = " "
        }
    }

    mutating func lineFeed() {
        isWrapDue = false
        if cursor.line + 1 == scrollingLines.upperBound {
            scrollUp()
        } else if cursor.line + 1 < size.lines {
            cursor.line += 1
        }
    }

    mutating func reverseLineFeed() {
        isWrapDue = false
        if cursor.line == scrollingLines.lowerBound {
            insertLines(1, at: scrollingLines.lowerBound)
        } else if cursor.line > 0 {
            cursor.line -= 1
        }
    }

    /// Lets the topmost scrolling line go; into the scrollback, if it is the main screen's first.
    mutating func scrollUp() {
        let top = grid.remove(at: scrollingLines.lowerBound)
        grid.insert(erasedLine, at: scrollingLines.upperBound - 1)
        if scrollingLines.lowerBound == 0, hiddenGrid == nil { scrollback.append(Self.text(top)) }
    }

    mutating func insertLines(_ count: Int, at line: Int) {
        guard scrollingLines.contains(line) else { return }
        for _ in 0..<min(count, scrollingLines.upperBound - line) {
            grid.remove(at: scrollingLines.upperBound - 1)
            grid.insert(erasedLine, at: line)
        }
    }

    mutating func deleteLines(_ count: Int, at line: Int) {
        guard scrollingLines.contains(line) else { return }
        for _ in 0..<min(count, scrollingLines.upperBound - line) {
            grid.remove(at: line)
            grid.insert(erasedLine, at: scrollingLines.upperBound - 1)
        }
    }

    mutating func insertCells(_ count: Int) {
        let line = grid[cursor.line]
        let inserted = Array(repeating: erasedCell, count: min(count, size.columns - cursor.column))
        grid[cursor.line] = Array((line[..<cursor.column] + inserted + line[cursor.column...]).prefix(size.columns))
    }

    mutating func deleteCells(_ count: Int) {
        let deleted = min(count, size.columns - cursor.column)
        grid[cursor.line].removeSubrange(cursor.column..<(cursor.column + deleted))
        grid[cursor.line] += Array(repeating: erasedCell, count: deleted)
    }

    mutating func erase(_ columns: Range<Int>, inLine line: Int) {
        for column in columns.clamped(to: 0..<size.columns) { grid[line][column] = erasedCell }
    }

    mutating func erase(lines: Range<Int>) {
        for line in lines.clamped(to: 0..<size.lines) { grid[line] = erasedLine }
    }

    /// What is left where something was erased: the ground of the current look.
    private var erasedCell: ScreenCell { ScreenCell(text: " ", look: Look(background: look.background)) }

    private var erasedLine: [ScreenCell] { Array(repeating: erasedCell, count: size.columns) }
}
