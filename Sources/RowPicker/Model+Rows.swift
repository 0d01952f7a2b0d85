import RowStore

extension Model {
    /// A copy of the bytes of a row that is in the list, marked or picked; it may have left.
    package func bytes(of row: RowID) -> [UInt8] {
        if rows.indices.contains(row.index) { return rows[row] }
        return left[row] ?? findings.rows[row]
    }

    /// The styles that a row in the list came with.
    func styles(of row: RowID) -> RowStyles {
        let home = rows.indices.contains(row.index) ? rows : findings.rows
        return home.indices.contains(row.index) ? RowStyles(home.asides(of: row)) : .none
    }

    /// Keeps what was picked of some rows, in case it has left.
    package mutating func keep(_ picked: [RowID], of rows: Snapshot) {
        for row in picked where rows.indices.contains(row.index) { left[row] = rows[row] }
    }

    /// Keeps those of the rows that leave which are marked or fill the field: they were chosen, and so they are picked.
    mutating func keepMarked(before first: Int) {
        guard first > rows.first else { return }
        let filling = Set(field?.rows ?? [])
        left = left.filter { selection.contains($0.key) || filling.contains($0.key) }
        let leaving = rows.first..<min(first, rows.count)
        for row in selection.rows(in: leaving) { left[row] = rows[row] }
        for row in filling where leaving.contains(row.index) { left[row] = rows[row] }
    }
}
