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
    /// What has been read so far.
    struct Use {
        private var memory = 0
        private var rows = 0

        mutating func add(_ chunk: Chunk) {
            memory += chunk.memory + chunk.count * Self.ranking
            rows = chunk.rows.upperBound.index
        }

        /// Whether one more block as large as the last may be read.
        func leavesRoom(in limits: ReadingLimits, openRow: Int, block: Int) -> Bool {
            memory + openRow < limits.memory && rows + block <= limits.rows && openRow < limits.openRow
        }

        /// Bytes that a row takes in a ranking, and once more while it is sorted: most queries find most rows of a
        /// source without an end.
        private static let ranking = 16
    }
}
