import RowScreen
import RowText

extension RowLine {
    /// Draws the fields of a row in the columns of a table, and behind the last of them what the query found where
    /// nobody would see it.
    func drawColumns(
        of table: TableLayout, on grid: inout Grid, in area: Rectangle, look: RowLook, isCurrent: Bool
    ) -> Sight {
        var sight = Sight()
        for slot in table.slots.dropLast() {
            draw(slot, on: &grid, in: area, look: look, isCurrent: isCurrent, &sight)
        }
        guard let last = table.slots.last else { return sight }
        guard last.isRightAligned else {
            // Rows may differ where nobody sees it.
            if last.skipped > 0 { sight.isWhole = false }
            let rest = area.split(leadingColumns: last.columns.lowerBound).rest
            drawLast(piece(in: last, look, isCurrent), on: &grid, in: rest, look: look, isCurrent: isCurrent, &sight)
            return sight
        }
        draw(last, on: &grid, in: area, look: look, isCurrent: isCurrent, &sight)
        let rest = area.split(leadingColumns: last.columns.upperBound + TableLayout.gap).rest
        if let hidden = hidden(by: look, isCurrent: isCurrent) {
            draw(hidden, on: &grid, in: rest, look: look, isCurrent: isCurrent, &sight)
        }
        return sight
    }

    private func draw(
        _ slot: TableLayout.Slot, on grid: inout Grid, in area: Rectangle, look: RowLook, isCurrent: Bool,
        _ sight: inout Sight
    ) {
        let piece = piece(in: slot, look, isCurrent)
        var start = slot.columns.lowerBound
        if slot.isRightAligned {
            let width = row.width(of: piece.bytes, atMost: slot.columns.count, lettering: look.lettering)
            start = slot.columns.upperBound - width
        }
        let room = Rectangle(
            line: area.line, column: area.column + start, height: 1, width: slot.columns.upperBound - start)
        draw(piece, on: &grid, in: room.intersection(area), look: look, isCurrent: isCurrent, &sight)
    }

    private func piece(in slot: TableLayout.Slot, _ look: RowLook, _ isCurrent: Bool) -> Piece {
        let theme = look.theme
        let code = isCurrent ? theme.currentCode : theme.code
        let name = isCurrent ? theme.currentName : theme.name
        var bytes = row.range(of: slot.field)
        if slot.skipped > 0 {
            let skipped = graphemes(of: row.bytes, in: bytes, upToColumns: slot.skipped, lettering: look.lettering)
            bytes = (skipped.last?.bytes.upperBound ?? bytes.lowerBound)..<bytes.upperBound
        }
        return Piece(bytes: bytes, style: slot.field == 1 ? code : name)
    }
}
