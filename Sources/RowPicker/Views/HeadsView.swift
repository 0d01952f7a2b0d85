import RowMatch
import RowScreen
import RowText

/// The lines that stay above the rows: heads that the input begins with, and the heads of the columns.
struct HeadsView: View {
    private let lines: [RowLine]
    /// The heads of a table, the last line of these, by their columns.
    private let columns: [(slot: TableLayout.Slot, text: [Grapheme])]
    private let table: TableLayout?
    private let look: RowLook
    private let ellipsis: [Grapheme]
    private let layout: Layout
    private let order: ColumnOrder?
    private let signs: Signs

    init(of model: Model) {
        lines = model.headLines.map { RowLine($0, number: 0, marks: []) }
        look = RowLook(of: model).head
        table = RowLook(of: model).table
        let heads = TableHeads(of: model)
        let lettering = model.settings.signs.lettering
        columns = (table?.slots ?? []).map { slot in
            (slot, graphemes(of: heads.text(ofColumn: slot.index, field: slot.field), lettering: lettering))
        }
        ellipsis = graphemes(of: model.settings.signs.ellipsis)
        layout = model.settings.layout
        order = model.order
        signs = model.settings.signs
    }

    func draw(on grid: inout Grid, in area: Rectangle) {
        let count = lines.count + (table == nil ? 0 : 1)
        // Where there is no room for all, those nearest to the rows are left.
        for (place, index) in (max(0, count - area.height)..<max(0, count)).enumerated() {
            let line = layout == .reverse ? area.line + place : area.line + area.height - 1 - place
            let room = room(line, in: area)
            if lines.indices.contains(index) {
                lines[index].draw(on: &grid, in: room, look: look, isCurrent: false)
            } else {
                drawColumns(on: &grid, in: room, upTo: area.columns.upperBound)
            }
        }
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        let names = layout == .reverse ? area.lines.last : area.lines.first
        guard let table, position.line == names else { return .ground }
        let room = room(position.line, in: area)
        return table.field(at: position.column - room.column).map { .head(field: $0) } ?? .ground
    }

    private func room(_ line: Int, in area: Rectangle) -> Rectangle {
        let margins = Margins(width: area.width)
        return Rectangle(
            line: line, column: area.column + margins.text, height: 1, width: area.width - margins.text - margins.right)
    }

    private func drawColumns(on grid: inout Grid, in room: Rectangle, upTo end: Int) {
        for (slot, text) in columns {
            let width = min(text.width, slot.columns.count)
            let start = room.column + (slot.isRightAligned ? slot.columns.upperBound - width : slot.columns.lowerBound)
            let position = Position(line: room.line, column: start)
            grid.write(
                text, style: look.theme.header, at: position, endingBefore: room.column + slot.columns.upperBound,
                sign: look.ellipsis)
            if slot.field == order?.field {
                drawSortSign(on: &grid, at: Position(line: room.line, column: start + width))
            }
        }
        drawCuts(on: &grid, in: room, upTo: end)
    }

    /// Stands in the gap behind the head, if not before it, so that nothing moves for it.
    private func drawSortSign(on grid: inout Grid, at position: Position) {
        let sign = order?.isDescending == true ? signs.descending : signs.ascending
        grid.write(sign, style: look.theme.pointer, at: position)
    }

    /// Signs where columns are out of sight.
    private func drawCuts(on grid: inout Grid, in room: Rectangle, upTo end: Int) {
        guard let table, let first = table.slots.first else { return }
        if table.isCutBefore {
            let column = room.column + first.columns.upperBound
            grid.write(ellipsis, style: look.theme.header, at: Position(line: room.line, column: column))
        }
        if table.isCutAfter {
            let position = Position(line: room.line, column: end - ellipsis.width)
            grid.write(ellipsis, style: look.theme.header, at: position)
        }
    }
}
