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

    /// The lines from the sheet's first to the cursor's once a terminal has wrapped them anew.
    func linesAboveCursor(wrappedAt width: Int) -> Int {
        let width = max(width, 1)
        return widths.prefix(cursor.line).reduce(cursor.column / width) { $0 + max(1, ($1 + width - 1) / width) }
    }

    /// Whether a terminal that wraps anew would need more lines for what is at the cursor and below.
    func growsBelowCursor(wrappedAt width: Int) -> Bool {
        widths.dropFirst(cursor.line).contains { $0 > width }
    }
}
