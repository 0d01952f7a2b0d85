/// Makes the screen look like a grid, with the fewest bytes that do.
///
/// It remembers what it painted last, and sends what differs. A frame is one synchronized update with the cursor
/// hidden, begins and ends in the plain style, and no byte of it scrolls the screen or depends on what a terminal thinks of a
/// doubtful character's width.
package struct Painter: Equatable, Sendable {
    private struct Frame: Equatable {
        let grid: Grid
        let firstLine: Int
    }

    /// `nil` while what is on the screen is unknown.
    private var shown: Frame?
    /// Where the cursor is shown; `nil` while it is hidden.
    private var cursor: Position?
    private var isCursorUnknown = true

    package init() {}

    /// Forgets what is on the screen, so that the next paint is whole: after a resize, a resume, or when asked to redraw.
    package mutating func forget() {
        shown = nil
        isCursorUnknown = true
    }

    /// The bytes that show a grid; none if it is shown already.
    ///
    /// - Parameters:
    ///   - cursor: where in the grid the cursor is to stand; hidden if `nil`.
    ///   - firstLine: the line of the screen that the grid's first line is on, from 0.
    package mutating func paint(_ grid: Grid, cursor: Position?, firstLine: Int = 0) -> [UInt8] {
        let target = cursor.map { Position(line: $0.line + firstLine, column: $0.column) }
        let frame = Frame(grid: grid, firstLine: firstLine)
        let drawing = drawing(of: frame)
        defer {
            shown = frame
            self.cursor = target
            isCursorUnknown = false
        }
        guard !drawing.isEmpty else { return cursorBytes(to: target, isHidden: self.cursor == nil) }
        var bytes = ControlSequence.beginSynchronizedUpdate.bytes
        if self.cursor != nil || isCursorUnknown {
            bytes += .hideCursor
        }
        bytes += drawing
        if let target {
            bytes += .moveCursor(to: target)
            bytes += .showCursor
        }
        bytes += .endSynchronizedUpdate
        return bytes
    }

    private func cursorBytes(to target: Position?, isHidden: Bool) -> [UInt8] {
        guard target != cursor || isCursorUnknown else { return [] }
        guard let target else { return ControlSequence.hideCursor.bytes }
        var bytes = ControlSequence.moveCursor(to: target).bytes
        if isHidden || isCursorUnknown {
            bytes += .showCursor
        }
        return bytes
    }

    private func drawing(of frame: Frame) -> [UInt8] {
        let isKnown = shown?.firstLine == frame.firstLine && shown?.grid.size == frame.grid.size
        let old = isKnown ? shown?.grid : nil
        guard old != frame.grid else { return [] }
        var pen = Pen(width: frame.grid.width, style: isKnown ? .plain : nil)
        for line in 0..<frame.grid.height {
            let change = LineChange(from: old.map { Array($0[line: line]) }, to: Array(frame.grid[line: line]))
            change.paint(on: frame.firstLine + line, with: &pen)
        }
        pen.set(.plain)
        return pen.bytes
    }
}
