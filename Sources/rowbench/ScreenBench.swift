import RowScreen
import RowStore
import RowText

/// Decoding rows for the eye, and painting a screen of them.
struct ScreenBench {
    private let rows: Snapshot

    init(_ rows: Snapshot) {
        self.rows = rows
    }

    func run(into table: inout BenchTable) {
        decode(into: &table)
        let first = screen(from: 0, cursor: 3)
        paint("paint a first frame", to: [first], into: &table)
        paint("paint a cursor move", from: first, to: [screen(from: 0, cursor: 4), first], into: &table)
        let other = screen(from: rows.count / 2, cursor: 3, query: "k")
        paint("paint a query key", from: first, to: [other, first], into: &table)
        let drawing = Measurement {
            (0..<Self.frames).reduce(0) { $0 + screen(from: $1, cursor: 3).width }
        }
        table.add("draw a frame", drawing, each: "frame", count: Self.frames)
    }

    private func decode(into table: inout BenchTable) {
        let count = min(rows.count, Self.decodedRows)
        let samples = (0..<count).map { rows[RowID($0 * rows.count / count)] }
        let decoding = Measurement {
            samples.reduce(0) { $0 + graphemes(of: $1, upToColumns: Self.width).count }
        }
        table.add("decode for the eye", decoding, each: "row", count: count)
    }

    /// Paints the grids in turn, and tells the bytes of the first of them.
    private func paint(_ name: String, from first: Grid? = nil, to grids: [Grid], into table: inout BenchTable) {
        let cursor = Position(line: 1, column: 4)
        var painter = Painter()
        if let first { _ = painter.paint(first, cursor: cursor) }
        var fresh = painter
        let bytes = fresh.paint(grids[0], cursor: cursor).count
        let painting = Measurement {
            var sum = 0
            for frame in 0..<Self.frames {
                if first == nil { painter.forget() }
                sum += painter.paint(grids[frame % grids.count], cursor: cursor).count
            }
            return sum
        }
        table.add(name, painting, each: "frame", count: Self.frames, note: "\(bytes) bytes")
    }

    /// A bar, a prompt and rows, as the picker has them on a terminal of 24×80.
    private func screen(from first: Int, cursor: Int, query: String = "") -> Grid {
        var grid = Grid(height: Self.height, width: Self.width)
        grid.write(" Rows", style: Style(isBold: true), at: Position(line: 0, column: 0))
        grid.write("\(rows.count)", style: Style(isDim: true), at: Position(line: 0, column: 60))
        grid.write(" ❯ " + query, at: Position(line: 1, column: 0))
        for line in 2..<Self.height where first + line < rows.count {
            let isCurrent = line - 2 == cursor
            if isCurrent { grid.write(" ▌", style: Style(foreground: .green), at: Position(line: line, column: 0)) }
            let text = graphemes(of: rows[RowID(first + line)], upToColumns: Self.width)
            grid.write(text, style: Style(isBold: isCurrent), at: Position(line: line, column: 3))
        }
        return grid
    }

    private static let height = 24
    private static let width = 80
    /// Frames a run, and rows: so many that the clock's own steps do not show.
    private static let frames = 200
    private static let decodedRows = 10_000
}
