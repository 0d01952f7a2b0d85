/// What a part of the screen should look like, cell by cell.
///
/// No half of a wide character stands without its other half: who writes over one half blanks the other.
package struct Grid: Equatable, Sendable {
    package let size: Size
    private var cells: ContiguousArray<Cell>

    /// Blank throughout.
    package init(height: Int, width: Int) {
        size = Size(height: max(height, 0), width: max(width, 0))
        cells = ContiguousArray(repeating: .blank, count: size.height * size.width)
    }

    package var height: Int { size.height }

    package var width: Int { size.width }

    /// All of it.
    package var bounds: Rectangle { Rectangle(height: height, width: width) }

    package subscript(position: Position) -> Cell {
        cells[index(position.line, position.column)]
    }

    /// The cells of one line.
    subscript(line line: Int) -> ArraySlice<Cell> {
        cells[index(line, 0)..<index(line + 1, 0)]
    }

    /// The text of each line, blanks at its end left out.
    package var lines: [String] {
        (0..<height).map { line in
            let text = self[line: line].map(\.text).joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// How many columns of each line are used, up to its last cell that is not blank.
    package var widths: [Int] {
        (0..<height).map { line in
            let cells = self[line: line]
            return (cells.lastIndex { $0 != .blank } ?? cells.startIndex - 1) + 1 - cells.startIndex
        }
    }

    /// Writes characters side by side; what falls outside the grid or outside `columns` is left out.
    ///
    /// A wide character of which only one half would be seen leaves a blank there. No more of the text is asked for
    /// than is seen, so it may be long and lazy.
    /// - Parameters:
    ///   - start: may lie outside the grid, as for text scrolled sideways.
    ///   - columns: where writing is allowed; everywhere if `nil`.
    /// - Returns: the column after the last character, or where there was no more room.
    @discardableResult
    package mutating func write(
        _ text: some Sequence<Cell>, at start: Position, clippedTo columns: Range<Int>? = nil
    ) -> Int {
        let allowed = (columns ?? 0..<width).clamped(to: 0..<width)
        guard (0..<height).contains(start.line) else { return start.column }
        var column = start.column
        var rest = text.makeIterator()
        while column < allowed.upperBound, let cell = rest.next() {
            put(cell, line: start.line, column: column, allowed: allowed)
            column += cell.width
        }
        return column
    }

    /// Blanks an area, in a style.
    package mutating func fill(_ area: Rectangle, style: Style = .plain) {
        let area = area.intersection(bounds)
        guard !area.isEmpty else { return }
        for line in area.lines {
            replace(line, area.columns, with: repeatElement(Cell(" ", style: style), count: area.width))
        }
    }

    /// Changes the style of all characters that begin in an area.
    package mutating func restyle(_ area: Rectangle, _ change: (inout Style) -> Void) {
        let area = area.intersection(bounds)
        for line in area.lines {
            for column in area.columns where !cells[index(line, column)].isSecondHalf {
                let first = index(line, column)
                change(&cells[first].style)
                guard cells[first].width == 2 else { continue }
                cells[first + 1].style = cells[first].style
            }
        }
    }

    private func index(_ line: Int, _ column: Int) -> Int {
        line * width + column
    }

    private mutating func put(_ cell: Cell, line: Int, column: Int, allowed: Range<Int>) {
        let wanted = column..<(column + cell.width)
        let visible = wanted.clamped(to: allowed)
        guard visible == wanted else {
            replace(line, visible, with: repeatElement(Cell(" ", style: cell.style), count: visible.count))
            return
        }
        replace(line, wanted, with: cell.width == 2 ? [cell, .secondHalf(style: cell.style)] : [cell])
    }

    private mutating func replace(_ line: Int, _ columns: Range<Int>, with new: some Collection<Cell>) {
        guard !columns.isEmpty else { return }
        let start = index(line, columns.lowerBound)
        let end = index(line, columns.upperBound)
        if cells[start].isSecondHalf {
            cells[start - 1] = Cell(" ", style: cells[start - 1].style)
        }
        if columns.upperBound < width, cells[end].isSecondHalf {
            cells[end] = Cell(" ", style: cells[end].style)
        }
        cells.replaceSubrange(start..<end, with: new)
    }
}
