import RowScreen

/// The rectangles of wheels side by side, with a wall of one column between two.
struct WheelRooms {
    let rooms: [Rectangle]

    /// - Parameter count: at least one.
    init(count: Int, in area: Rectangle) {
        let walls = count - 1
        let width = max(0, area.width - walls)
        rooms = (0..<count).map { index in
            let start = width * index / count + index
            let end = width * (index + 1) / count + index
            return Rectangle(
                line: area.line, column: area.column + start, height: area.height, width: end - start)
        }
    }

    /// The wheel that owns a position, or the one left of the wall there; `nil` outside all.
    func wheel(at position: Position) -> Int? {
        rooms.firstIndex { room in
            room.lines.contains(position.line) && (room.column...room.columns.upperBound).contains(position.column)
        }
    }
}
