import RowMatch
import RowScreen
import RowStore
import RowText

/// The rows in sight, with the pointer and the scrollbar.
struct ListView: View {
    private let rows: [RowID]
    private let lines: [RowLine]
    private let current: RowID?
    private let selection: Selection
    private let message: String
    private let layout: Layout
    private let look: RowLook
    private let signs: Signs
    private let scroll: Scrollbar

    init(of model: Model) {
        rows = model.rowsInSight
        var matcher = Matcher(model.findings.query)
        lines = rows.map { RowLine($0, of: model, &matcher) }
        current = model.cursor.row
        selection = model.selection
        message = Self.message(of: model)
        layout = model.settings.layout
        look = RowLook(of: model)
        signs = model.settings.signs
        scroll = Scrollbar(first: model.viewport.first, inSight: rows.count, of: model.matches)
    }

    func draw(on grid: inout Grid, in area: Rectangle) {
        let margins = Margins(width: area.width)
        if rows.isEmpty && area.height > 0 {
            let position = Position(line: line(of: 0, in: area), column: area.column + margins.text)
            grid.write(message, style: look.theme.message, at: position, clippedTo: area.columns)
        }
        for index in lines.indices {
            let line = line(of: index, in: area)
            let isCurrent = rows[index] == current
            if isCurrent {
                let position = Position(line: line, column: area.column + margins.sign)
                grid.write(signs.pointer, style: look.theme.pointer, at: position, clippedTo: area.columns)
            }
            if selection.contains(rows[index]) {
                let position = Position(line: line, column: area.column + margins.marker)
                grid.write(signs.marker, style: look.theme.marker, at: position, clippedTo: area.columns)
            }
        }
        drawRows(on: &grid, in: area)
        drawScrollbar(on: &grid, in: area)
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        let index = place(of: position.line, in: area)
        return rows.indices.contains(index) ? .row(rows[index]) : .ground
    }

    /// Draws the rows, and those exactly that would look like others.
    private func drawRows(on grid: inout Grid, in area: Rectangle) {
        let rooms = lines.indices.map { room(of: $0, in: area) }
        LookAlikes.tellApart(lines, on: &grid, in: rooms, look: look) { index, grid, look in
            draw(index, on: &grid, in: rooms[index], look: look)
        }
    }

    private func draw(_ index: Int, on grid: inout Grid, in room: Rectangle, look: RowLook) -> RowLine.Sight {
        let isCurrent = rows[index] == current
        // A look that reverses the row does so from end to end, not word by word.
        if isCurrent { grid.fill(room, style: look.theme.currentCode) }
        return lines[index].draw(on: &grid, in: room, look: look, isCurrent: isCurrent)
    }

    /// Where the text of a row is drawn.
    private func room(of index: Int, in area: Rectangle) -> Rectangle {
        let margins = Margins(width: area.width)
        return Rectangle(
            line: line(of: index, in: area), column: area.column + margins.text, height: 1,
            width: area.width - margins.text - margins.right)
    }

    private func drawScrollbar(on grid: inout Grid, in area: Rectangle) {
        for place in scroll.thumb(in: area.height) {
            let position = Position(line: line(of: place, in: area), column: area.columns.upperBound - 1)
            grid.write(signs.scrollbar, style: look.theme.scrollbar, at: position, clippedTo: area.columns)
        }
    }

    private func line(of place: Int, in area: Rectangle) -> Int {
        switch layout {
        case .reverse: area.line + place
        case .bottomUp: area.line + area.height - 1 - place
        }
    }

    private func place(of line: Int, in area: Rectangle) -> Int {
        switch layout {
        case .reverse: line - area.line
        case .bottomUp: area.line + area.height - 1 - line
        }
    }

    /// What is said in place of rows; nothing while some may come, or be found.
    static func message(of model: Model) -> String {
        guard model.rows.isComplete && model.findings.searched == model.rows.count else { return "" }
        let words = model.settings.words
        return model.rows.count == 0 ? words.noRows : words.noMatch
    }
}
