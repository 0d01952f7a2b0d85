import RowScreen

/// Where the columns of a table are on a line: the first, and of the others those that there is room for.
struct TableLayout: Equatable {
    /// A column that is in sight, perhaps a part of it.
    struct Slot: Equatable {
        /// The place of the column in the table, from 0.
        let index: Int
        let field: Int
        /// Columns of the line, from where its text begins.
        let columns: Range<Int>
        let isRightAligned: Bool
        /// Columns of its text that are scrolled out of sight.
        let skipped: Int
    }

    private(set) var slots: [Slot] = []
    /// Whether something is scrolled out to the left.
    let isCutBefore: Bool
    /// Whether there is more to the right.
    private(set) var isCutAfter = false

    /// - Parameter width: how many columns of the line there are for text.
    init(_ table: TableColumns, width: Int) {
        isCutBefore = table.offset > 0 || table.skipped > 0
        var start = 0
        for index in table.columns.indices where index == 0 || index > table.offset {
            let column = table.columns[index]
            let room = width - start
            guard column.width > 0 else { continue }
            guard room >= min(column.width, Self.leastSeen) || index == 0 else {
                isCutAfter = true
                return
            }
            // The last one has all that is left, unless it stands to the right.
            let isOpen = index == table.columns.count - 1 && !column.isRightAligned
            let end = start + max(0, isOpen ? room : min(column.width, room))
            let skipped = isOpen ? table.skipped : 0
            isCutAfter = (isOpen ? column.need - skipped : column.width) > room
            slots.append(
                Slot(
                    index: index, field: column.field, columns: start..<end, isRightAligned: column.isRightAligned,
                    skipped: skipped))
            start = end + Self.gap
        }
    }

    /// Whether a column is in sight.
    func shows(_ index: Int) -> Bool { slots.contains { $0.index == index } }

    /// How many columns of a line there are for text.
    static func room(of model: Model) -> Int {
        let width = Areas(of: model).list.width
        let margins = Margins(width: width)
        return max(0, width - margins.text - margins.right)
    }

    /// The field of the column that a place of the line is in, the gap behind it included; `nil` where there is none.
    func field(at place: Int) -> Int? {
        slots.first { $0.columns.lowerBound <= place && place < $0.columns.upperBound + Self.gap }?.field
    }

    /// Columns of the line between two fields.
    static let gap = 2

    /// Columns of the line: of a column that is cut, fewer say nothing.
    private static let leastSeen = 4
}
