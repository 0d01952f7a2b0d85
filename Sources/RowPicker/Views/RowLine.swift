import RowScreen
import RowStore
import RowText

/// One row of the list, drawn into its line.
struct RowLine {
    private let row: PickerRow
    /// The bytes of the row that the query matched.
    private let marks: [Range<Int>]

    init(_ row: PickerRow, marks: [Range<Int>]) {
        self.row = row
        self.marks = marks
    }

    func draw(on grid: inout Grid, in area: Rectangle, look: RowLook, isCurrent: Bool) {
        let theme = look.theme
        let name = isCurrent ? theme.currentName : theme.name
        let code = isCurrent ? theme.currentCode : theme.code
        guard !row.isSingle else {
            let piece = Piece(bytes: 0..<row.bytes.count, style: name)
            draw(piece, on: &grid, in: area, look: look, isCurrent: isCurrent)
            return
        }
        var rest = area
        for (index, number) in look.columns.shown.enumerated() {
            let isLast = index == look.columns.shown.count - 1
            let piece = Piece(bytes: row.range(of: number), style: number == 1 && !isLast ? code : name)
            if isLast {
                drawLast(piece, on: &grid, in: rest, look: look, isCurrent: isCurrent)
            } else {
                let width = look.width(ofColumn: index, in: area)
                let column = Rectangle(line: area.line, column: rest.column, height: 1, width: min(width, rest.width))
                draw(piece, on: &grid, in: column, look: look, isCurrent: isCurrent)
                // Nothing to be seen needs nothing to part it from the next.
                rest = rest.split(leadingColumns: width == 0 ? 0 : width + 2).rest
            }
        }
    }

    /// A field of the row, and how it looks where it is not marked.
    private struct Piece {
        let bytes: Range<Int>
        let style: Style
    }

    /// Draws the last column, and behind it what the query found where nobody would see it.
    private func drawLast(_ piece: Piece, on grid: inout Grid, in area: Rectangle, look: RowLook, isCurrent: Bool) {
        guard let hidden = row.hiddenField(matchedBy: marks, shown: look.columns.shown) else {
            draw(piece, on: &grid, in: area, look: look, isCurrent: isCurrent)
            return
        }
        let width = row.width(of: piece.bytes, atMost: max(0, area.width / 2))
        let shown = Rectangle(line: area.line, column: area.column, height: 1, width: width)
        draw(piece, on: &grid, in: shown, look: look, isCurrent: isCurrent)
        let detail = Piece(bytes: hidden, style: isCurrent ? look.theme.currentDetail : look.theme.code)
        draw(detail, on: &grid, in: area.split(leadingColumns: width + 2).rest, look: look, isCurrent: isCurrent)
    }

    private func draw(_ piece: Piece, on grid: inout Grid, in area: Rectangle, look: RowLook, isCurrent: Bool) {
        let theme = look.theme
        let marked = isCurrent ? theme.currentMatch : theme.match
        let cut = isCurrent ? theme.currentDetail : theme.code
        let window = TextWindow(of: piece.bytes, in: row.bytes, showing: marks)
        let sign = graphemes(of: look.ellipsis)
        let signWidth = sign.width
        let fitted = FittedText(window.graphemes, width: area.width, showing: window.match, sign: signWidth)
        var position = Position(line: area.line, column: area.column)
        let end = area.column + area.width
        if fitted.isCutBefore || window.isCutBefore {
            grid.write(sign, style: cut, at: position, clippedTo: 0..<end)
            position.column += signWidth
        }
        for grapheme in fitted.graphemes {
            let isMarked = marks.contains { $0.overlaps(grapheme.bytes) }
            let own = row.styles[grapheme.bytes.lowerBound]
            let style = isMarked ? theme.matchLook(marked, with: own) : theme.look(piece.style, with: own)
            grid.write([grapheme], style: style, at: position, clippedTo: 0..<end)
            position.column += grapheme.width
        }
        if fitted.isCutAfter || window.isCutAfter {
            grid.write(sign, style: cut, at: position, clippedTo: 0..<end)
        }
    }
}
