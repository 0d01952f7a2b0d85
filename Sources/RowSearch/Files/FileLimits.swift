/// How much a search of files may keep.
package struct FileLimits: Sendable {
    /// Bytes that the rows found may take, with what is kept beside them and what is read into.
    package var memory: Int
    /// How many rows may be found.
    package var rows: Int
    /// Bytes of one row.
    package var longestRow: Int

    /// - Parameter longestRow: below 4 GiB by a block.
    package init(memory: Int, rows: Int, longestRow: Int) {
        self.memory = memory
        self.rows = rows
        self.longestRow = longestRow
    }
}
