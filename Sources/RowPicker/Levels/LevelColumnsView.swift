import RowScreen

/// Levels as columns of a list: in each the chosen entry with its pointer, the next showing what belongs to it.
struct LevelColumnsView: View {
    private let sight: LevelSight
    private let tree: LevelTree
    private let focus: Int
    private let message: String
    private let look: RowLook
    private let signs: Signs

    init(of model: Model, _ levels: Levels) {
        sight = LevelSight(of: model, levels)
        tree = levels.tree
        focus = levels.focus
        message = model.matches == 0 ? ListView.message(of: model) : ""
        look = RowLook(of: model)
        signs = model.settings.signs
    }

    func draw(on grid: inout Grid, in area: Rectangle) {
        guard !area.isEmpty else { return }
        guard message.isEmpty else {
            let start = Position(line: area.line, column: area.column + Margins(width: area.width).text)
            grid.write(message, style: look.theme.message, at: start, clippedTo: area.columns)
            return
        }
        for (level, room) in columns(in: area) {
            draw(level, on: &grid, in: room)
            guard room.columns.upperBound < area.columns.upperBound else { continue }
            for line in area.lines {
                let place = Position(line: line, column: room.columns.upperBound)
                grid.write(signs.wall, style: look.theme.scrollbar, at: place)
            }
        }
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        guard let (level, _) = columns(in: area).first(where: { $0.room.contains(position) }) else { return .ground }
        let line = position.line - area.line
        let entries = entries(on: level, lines: area.height)
        return entries.indices.contains(line)
            ? sight.target(of: entries[line].node, on: level, entries[line].offset) : .ground
    }

    private func columns(in area: Rectangle) -> [(level: Int, room: Rectangle)] {
        Array(zip(sight.shown, WheelRooms(count: sight.shown.count, in: area).rooms)).map { ($0, $1) }
    }

    /// Those in sight: the chosen one in the middle, but for the ends of its level.
    private func entries(on level: Int, lines: Int) -> [(offset: Int, node: LevelTree.Node)] {
        let around = sight.entries(on: level, above: lines, below: lines)
        let above = around.firstIndex { $0.offset >= 0 } ?? around.count
        let first = max(0, min(above - lines / 2, around.count - lines))
        return Array(around[first..<min(around.count, first + lines)])
    }

    private func draw(_ level: Int, on grid: inout Grid, in area: Rectangle) {
        let entries = entries(on: level, lines: area.height)
        let lines = entries.map { sight.line(of: $0.node) }
        let rooms = entries.indices.map { Self.text(line: area.line + $0, in: area) }
        for (line, entry) in zip(area.lines, entries) {
            drawSigns(of: entry, hasKeys: level == focus, on: &grid, line: line, in: area)
        }
        LookAlikes.tellApart(lines, on: &grid, in: rooms, look: look) { index, grid, look in
            let isCurrent = entries[index].offset == 0
            if isCurrent { grid.fill(rooms[index], style: look.theme.currentCode) }
            let look = look.showing(tree.label(of: entries[index].node).field)
            return lines[index].draw(on: &grid, in: rooms[index], look: look, isCurrent: isCurrent)
        }
    }

    private func drawSigns(
        of entry: (offset: Int, node: LevelTree.Node), hasKeys: Bool, on grid: inout Grid, line: Int, in area: Rectangle
    ) {
        let margins = Margins(width: area.width)
        if entry.offset == 0 && hasKeys {
            let place = Position(line: line, column: area.column + margins.sign)
            grid.write(signs.pointer, style: look.theme.pointer, at: place, clippedTo: area.columns)
        }
        if sight.isMarked(entry.node) {
            let place = Position(line: line, column: area.column + margins.marker)
            grid.write(signs.marker, style: look.theme.marker, at: place, clippedTo: area.columns)
        }
    }

    /// Where the text of an entry stands.
    private static func text(line: Int, in area: Rectangle) -> Rectangle {
        let margins = Margins(width: area.width)
        return Rectangle(
            line: line, column: area.column + margins.text, height: 1, width: area.width - margins.text - 1)
    }
}
