import RowScreen
import RowText

extension RowLine {
    /// The bytes of what a form draws of the row.
    func shown(by form: FormLook, _ look: RowLook) -> [UInt8] {
        let texts = form.places.map { place in
            row.range(of: place.content).map { Array(row.bytes[$0]) } ?? Array(String(number).utf8)
        }
        return Array(texts.joined(separator: look.delimiter))
    }

    /// Draws the row by a form, and behind it what the query found where nobody would see it.
    ///
    /// Text from beside a place may look like text in it, so a row drawn so may always look like another; drawn exactly,
    /// a sign of the delimiter ends each place.
    func draw(_ form: FormLook, on grid: inout Grid, in area: Rectangle, look: RowLook, isCurrent: Bool) -> Sight {
        var sight = Sight(mayLookLikeAnother: true)
        let delimiter =
            look.lettering.isExact ? graphemes(of: look.delimiter, tabStop: 1, lettering: look.lettering) : []
        let layout = FormLayout(
            form, of: row, number: number, width: area.width, gap: delimiter.width, lettering: look.lettering)
        let hidden = hiddenField(of: layout, in: area)
        let room = hidden.map { self.room(beside: $0, in: area, look) } ?? area
        for part in layout.parts where part.column < room.width {
            draw(part, on: &grid, in: room, look: look, isCurrent: isCurrent, &sight)
            guard part.isEnded else { continue }
            let end = Position(line: area.line, column: room.column + part.end)
            grid.write(delimiter, style: detail(look, isCurrent: isCurrent), at: end, clippedTo: room.columns)
        }
        if layout.end > room.width {
            sight.isWhole = false
            drawCut(of: layout, on: &grid, in: room, look: look, isCurrent: isCurrent)
        }
        if let hidden {
            let used = min(layout.end, room.width)
            let rest = area.split(leadingColumns: used > 0 ? used + Self.gap : 0).rest
            let piece = Piece(bytes: hidden, style: detail(look, isCurrent: isCurrent))
            draw(piece, on: &grid, in: rest, look: look, isCurrent: isCurrent, &sight)
        }
        return sight
    }

    /// The field in which the match is, if it is in none that has a place in sight.
    private func hiddenField(of layout: FormLayout, in area: Rectangle) -> Range<Int>? {
        let seen = layout.parts.filter { $0.column < area.width }.compactMap { part in
            part.place.flatMap { row.range(of: $0.content) }
        }
        return row.hiddenField(matchedBy: marks, seen: seen)
    }

    /// What a form has of a line that also shows a field without a place: the rest, but half of it at least.
    private func room(beside hidden: Range<Int>, in area: Rectangle, _ look: RowLook) -> Rectangle {
        let width = row.width(of: hidden, atMost: area.width / 2, lettering: look.lettering)
        return area.split(leadingColumns: max(0, area.width - width - Self.gap)).leading
    }

    private func draw(
        _ part: FormLayout.Part, on grid: inout Grid, in room: Rectangle, look: RowLook, isCurrent: Bool,
        _ sight: inout Sight
    ) {
        let style = style(of: part.place, look, isCurrent: isCurrent)
        let width = min(part.width, room.width - part.column)
        let area = Rectangle(line: room.line, column: room.column + part.column, height: 1, width: width)
        switch part.text {
        case .bytes(let bytes):
            let piece = Piece(bytes: bytes, style: style, own: part.place?.own ?? .plain)
            draw(piece, on: &grid, in: area, look: look, isCurrent: isCurrent, &sight)
        case .given(let text):
            let start = Position(line: area.line, column: area.column)
            let style = look.theme.look(style, with: part.place?.own ?? .plain)
            grid.write(text, style: style, at: start, endingBefore: area.columns.upperBound, sign: look.ellipsis)
            if text.width > width { sight.isWhole = false }
        }
    }

    /// Marks the end of a line beyond which there is more, unless a text that is cut there has.
    private func drawCut(
        of layout: FormLayout, on grid: inout Grid, in room: Rectangle, look: RowLook, isCurrent: Bool
    ) {
        let seen = layout.parts.last { $0.column < room.width && $0.width > 0 }
        guard seen.map({ $0.end <= room.width }) ?? true else { return }
        let sign = graphemes(of: look.ellipsis)
        let position = Position(line: room.line, column: room.columns.upperBound - sign.width)
        grid.write(sign, style: detail(look, isCurrent: isCurrent), at: position, clippedTo: room.columns)
    }

    private func style(of place: RowForm.Place?, _ look: RowLook, isCurrent: Bool) -> Style {
        if place?.isDim == true { return detail(look, isCurrent: isCurrent) }
        return isCurrent ? look.theme.currentName : look.theme.name
    }

    /// The look of what is there to be looked up.
    private func detail(_ look: RowLook, isCurrent: Bool) -> Style {
        isCurrent ? look.theme.currentDetail : look.theme.code
    }
}
