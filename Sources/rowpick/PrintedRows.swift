import RowStore

/// Rows that can be printed: all that were read, or those that were kept.
protocol PrintedRows {
    /// A copy of the bytes of one row, without its line end.
    subscript(row: RowID) -> [UInt8] { get }

    /// Which row of the input it is.
    func number(of row: RowID) -> RowID

    /// Appends some rows end to end, each followed by `end`, until there are `limit` bytes or more, and tells how many
    /// that were.
    func append(_ rows: ContiguousArray<RowID>, each end: UInt8, to bytes: inout [UInt8], upTo limit: Int) -> Int
}

extension Snapshot: PrintedRows {
    func number(of row: RowID) -> RowID { row }
}

extension KeptRows: PrintedRows {}
