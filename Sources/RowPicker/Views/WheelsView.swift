import RowScreen
import RowText

/// Wheels side by side, with one band through all of them.
struct WheelsView: View {
    private let wheels: [Wheel]
    private let message: String
    private let look: RowLook
    private let signs: Signs

    init(of model: Model) {
        let frame = WheelFrame(height: Areas(of: model).list.height)
        wheels = Wheel.all(of: model, reach: frame.reach)
        message = model.matches == 0 && model.dial == nil ? ListView.message(of: model) : ""
        look = RowLook(of: model).ragged
        signs = model.settings.signs
    }

    func draw(on grid: inout Grid, in area: Rectangle) {
        let frame = WheelFrame(height: area.height)
        guard !area.isEmpty else { return }
        for line in frame.ruled { drawRule(on: &grid, line: area.line + line, in: area) }
        guard message.isEmpty else {
            return drawMessage(on: &grid, line: area.line + frame.band, in: area)
        }
        let rooms = WheelRooms(count: wheels.count, in: area).rooms
        for (wheel, room) in zip(wheels, rooms) { draw(wheel, on: &grid, in: room, frame) }
        for room in rooms.dropLast() { drawWall(on: &grid, column: room.columns.upperBound, in: area, frame) }
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        let offset = WheelFrame(height: area.height).offset(of: position.line - area.line)
        guard let wheel = WheelRooms(count: wheels.count, in: area).wheel(at: position) else { return .ground }
        return wheels[wheel].entries.first { $0.offset == offset }?.target ?? .ground
    }

    private func draw(_ wheel: Wheel, on grid: inout Grid, in area: Rectangle, _ frame: WheelFrame) {
        let rooms = wheel.entries.map { entry in
            Self.text(
                Rectangle(
                    line: area.line + frame.line(of: entry.offset), column: area.column, height: 1, width: area.width))
        }
        LookAlikes.tellApart(wheel.entries.map(\.line), on: &grid, in: rooms, look: look) { index, grid, look in
            let entry = wheel.entries[index]
            return draw(
                entry, of: wheel, on: &grid, in: rooms[index], within: area,
                look: look.showing(entry.field).fading(by: abs(entry.offset)))
        }
    }

    private func draw(
        _ entry: Wheel.Entry, of wheel: Wheel, on grid: inout Grid, in room: Rectangle, within area: Rectangle,
        look: RowLook
    ) -> RowLine.Sight {
        let isCurrent = entry.offset == 0
        var scratch = Grid(height: 1, width: room.width)
        let sight = entry.line.draw(on: &scratch, in: scratch.bounds, look: look, isCurrent: isCurrent)
        let width = scratch.widths[0]
        let start = room.column + (room.width - width) / 2
        if isCurrent { grid.fill(room, style: look.theme.currentCode) }
        grid.place(scratch, columns: width, at: Position(line: room.line, column: start))
        if isCurrent {
            drawBandSigns(of: wheel, on: &grid, around: start..<(start + width), line: room.line, in: area.columns)
        }
        if entry.isMarked {
            let place = Position(line: room.line, column: room.column - Self.signs)
            grid.write(signs.marker, style: look.theme.marker, at: place, clippedTo: area.columns)
        }
        return sight
    }

    /// The band goes through all wheels; the one that has the keys is between two signs, where it has room for them.
    private func drawBandSigns(
        of wheel: Wheel, on grid: inout Grid, around text: Range<Int>, line: Int, in room: Range<Int>
    ) {
        let style = wheel.hasFocus ? look.theme.pointer : look.theme.scrollbar
        let left = Position(line: line, column: text.lowerBound - Self.signs)
        grid.write(signs.bandStart, style: style, at: left, clippedTo: room)
        guard wheel.hasFocus else { return }
        let right = Position(line: line, column: text.upperBound + Self.signs - 1)
        grid.write(signs.bandEnd, style: style, at: right, clippedTo: room)
    }

    private func drawRule(on grid: inout Grid, line: Int, in area: Rectangle) {
        let margin = Margins(width: area.width).sign
        let rule = graphemes(of: String(repeating: signs.rule, count: max(0, area.width - 2 * margin)))
        grid.write(rule, style: look.theme.scrollbar, at: Position(line: line, column: area.column + margin))
    }

    private func drawWall(on grid: inout Grid, column: Int, in area: Rectangle, _ frame: WheelFrame) {
        for offset in -frame.reach...frame.reach {
            let position = Position(line: area.line + frame.line(of: offset), column: column)
            grid.write(signs.wall, style: look.theme.scrollbar, at: position)
        }
    }

    private func drawMessage(on grid: inout Grid, line: Int, in area: Rectangle) {
        let text = graphemes(of: message, upToColumns: area.width)
        let start = area.column + max(0, area.width - text.width) / 2
        grid.write(text, style: look.theme.message, at: Position(line: line, column: start), clippedTo: area.columns)
    }

    /// Where the text of an entry may stand: the rest is for the signs beside it.
    private static func text(_ line: Rectangle) -> Rectangle {
        let side = line.width > 4 * signs ? signs : 0
        return Rectangle(line: line.line, column: line.column + side, height: 1, width: line.width - 2 * side)
    }

    /// Columns on each side: a sign, and a blank between it and the text.
    private static let signs = 2
}
