/// Some rows that lie end to end in one block of bytes, sealed: no row moves or changes once it is here.
///
/// A row costs an offset and a set of its bytes, twelve bytes in all, and nothing is allocated for it.
package final class Chunk: Sendable {
    /// The row that local index 0 stands for.
    package let first: RowID
    /// All rows, each followed by its line end.
    package let bytes: ContiguousArray<UInt8>
    /// The bytes of each row, by local index.
    package let sets: ContiguousArray<ByteSet>

    private let starts: ContiguousArray<UInt32>
    private let lineEnd: LineEnd

    /// - Parameter bytes: at least one row, each with its line end, below 4 GiB.
    init(first: RowID, bytes: ContiguousArray<UInt8>, lineEnd: LineEnd) {
        precondition(bytes.last == lineEnd.byte, "a chunk ends where a row does")
        precondition(bytes.count < UInt32.max, "a chunk's offsets are 32 bits wide")
        self.first = first
        self.bytes = bytes
        self.lineEnd = lineEnd
        (starts, sets) = Self.survey(bytes.span, lineEnd: lineEnd.byte)
    }

    package var count: Int { sets.count }

    /// Bytes of memory that it takes, for rows may be far shorter than what is kept of each.
    package var memory: Int {
        bytes.capacity + starts.capacity * MemoryLayout<UInt32>.stride + sets.capacity * MemoryLayout<ByteSet>.stride
    }

    /// The rows in it, as identities.
    package var rows: Range<RowID> {
        first..<RowID(first.index + count)
    }

    /// Where row `index` (local, from 0) lies in `bytes`, without its line end.
    package func range(of index: Int) -> Range<Int> {
        let start = Int(starts[index])
        let end = Int(starts[index + 1]) - 1
        let endsWithReturn = lineEnd == .newline && end > start && bytes[end - 1] == 0x0D
        return start..<(endsWithReturn ? end - 1 : end)
    }

    /// This chunk and the one after it as one.
    func joined(with next: Chunk) -> Chunk {
        Chunk(first: first, bytes: bytes + next.bytes, lineEnd: lineEnd)
    }

    private static func survey(
        _ bytes: Span<UInt8>, lineEnd: UInt8
    ) -> (starts: ContiguousArray<UInt32>, sets: ContiguousArray<ByteSet>) {
        var starts: ContiguousArray<UInt32> = [0]
        var sets: ContiguousArray<ByteSet> = []
        var set = ByteSet()
        let masks = ByteSet.masks
        for index in bytes.indices {
            let byte = bytes[index]
            guard byte == lineEnd else {
                set.insert(byte, by: masks.span)
                continue
            }
            starts.append(UInt32(index + 1))
            sets.append(set)
            set = ByteSet()
        }
        return (starts, sets)
    }
}
