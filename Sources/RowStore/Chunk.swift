/// Some rows that lie end to end in one block of bytes, sealed: no row moves or changes once it is here.
///
/// A row costs an offset and a set of its bytes, twelve bytes in all, and nothing is allocated for it.
package final class Chunk: Sendable {
    /// The row that local index 0 stands for.
    package let first: RowID
    /// All rows, each followed by its line end.
    package let bytes: ContiguousArray<UInt8>
    /// Where each row begins, by local index, and at last where all of them end.
    package let starts: ContiguousArray<UInt32>
    package let lineEnd: LineEnd
    private let rowSets: RowSets
    private let asides: Asides

    /// - Parameters:
    ///   - bytes: at least one row, each with its line end, below 4 GiB.
    ///   - asides: what was taken out of these rows.
    init(first: RowID, bytes: ContiguousArray<UInt8>, lineEnd: LineEnd, asides: Asides = .none) {
        precondition(bytes.last == lineEnd.byte, "a chunk ends where a row does")
        precondition(bytes.count < UInt32.max, "a chunk's offsets are 32 bits wide")
        self.first = first
        self.bytes = bytes
        self.lineEnd = lineEnd
        starts = RowStarts(of: bytes, lineEnd: lineEnd).all
        rowSets = RowSets()
        self.asides = asides
    }

    /// A chunk and the one after it as one; nothing is looked at again.
    init(_ chunk: Chunk, _ next: Chunk) {
        precondition(chunk.bytes.count + next.bytes.count < UInt32.max, "a chunk's offsets are 32 bits wide")
        let offset = UInt32(chunk.bytes.count)
        first = chunk.first
        bytes = chunk.bytes + next.bytes
        lineEnd = chunk.lineEnd
        starts = chunk.starts + next.starts.dropFirst().lazy.map { $0 + offset }
        rowSets = RowSets(zipped(chunk.rowSets.ifKnown, next.rowSets.ifKnown).map { $0 + $1 })
        asides = chunk.asides.joined(next.asides, from: chunk.bytes.count)
    }

    /// The same rows under other numbers; no row is copied.
    init(_ chunk: Chunk, first: RowID) {
        self.first = first
        bytes = chunk.bytes
        starts = chunk.starts
        rowSets = chunk.rowSets
        asides = chunk.asides
        lineEnd = chunk.lineEnd
    }

    /// How many rows.
    package var count: Int { starts.count - 1 }

    /// The bytes of each row, by local index: found out when somebody first asks for them, which takes longer than
    /// reading the rows did, and then kept. To be asked for once for many rows.
    package var sets: ContiguousArray<ByteSet> { rowSets.sets(of: bytes, starts: starts) }

    /// Whether somebody has asked for the sets.
    package var isSurveyed: Bool { rowSets.ifKnown != nil }

    /// Bytes of memory that it takes, for rows may be far shorter than what is kept of each.
    package var memory: Int {
        bytes.capacity + starts.capacity * MemoryLayout<UInt32>.stride + count * MemoryLayout<ByteSet>.stride
            + asides.memory
    }

    /// The rows in it, as identities.
    package var rows: Range<RowID> {
        first..<RowID(first.index + count)
    }

    /// Where row `index` begins; for `count`, where all of them end.
    package func start(of index: Int) -> Int {
        Int(starts[index])
    }

    /// Which row holds the byte at `place`, given one that does not come after it; linear in the rows between them.
    package func row(at place: Int, from row: Int) -> Int {
        var row = row
        while Int(starts[row + 1]) <= place {
            row += 1
        }
        return row
    }

    /// What was taken out of row `index`, in order.
    func asides(of index: Int) -> [Asides.Piece] {
        asides.pieces(of: range(of: index))
    }

    /// Where row `index` (local, from 0) lies in `bytes`, without its line end; constant time.
    package func range(of index: Int) -> Range<Int> {
        let start = Int(starts[index])
        let end = Int(starts[index + 1]) - 1
        let endsWithReturn = lineEnd == .newline && end > start && bytes[end - 1] == LineEnd.carriageReturn
        return start..<(endsWithReturn ? end - 1 : end)
    }
}

private func zipped<Left, Right>(_ left: Left?, _ right: Right?) -> (Left, Right)? {
    guard let left, let right else { return nil }
    return (left, right)
}
