/// A part of a grid, perhaps an empty one; no height or width is negative.
package struct Rectangle: Hashable, Sendable {
    /// The first line.
    package let line: Int
    /// The first column.
    package let column: Int
    /// Lines.
    package let height: Int
    /// Columns.
    package let width: Int

    /// A negative height or width counts as none.
    package init(line: Int = 0, column: Int = 0, height: Int, width: Int) {
        self.line = line
        self.column = column
        self.height = max(height, 0)
        self.width = max(width, 0)
    }

    /// All its lines, for loops.
    package var lines: Range<Int> { line..<(line + height) }

    /// All its columns, fit for clipping.
    package var columns: Range<Int> { column..<(column + width) }

    /// Whether no cell is inside.
    package var isEmpty: Bool { height == 0 || width == 0 }

    /// Whether a cell is inside; a click on it then belongs to who owns the rectangle.
    package func contains(_ position: Position) -> Bool {
        lines.contains(position.line) && columns.contains(position.column)
    }

    /// What two rectangles share; empty if nothing.
    package func intersection(_ other: Rectangle) -> Rectangle {
        let lines = lines.clamped(to: other.lines)
        let columns = columns.clamped(to: other.columns)
        return Rectangle(line: lines.lowerBound, column: columns.lowerBound, height: lines.count, width: columns.count)
    }

    /// The first `count` columns, clamped to what there are, and the others.
    package func split(leadingColumns count: Int) -> (leading: Rectangle, rest: Rectangle) {
        let count = min(max(count, 0), width)
        return (
            Rectangle(line: line, column: column, height: height, width: count),
            Rectangle(line: line, column: column + count, height: height, width: width - count)
        )
    }
}
