/// What a part of the screen should look like, cell by cell.
///
/// No half of a wide character stands without its other half: who writes over one half blanks the other.
package struct Grid: Equatable, Sendable {
    /// Fixed; another size is another grid.
    package let size: Size
    private var cells: ContiguousArray<Cell>

    /// Blank throughout.
    package init(height: Int, width: Int) {
        size = Size(height: max(height, 0), width: max(width, 0))
        cells = ContiguousArray(repeating: .blank, count: size.height * size.width)
    }

    /// Lines.
    package var height: Int { size.height }

    /// Columns.
    package var width: Int { size.width }

    /// All of it.
    package var bounds: Rectangle { Rectangle(height: height, width: width) }

    /// The cell at a place, which has to lie inside.
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

    /// Blanks an area, in a style.
    package mutating func fill(_ area: Rectangle, style: Style = .plain) {
        let area = area.intersection(bounds)
        for line in area.lines {
            blank(line, area.columns, style: style)
        }
    }

    /// Puts the first columns of another grid's first line on a line of this one, styles and all; what falls outside is
    /// left out.
    package mutating func place(_ other: Grid, columns: Int, at start: Position) {
        guard (0..<height).contains(start.line), other.height > 0 else { return }
        for (offset, cell) in other[line: 0].prefix(columns).enumerated() where !cell.isSecondHalf {
            put(cell, line: start.line, column: start.column + offset, allowed: 0..<width)
        }
    }

    private func index(_ line: Int, _ column: Int) -> Int {
        line * width + column
    }

    /// Puts one character where it fits; where only a part of it would be seen, that part is blank.
    mutating func put(_ cell: Cell, line: Int, column: Int, allowed: Range<Int>) {
        let wanted = column..<(column + cell.width)
        let visible = wanted.clamped(to: allowed)
        guard visible == wanted else {
            blank(line, visible, style: cell.style)
            return
        }
        sever(line, wanted)
        let first = index(line, column)
        cells[first] = cell
        if cell.width == 2 {
            cells[first + 1] = .secondHalf(style: cell.style)
        }
    }

    /// Puts cells at the start of a line, which have to have room there; a wide character that is cut is blank.
    mutating func replace(_ line: Int, with new: ArraySlice<Cell>) {
        guard let last = new.last else { return }
        sever(line, 0..<new.count)
        let start = index(line, 0)
        for (offset, cell) in new.enumerated() { cells[start + offset] = cell }
        if last.width == 2 { cells[start + new.count - 1] = Cell(" ", style: last.style) }
    }

    /// Moves whole lines down within a range of lines; what is uncovered shows another grid of the same size, and what
    /// leaves the range is gone.
    package mutating func slide(_ lines: Range<Int>, down count: Int, over behind: Grid) {
        precondition(behind.size == size, "what is behind a picture is as large")
        let lines = lines.clamped(to: 0..<height)
        for line in lines.reversed() {
            let isUncovered = line - count < lines.lowerBound
            let source = isUncovered ? behind[line: line] : self[line: line - count]
            cells.replaceSubrange(index(line, 0)..<index(line + 1, 0), with: source)
        }
    }

    /// Gives every cell of an area another style.
    package mutating func restyle(_ area: Rectangle, _ change: (Style) -> Style) {
        let area = area.intersection(bounds)
        for line in area.lines {
            for column in area.columns {
                let place = index(line, column)
                cells[place] = cells[place].styled(change(cells[place].style))
            }
        }
    }

    /// Blanks columns of a line, which have to lie inside; half a wide character beside them goes too.
    mutating func blank(_ line: Int, _ columns: Range<Int>, style: Style) {
        guard !columns.isEmpty else { return }
        sever(line, columns)
        let blank = Cell(" ", style: style)
        for column in columns {
            cells[index(line, column)] = blank
        }
    }

    /// Blanks the halves of wide characters that stick out of columns about to be overwritten.
    private mutating func sever(_ line: Int, _ columns: Range<Int>) {
        let start = index(line, columns.lowerBound)
        if cells[start].isSecondHalf {
            cells[start - 1] = Cell(" ", style: cells[start - 1].style)
        }
        let end = index(line, columns.upperBound)
        if columns.upperBound < width, cells[end].isSecondHalf {
            cells[end] = Cell(" ", style: cells[end].style)
        }
    }
}
