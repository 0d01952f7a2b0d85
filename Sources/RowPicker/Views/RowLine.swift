import RowMatch
import RowScreen
import RowStore
import RowText

/// One row of the list, drawn into its line.
struct RowLine {
    /// What came of drawing it.
    struct Sight {
        /// Whether nothing of what was to be drawn is cut off.
        var isWhole = true
        /// Whether a row that is not the same may look like it.
        var mayLookLikeAnother = false
    }

    let row: PickerRow
    /// Which row of the input it is, counted from 1.
    let number: Int
    /// The bytes of the row that the query matched.
    let marks: [Range<Int>]

    /// A row of a model's list.
    ///
    /// - Parameter matcher: of the query that the list was found with.
    init(_ row: RowID, of model: Model, _ matcher: inout Matcher) {
        let bytes = model.bytes(of: row)
        let marks = model.findings.query.isEmpty ? [] : matcher.highlights(in: bytes)
        self.init(
            PickerRow(bytes, delimiter: model.settings.delimiter, styles: model.styles(of: row)), number: row.index + 1,
            marks: marks)
    }

    init(_ row: PickerRow, number: Int, marks: [Range<Int>]) {
        self.row = row
        self.number = number
        self.marks = marks
    }

    /// The bytes of what is drawn of it.
    func shown(by look: RowLook) -> [UInt8] {
        if let form = look.form { return shown(by: form, look) }
        guard !row.isSingle else { return row.bytes }
        return Array(look.shown.map { row.bytes[row.range(of: $0)] }.joined(separator: look.delimiter))
    }

    @discardableResult
    func draw(on grid: inout Grid, in area: Rectangle, look: RowLook, isCurrent: Bool) -> Sight {
        if let form = look.form { return draw(form, on: &grid, in: area, look: look, isCurrent: isCurrent) }
        let theme = look.theme
        let name = isCurrent ? theme.currentName : theme.name
        let code = isCurrent ? theme.currentCode : theme.code
        var sight = Sight()
        guard !row.isSingle else {
            let piece = Piece(bytes: 0..<row.bytes.count, style: name)
            draw(piece, on: &grid, in: area, look: look, isCurrent: isCurrent, &sight)
            return sight
        }
        if let table = look.table {
            return drawColumns(of: table, on: &grid, in: area, look: look, isCurrent: isCurrent)
        }
        var rest = area
        for (index, number) in look.columns.shown.enumerated() {
            let isLast = index == look.columns.shown.count - 1
            let piece = Piece(bytes: row.range(of: number), style: number == 1 && !isLast ? code : name)
            if isLast {
                drawLast(piece, on: &grid, in: rest, look: look, isCurrent: isCurrent, &sight)
            } else {
                let width = width(ofColumn: index, piece, in: area, look: look)
                let column = Rectangle(line: area.line, column: rest.column, height: 1, width: min(width, rest.width))
                let end = draw(piece, on: &grid, in: column, look: look, isCurrent: isCurrent, &sight)
                // Nothing to be seen needs nothing to part it from the next.
                rest = rest.split(leadingColumns: width == 0 && !look.lettering.isExact ? 0 : width + Self.gap).rest
                if look.lettering.isExact {
                    drawDelimiter(on: &grid, at: end, before: rest, look, isCurrent: isCurrent)
                }
            }
        }
        return sight
    }

    /// Columns between two fields.
    static let gap = 2

    /// A field of the row, and how it looks where it is not marked.
    struct Piece {
        let bytes: Range<Int>
        let style: Style
        /// What a form says of it besides.
        var own = Style.plain
    }

    /// The width of a column; what is drawn exactly may need more of it than the others have.
    private func width(ofColumn index: Int, _ piece: Piece, in area: Rectangle, look: RowLook) -> Int {
        let width = look.width(ofColumn: index, in: area)
        guard look.lettering.isExact || look.isRagged else { return width }
        return max(width, row.width(of: piece.bytes, atMost: area.width / 3, lettering: look.lettering))
    }

    /// Draws what parts a field from the next, in the room between them.
    private func drawDelimiter(
        on grid: inout Grid, at position: Position, before rest: Rectangle, _ look: RowLook, isCurrent: Bool
    ) {
        let style = isCurrent ? look.theme.currentDetail : look.theme.code
        let text = graphemes(of: look.delimiter, tabStop: 1, lettering: look.lettering)
        grid.write(text, style: style, at: position, clippedTo: position.column..<rest.column)
    }

    /// Draws the last column, and behind it what the query found where nobody would see it.
    func drawLast(
        _ piece: Piece, on grid: inout Grid, in area: Rectangle, look: RowLook, isCurrent: Bool, _ sight: inout Sight
    ) {
        guard let detail = hidden(by: look, isCurrent: isCurrent) else {
            draw(piece, on: &grid, in: area, look: look, isCurrent: isCurrent, &sight)
            return
        }
        let width = row.width(of: piece.bytes, atMost: max(0, area.width / 2), lettering: look.lettering)
        let shown = Rectangle(line: area.line, column: area.column, height: 1, width: width)
        draw(piece, on: &grid, in: shown, look: look, isCurrent: isCurrent, &sight)
        let room = area.split(leadingColumns: width + Self.gap).rest
        draw(detail, on: &grid, in: room, look: look, isCurrent: isCurrent, &sight)
    }

    /// What the query found in a field that is not seen, where it found nothing else.
    func hidden(by look: RowLook, isCurrent: Bool) -> Piece? {
        row.hiddenField(matchedBy: marks, shown: look.shown)
            .map { Piece(bytes: $0, style: isCurrent ? look.theme.currentDetail : look.theme.code) }
    }

    /// - Returns: where it ends.
    @discardableResult
    func draw(
        _ piece: Piece, on grid: inout Grid, in area: Rectangle, look: RowLook, isCurrent: Bool, _ sight: inout Sight
    ) -> Position {
        let theme = look.theme
        let cut = isCurrent ? theme.currentDetail : theme.code
        let window = TextWindow(of: piece.bytes, in: row.bytes, showing: marks, lettering: look.lettering)
        let sign = graphemes(of: look.ellipsis)
        let signWidth = sign.width
        let fitted = FittedText(window.graphemes, width: area.width, showing: window.match, sign: signWidth)
        var position = Position(line: area.line, column: area.column)
        let end = area.column + area.width
        if fitted.isCutBefore || window.isCutBefore {
            grid.write(sign, style: cut, at: position, clippedTo: area.column..<end)
            position.column += signWidth
            sight.isWhole = false
        }
        for grapheme in fitted.graphemes {
            let style = style(of: grapheme, in: piece, look, isCurrent: isCurrent)
            grid.write([grapheme], style: style, at: position, clippedTo: area.column..<end)
            position.column += grapheme.width
        }
        if fitted.isCutAfter || window.isCutAfter {
            grid.write(sign, style: cut, at: position, clippedTo: area.column..<end)
            sight.isWhole = false
        }
        sight.mayLookLikeAnother = sight.mayLookLikeAnother || fitted.graphemes.mayLookLikeAnother
        return position
    }

    private func style(of grapheme: Grapheme, in piece: Piece, _ look: RowLook, isCurrent: Bool) -> Style {
        let theme = look.theme
        let own = piece.own.overlaid(by: row.styles[grapheme.bytes.lowerBound])
        if marks.contains(where: { $0.overlaps(grapheme.bytes) }) {
            return theme.matchLook(isCurrent ? theme.currentMatch : theme.match, with: own)
        }
        // What is spelled is to be told from text that reads the same.
        let isSpelled = look.lettering.isExact && grapheme.isSubstitute
        return theme.look(isSpelled ? isCurrent ? theme.currentDetail : theme.code : piece.style, with: own)
    }
}
