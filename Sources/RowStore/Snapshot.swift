/// The rows that had been read at one moment; a later moment's snapshot begins with the same rows, as far as these have
/// not left.
package struct Snapshot: Sendable {
    /// The lines that stay above the rows.
    package let heads: [HeadRow]
    /// The rows in the order of arrival; no chunk is empty, and of the first one some rows may have left.
    package let chunks: [Chunk]
    /// How many rows came before those that are here and have left.
    package let first: Int
    /// Whether the input had ended by then.
    package let isComplete: Bool
    /// Whether it was ended before its own end, for the memory it would have taken.
    package let isCutShort: Bool

    /// - Parameters:
    ///   - heads: lines that came before the rows and are none.
    ///   - chunks: each begins with the row after the last of the one before.
    ///   - first: one of the rows of the first chunk; those before it have left.
    package init(
        heads: [HeadRow] = [], chunks: [Chunk], first: Int = 0, isComplete: Bool = false, isCutShort: Bool = false
    ) {
        self.heads = heads
        self.chunks = chunks
        self.first = max(first, chunks.first?.first.index ?? first)
        self.isComplete = isComplete
        self.isCutShort = isCutShort
    }

    /// Before anything was read.
    package static let empty = Snapshot(chunks: [])

    /// How many rows had been read, up to the last one here; those that have left count too.
    package var count: Int {
        chunks.last?.rows.upperBound.index ?? first
    }

    /// How many rows are here.
    package var kept: Int { count - first }

    /// The rows that are here, by their index.
    package var indices: Range<Int> { first..<count }

    /// The same rows under other numbers, in time linear in the chunks.
    package func moved(by count: Int) -> Snapshot {
        guard count != 0 else { return self }
        let moved = chunks.map { Chunk($0, first: RowID($0.first.index + count)) }
        return Snapshot(
            heads: heads, chunks: moved, first: first + count, isComplete: isComplete, isCutShort: isCutShort)
    }

    /// A copy of the bytes of one row, without its line end.
    package subscript(row: RowID) -> [UInt8] {
        let chunk = chunks[chunkIndex(of: row)]
        return Array(chunk.bytes[chunk.range(of: row.index - chunk.first.index)])
    }

    /// What was taken out of a row when it was read, in order.
    package func asides(of row: RowID) -> [Asides.Piece] {
        let chunk = chunks[chunkIndex(of: row)]
        return chunk.asides(of: row.index - chunk.first.index)
    }

    /// Which of `chunks` holds a row, in logarithmic time.
    package func chunkIndex(of row: RowID) -> Int {
        precondition(indices.contains(row.index), "a row that has been read and has not left")
        var low = 0
        var high = chunks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if chunks[middle].first <= row {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }
}

extension Snapshot: Equatable {
    /// Whether both hold the very same chunks; cheap, since no byte is looked at.
    package static func == (left: Snapshot, right: Snapshot) -> Bool {
        left.isComplete == right.isComplete && left.isCutShort == right.isCutShort && left.first == right.first
            && left.heads.count == right.heads.count
            && left.chunks.elementsEqual(right.chunks, by: ===)
    }
}
