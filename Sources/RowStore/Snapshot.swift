/// The rows that had been read at one moment; a later moment's snapshot begins with the same rows.
package struct Snapshot: Sendable {
    /// The rows in the order of arrival; no chunk is empty.
    package let chunks: [Chunk]
    /// Whether the input had ended by then.
    package let isComplete: Bool
    /// Whether it was ended before its own end, for the memory it would have taken.
    package let isCutShort: Bool

    /// - Parameter chunks: each begins with the row after the last of the one before.
    package init(chunks: [Chunk], isComplete: Bool = false, isCutShort: Bool = false) {
        self.chunks = chunks
        self.isComplete = isComplete
        self.isCutShort = isCutShort
    }

    /// Before anything was read.
    package static let empty = Snapshot(chunks: [])

    /// How many rows had been read, up to the last one here.
    package var count: Int {
        chunks.last?.rows.upperBound.index ?? 0
    }

    /// A copy of the bytes of one row, without its line end.
    package subscript(row: RowID) -> [UInt8] {
        let chunk = chunks[chunkIndex(of: row)]
        return Array(chunk.bytes[chunk.range(of: row.index - chunk.first.index)])
    }

    /// Which of `chunks` holds a row, in logarithmic time.
    package func chunkIndex(of row: RowID) -> Int {
        precondition(row.index >= 0 && row.index < count, "a row that has been read")
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
        left.isComplete == right.isComplete && left.isCutShort == right.isCutShort
            && left.chunks.elementsEqual(right.chunks, by: ===)
    }
}
