import RowStore
import RowText

/// The columns of a table: which fields they are, and how wide, by what has been seen of them so far.
///
/// A column only ever gets wider while rows go by, and it is known once and for all that not all of its fields are
/// numbers, so that nothing jumps. On another width of the terminal they are laid out anew.
package struct TableColumns: Equatable, Sendable {
    private(set) var columns: [TableColumn]
    /// How many columns behind the first are scrolled out of sight.
    private(set) var offset = 0
    /// How much of the last column is scrolled out of sight, in columns of the screen.
    private(set) var skipped = 0
    /// Whether a field that was not seen before gets a column.
    private let grows: Bool
    private var room = 0
    /// What was measured last, which is mostly what is in sight next.
    private var measured: [RowID] = []
    private var measuredHeads: TableHeads?

    /// - Parameters:
    ///   - shown: the fields drawn, counted from 1.
    ///   - grows: whether all fields that rows have are drawn instead.
    init(shown: [Int], grows: Bool) {
        self.grows = grows
        columns = (grows ? [1] : shown).map { TableColumn(field: $0) }
    }

    /// Makes room for the rows in sight, and for the heads.
    mutating func widen(to model: Model) {
        guard model.settings.view == .table else { return }
        let rows = model.rowsInSight
        let heads = TableHeads(of: model)
        let room = TableLayout.room(of: model)
        guard rows != measured || heads != measuredHeads || room != self.room else { return }
        let lettering = model.settings.signs.lettering
        grow(to: heads.count)
        let known = Set(measured)
        for row in rows where !known.contains(row) {
            measure(PickerRow(model.bytes(of: row), delimiter: model.settings.delimiter), lettering)
        }
        for index in columns.indices {
            columns[index].takeHead(heads.text(ofColumn: index, field: columns[index].field), lettering)
        }
        measured = rows
        measuredHeads = heads
        allot(room)
    }

    /// Scrolls sideways, if there is something to be seen there: by a column, and where none is left to be scrolled out,
    /// through the last one.
    mutating func scroll(_ pan: Pan) {
        switch pan {
        case .left where skipped > 0: skipped = max(0, skipped - step)
        case .left: offset = max(0, offset - 1)
        case .right:
            guard TableLayout(self, width: room).isCutAfter else { return }
            if offset < columns.count - 2 { offset += 1 } else { skipped += step }
        }
    }

    /// Scrolls as far as it takes to have a field in sight.
    mutating func show(field: Int) {
        guard let index = columns.firstIndex(where: { $0.field == field }), index > 0 else { return }
        offset = min(offset, index - 1)
        skipped = 0
        while offset < index - 1, !TableLayout(self, width: room).shows(index) { offset += 1 }
    }

    private mutating func measure(_ row: PickerRow, _ lettering: Lettering) {
        guard let fields = row.fields, !row.isSingle else { return }
        grow(to: fields.ranges.count)
        for index in columns.indices {
            columns[index].take(row, lettering)
        }
    }

    /// Has a column for each of so many fields, if all fields are drawn.
    private mutating func grow(to count: Int) {
        let count = min(count, Self.most)
        guard grows, count > columns.count else { return }
        columns += (columns.count..<count).map { TableColumn(field: $0 + 1) }
    }

    /// Gives each column what it needs, up to a third of the line; what is left then goes to those that need least more.
    private mutating func allot(_ room: Int) {
        if room != self.room {
            for index in columns.indices { columns[index].width = 0 }
            skipped = 0
        }
        self.room = room
        let most = max(Self.least, room / 3)
        for index in columns.indices { columns[index].widen(to: most) }
        var free = room - columns.reduce(0) { $0 + $1.width } - TableLayout.gap * (columns.count - 1)
        for index in columns.indices.sorted(by: { columns[$0].need < columns[$1].need }) where free > 0 {
            let before = columns[index].width
            columns[index].widen(to: before + free)
            free -= columns[index].width - before
        }
        scrollBack()
    }

    /// So far a long field is scrolled at once: half of what is seen of it.
    private var step: Int {
        max(1, (TableLayout(self, width: room).slots.last?.columns.count ?? 0) / 2)
    }

    /// Scrolls to the left where that hides nothing, as on a terminal that has got wider.
    private mutating func scrollBack() {
        while offset > 0 {
            var back = self
            back.offset -= 1
            guard !TableLayout(back, width: room).isCutAfter else { return }
            self = back
        }
    }

    /// Fields: more columns nobody scrolls through, and each is measured.
    private static let most = 256
    /// Columns of the screen that a field can be known by, however narrow that is.
    private static let least = 4
}
