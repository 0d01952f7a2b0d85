/// Makes the screen look like a grid, with the fewest bytes that do.
///
/// It remembers what it painted last, and sends what differs. A frame is one synchronized update with the cursor
/// hidden, begins and ends in the plain style, and no byte of it scrolls the screen or depends on what a terminal
/// thinks of a doubtful character's width.
package struct Painter: Equatable, Sendable {
    private struct Cursor: Equatable {
        let position: Position
        let isShown: Bool
    }

    private struct Frame: Equatable {
        let grid: Grid
        let firstLine: Int
    }

    /// `nil` while what is on the screen is unknown.
    private var shown: Frame?
    /// Where the cursor stands and whether it is seen; `nil` while that is unknown.
    private var cursor: Cursor?

    /// One that knows nothing of the screen.
    package init() {}

    /// Forgets what is on the screen, so that the next paint is whole: after a resize, a resume, or when asked to
    /// redraw.
    package mutating func forget() {
        shown = nil
        cursor = nil
    }

    /// The bytes that show a grid; none if it is shown already.
    ///
    /// - Parameters:
    ///   - cursor: where in the grid the cursor is to stand; hidden at the grid's first cell if `nil`.
    ///   - firstLine: the line of the screen that the grid's first line is on, from 0.
    package mutating func paint(_ grid: Grid, cursor: Position?, firstLine: Int = 0) -> [UInt8] {
        let place = cursor ?? Position(line: 0, column: 0)
        let target = Cursor(
            position: Position(line: place.line + firstLine, column: place.column), isShown: cursor != nil)
        let frame = Frame(grid: grid, firstLine: firstLine)
        let drawing = drawing(of: frame)
        defer {
            shown = frame
            self.cursor = target
        }
        guard !drawing.isEmpty else {
            return target == self.cursor ? [] : show(target, isShown: self.cursor?.isShown)
        }
        var bytes = ControlSequence.beginSynchronizedUpdate.bytes
        if self.cursor?.isShown != false {
            bytes += .hideCursor
        }
        bytes += drawing
        bytes += show(target, isShown: false)
        bytes += .endSynchronizedUpdate
        return bytes
    }

    /// - Parameter isShown: whether the cursor is seen before; `nil` if that is unknown.
    private func show(_ target: Cursor, isShown: Bool?) -> [UInt8] {
        var bytes = ControlSequence.moveCursor(to: target.position).bytes
        if target.isShown != isShown {
            bytes += target.isShown ? .showCursor : .hideCursor
        }
        return bytes
    }

    private func drawing(of frame: Frame) -> [UInt8] {
        let isKnown = shown?.firstLine == frame.firstLine && shown?.grid.size == frame.grid.size
        let old = isKnown ? shown?.grid : nil
        var pen = Pen(width: frame.grid.width, style: isKnown ? .plain : nil)
        for line in 0..<frame.grid.height where old?[line: line] != frame.grid[line: line] {
            let change = LineChange(from: old.map { Array($0[line: line]) }, to: Array(frame.grid[line: line]))
            change.paint(on: frame.firstLine + line, with: &pen)
        }
        pen.set(.plain)
        return pen.bytes
    }
}
