import RowText

extension Grid {
    /// Writes characters side by side in one style; what falls outside the grid or outside `columns` is left out.
    ///
    /// A wide character of which only one half would be seen leaves a blank there. The cost is that of the text given,
    /// so of a long row decode no more than is seen.
    /// - Parameters:
    ///   - start: may lie outside the grid, as for text scrolled sideways.
    ///   - columns: where writing is allowed; everywhere if `nil`.
    /// - Returns: the column after the last character, or where there was no more room.
    @discardableResult
    package mutating func write(
        _ text: [Grapheme], style: Style = .plain, at start: Position, clippedTo columns: Range<Int>? = nil
    ) -> Int {
        guard (0..<height).contains(start.line) else { return start.column }
        let allowed = (columns ?? 0..<width).clamped(to: 0..<width)
        var column = start.column
        for grapheme in text {
            guard column < allowed.upperBound else { break }
            if grapheme.isSubstitute && grapheme.width == grapheme.text.count {
                write(standIn: grapheme.text, style: style, at: column, line: start.line, allowed: allowed)
            } else {
                let cell = Cell(grapheme.text, width: grapheme.width, style: style)
                put(cell, line: start.line, column: column, allowed: allowed)
            }
            column += grapheme.width
        }
        return column
    }

    /// Each of its characters takes one column.
    private mutating func write(standIn text: String, style: Style, at column: Int, line: Int, allowed: Range<Int>) {
        for (offset, character) in text.enumerated() {
            put(Cell(String(character), style: style), line: line, column: column + offset, allowed: allowed)
        }
    }

    /// Writes a string in one style; what may not be drawn is replaced as in a row.
    @discardableResult
    package mutating func write(
        _ text: String, style: Style = .plain, at start: Position, clippedTo columns: Range<Int>? = nil
    ) -> Int {
        write(graphemes(of: Array(text.utf8)), style: style, at: start, clippedTo: columns)
    }
}
