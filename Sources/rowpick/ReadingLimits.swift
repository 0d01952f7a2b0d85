import RowMatch
import RowStore
import RowTerminal

/// How much is read of a source that never ends: it must not take the machine with it.
struct ReadingLimits {
    /// Bytes that all rows may take, with what is kept beside them.
    var memory = physicalMemory / 4
    /// How many rows may come.
    var rows = Ranked.mostRows
    /// Bytes of the row that is being read: enough for any that somebody could look at, and a block after it still lies
    /// where the offsets of a chunk reach.
    var openRow = 1 << 30
}

extension ReadingLimits {
    /// Whether one more block as large as the last may be read.
    ///
    /// - Parameters:
    ///   - rows: those there are.
    ///   - openRow: bytes of the row that has not ended yet.
    ///   - codes: bytes of what is remembered of codes.
    ///   - block: bytes of the last block.
    func leaveRoom(beside rows: Rows, openRow: Int, codes: Int, block: Int) -> Bool {
        let load = rows.load
        let memory = load.bytes + load.rows * Self.ranking
        return memory + openRow + codes < self.memory && load.rows + block <= self.rows && openRow < self.openRow
    }

    /// Bytes that a row takes in a ranking, and once more while it is sorted: most queries find most rows of a source
    /// without an end.
    private static let ranking = 16
}
