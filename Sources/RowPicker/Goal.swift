import RowStore

/// Where a run begins: on the row picked last time, or else where it was asked to.
package struct Goal: Equatable, Sendable {
    private let remembered: RememberedRow?
    private let initial: [UInt8]?
    /// The row, once it is known.
    private(set) var row: RowID?
    /// Whether no row that may still come could be a better one.
    private(set) var isFinal = false

    /// - Parameters:
    ///   - remembered: the row picked last time; it wins.
    ///   - initial: a code, or else a row counted from 1.
    init?(remembered: RememberedRow?, initial: [UInt8]?) {
        guard remembered != nil || initial != nil else { return nil }
        self.remembered = remembered
        self.initial = initial
    }

    /// A row that is there already.
    init(row: RowID) {
        remembered = nil
        initial = nil
        self.row = row
        isFinal = true
    }

    /// Looks at the rows from `known` on.
    mutating func look(through rows: Snapshot, from known: Int, delimiter: [UInt8]?) {
        guard !isFinal else { return }
        guard let remembered else { return lookForInitial(through: rows, from: known, delimiter: delimiter) }
        look(for: remembered, through: rows, from: known, delimiter: delimiter)
        // Until the end of the input it may still come.
        guard row == nil, rows.isComplete else { return }
        lookForInitial(through: rows, from: 0, delimiter: delimiter)
    }

    /// The first row with its code serves until one has its name too.
    private mutating func look(
        for remembered: RememberedRow, through rows: Snapshot, from known: Int, delimiter: [UInt8]?
    ) {
        let (code, name) = (remembered.code, remembered.name)
        if let same = rows.firstRow(withCode: code, name: name, from: known, delimiter: delimiter) {
            row = same
            isFinal = true
        } else {
            row = row ?? rows.firstRow(withCode: code, from: known, delimiter: delimiter)
            isFinal = row != nil && rows.isComplete
        }
    }

    /// A code wins, so a number counts only when the input has ended without it.
    private mutating func lookForInitial(through rows: Snapshot, from known: Int, delimiter: [UInt8]?) {
        guard let initial else { return }
        row = rows.firstRow(withCode: initial, from: known, delimiter: delimiter)
        if row == nil, rows.isComplete, let number = Int(String(decoding: initial, as: UTF8.self)), number >= 1,
            rows.indices.contains(number - 1)
        {
            row = RowID(number - 1)
        }
        isFinal = row != nil
    }
}
