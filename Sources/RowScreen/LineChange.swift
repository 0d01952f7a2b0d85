/// What has to be sent for one line.
struct LineChange {
    /// `nil` where what is on the screen is unknown.
    private let old: [Cell]?
    private let new: [Cell]

    init(from old: [Cell]?, to new: [Cell]) {
        self.old = old
        self.new = new
    }

    /// Writes what differs, and after a doubtful character all that it may have covered: so no part of it is left to
    /// appear when it goes.
    func paint(on line: Int, with pen: inout Pen) {
        let end = (new.lastIndex { $0 != .blank } ?? -1) + 1
        var column = 0
        var reach = 0
        while column < end {
            let cell = new[column]
            let next = column + cell.width
            if column < reach || old?[column] != cell {
                bridge(to: column, on: line, with: &pen)
                pen.write(cell, at: Position(line: line, column: column))
                reach = max(reach, column + cell.reach)
            }
            column = next
        }
        if end < new.count && (reach > end || isTailStale(from: end)) {
            pen.eraseToEndOfLine(from: Position(line: line, column: end))
        }
    }

    private func isTailStale(from end: Int) -> Bool {
        guard let old else { return true }
        return old[end...].contains { $0 != .blank }
    }

    /// Writes the few unchanged cells before a changed one again where that is shorter than to address the latter.
    private func bridge(to column: Int, on line: Int, with pen: inout Pen) {
        guard let position = pen.position, position.line == line, position.column < column else { return }
        let gap = new[position.column..<column]
        guard gap.count <= Self.longestBridge, gap.allSatisfy({ $0.isASCII && pen.suits($0) }) else { return }
        for (offset, cell) in gap.enumerated() {
            pen.write(cell, at: Position(line: line, column: position.column + offset))
        }
    }

    /// The length of the shortest address, `CSI l;c H`, is six; longer gaps would cost more than they spare.
    private static let longestBridge = 6
}
