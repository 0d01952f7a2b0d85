import RowStore

/// All rows of a growing input in the order of a column, with room for those to come.
///
/// A column whose fields are all numbers is sorted by their values, any other by natural keys; the first field that is
/// no number has all rows sorted anew. Rows that are equal in it stay in the order they came in, and rows without it
/// come last.
///
/// A million rows take about a second on one core, and a thousand more then some milliseconds.
package struct SortedRows: Sendable {
    private let order: ColumnOrder
    private let delimiter: [UInt8]?
    private let isReversed: Bool
    private var keys: SortKeys
    /// Those taken so far; the last run may be short, and each is about as long as all after it or longer.
    private var runs: [ContiguousArray<SortKeys.Entry>] = []
    /// The row to be taken next.
    private var next = 0

    /// - Parameters:
    ///   - delimiter: what parts the fields; `nil` where a row is one.
    ///   - isReversed: whether of equal rows the last comes first.
    package init(by order: ColumnOrder, delimiter: [UInt8]?, isReversed: Bool) {
        self.order = order
        self.delimiter = delimiter
        self.isReversed = isReversed
        keys = SortKeys(areNumbers: true, isDescending: order.isDescending, isReversed: isReversed)
    }

    /// Takes the rows that are new in a snapshot.
    ///
    /// - Parameter isWanted: asked every few milliseconds.
    /// - Returns: false where it was given up for not being wanted any more; it may be taken up later.
    package mutating func take(_ rows: Snapshot, while isWanted: () -> Bool) -> Bool {
        next = max(next, rows.first)
        if runs.reduce(0, { $0 + $1.count }) > 2 * rows.kept + Self.blockRows { startAnew(rows, areNumbers: true) }
        while next < rows.count {
            guard isWanted() else { return false }
            let chunk = rows.chunks[rows.chunkIndex(of: RowID(next))]
            let first = next - chunk.first.index
            let last = min(chunk.count, first + Self.blockRows)
            guard let block = keys.entries(of: first..<last, in: chunk, field: order.field, delimiter) else {
                startAnew(rows, areNumbers: false)
                continue
            }
            add(block.sorted(by: keys.areInOrder))
            next += last - first
        }
        return true
    }

    /// Rows of the input that have been taken, in order, those left out that are not wanted.
    package mutating func inOrder(_ isWanted: (RowID) -> Bool) -> ContiguousArray<RowID> {
        while runs.count > 1 { joinLast() }
        var rows: ContiguousArray<RowID> = []
        for entry in runs.first ?? [] where isWanted(entry.row) { rows.append(entry.row) }
        return rows
    }

    /// As where a column of numbers turns out to hold text, too, or most of the rows have left.
    private mutating func startAnew(_ rows: Snapshot, areNumbers: Bool) {
        keys = SortKeys(areNumbers: areNumbers, isDescending: order.isDescending, isReversed: isReversed)
        runs = []
        next = rows.first
    }

    private mutating func add(_ block: [SortKeys.Entry]) {
        runs.append(ContiguousArray(block))
        while runs.count > 1, runs[runs.count - 2].count <= 2 * runs[runs.count - 1].count { joinLast() }
    }

    private mutating func joinLast() {
        let right = runs.removeLast()
        let left = runs.removeLast()
        var joined = ContiguousArray<SortKeys.Entry>()
        joined.reserveCapacity(left.count + right.count)
        var place = 0
        for entry in left {
            while place < right.count, keys.areInOrder(right[place], entry) {
                joined.append(right[place])
                place += 1
            }
            joined.append(entry)
        }
        joined.append(contentsOf: right[place...])
        runs.append(joined)
    }

    /// Rows: sorted within some milliseconds, so that what is not wanted any more ends soon.
    private static let blockRows = 16 * 1024
}
