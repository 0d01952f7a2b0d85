/// The rows that had been read at one moment; a later moment's snapshot begins with the same rows.
package struct Snapshot: Sendable {
    package let chunks: [Chunk]
    /// Whether the input had ended by then.
    package let isComplete: Bool

    package static let empty = Snapshot(chunks: [], isComplete: false)

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
