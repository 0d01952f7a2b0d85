import RowStore

/// Where a run was asked to begin: a code, or else a row counted from 1.
package struct Goal: Equatable, Sendable {
    private let text: String
    /// The row, once it is known.
    private(set) var row: RowID?

    init(_ text: String) {
        self.text = text
    }

    /// Looks at the rows from `known` on; a code wins, so a number counts only when the input has ended without it.
    mutating func look(through rows: Snapshot, from known: Int, delimiter: [UInt8]?) {
        guard row == nil else { return }
        row = rows.firstRow(withCode: Array(text.utf8), from: known, delimiter: delimiter)
        guard row == nil, rows.isComplete, let number = Int(text), number >= 1, number <= rows.count else { return }
        row = RowID(number - 1)
    }
}
