/// What the sheet looked like when the screen's size changed: enough to reckon how many lines it takes after that.
package struct SheetTrace: Equatable, Sendable {
    /// The columns of text on each line of the sheet.
    package let widths: [Int]
    /// Where in the sheet the cursor stands.
    package let cursor: Position

    /// - Parameter cursor: as it was given to the painter.
    package init(of grid: Grid, cursor: Position?) {
        self.init(widths: grid.widths, cursor: cursor ?? Position(line: 0, column: 0))
    }

    /// A sheet of so many lines with these widths.
    package init(widths: [Int], cursor: Position) {
        self.widths = widths
        self.cursor = cursor
    }

    /// The sheet together with lines that stand directly above it.
    func below(_ lines: [Int]) -> SheetTrace {
        SheetTrace(widths: lines + widths, cursor: Position(line: lines.count + cursor.line, column: cursor.column))
    }

    /// The sheet below such lines, the last of which goes on in its first line.
    func joined(to lines: [Int]) -> SheetTrace {
        guard let open = lines.last, let first = widths.first else { return below(lines) }
        let column = cursor.line == 0 ? open + cursor.column : cursor.column
        return SheetTrace(
            widths: lines.dropLast() + [open + first] + widths.dropFirst(),
            cursor: Position(line: lines.count - 1 + cursor.line, column: column))
    }

    /// The lines from the first to the cursor's once a terminal has wrapped them anew; `nil` is one that does not.
    ///
    /// - Parameter column: where the cursor is since then, which tells how its own line was wrapped.
    func linesAboveCursor(wrappedAt width: Int?, seenIn column: Int? = nil) -> Int {
        guard let width else { return cursor.line }
        let above = widths.prefix(cursor.line).reduce(0) { $0 + Self.lines(for: $1, at: width) }
        return above + linesBehindCursor(wrappedAt: max(width, 1), seenIn: column)
    }

    /// The lines of the cursor's own line that are above it. A cursor behind the text goes where the text ends in tmux,
    /// which leaves it behind the last column where that is full.
    private func linesBehindCursor(wrappedAt width: Int, seenIn column: Int?) -> Int {
        let kept = cursor.column / width
        guard let column, widths.indices.contains(cursor.line) else { return kept }
        let end = min(cursor.column, widths[cursor.line])
        if column == width { return max(end - 1, 0) / width }
        return column != cursor.column % width && column == end % width ? end / width : kept
    }

    /// The lines from the cursor's to the last once a terminal has wrapped them anew.
    func linesFromCursor(wrappedAt width: Int) -> Int {
        let lines = widths.dropFirst(cursor.line).reduce(0) { $0 + Self.lines(for: $1, at: width) }
        return lines - cursor.column / max(width, 1)
    }

    /// The widths of what stands on the first so many lines of the screen; of a line that goes on below them, that of
    /// its part.
    func firstWidths(onLines count: Int, wrappedAt width: Int?) -> [Int] {
        var missing = count
        var first: [Int] = []
        for columns in widths where missing > 0 {
            let lines = width.map { Self.lines(for: columns, at: $0) } ?? 1
            first.append(lines > missing ? missing * (width ?? columns) : columns)
            missing -= lines
        }
        return first
    }

    /// Whether one of the lines goes on below the first so many lines of the screen.
    func splits(afterLines count: Int, wrappedAt width: Int?) -> Bool {
        guard let width else { return false }
        var missing = count
        for columns in widths where missing > 0 {
            missing -= Self.lines(for: columns, at: width)
        }
        return missing < 0 && count > 0
    }

    /// Whether a terminal that wraps anew would need more lines for what is at the cursor and below.
    func growsBelowCursor(wrappedAt width: Int) -> Bool {
        widths.dropFirst(cursor.line).contains { $0 > width }
    }

    private static func lines(for columns: Int, at width: Int) -> Int {
        let width = max(width, 1)
        return max(1, (columns + width - 1) / width)
    }
}
