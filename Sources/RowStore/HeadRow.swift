/// One of the first lines of the input where these are heads: no row, never found and never picked.
package struct HeadRow: Equatable, Sendable {
    /// Without its line end.
    package let bytes: [UInt8]
    /// What was taken out of it when it was read, in order.
    package let asides: [Asides.Piece]

    /// A line that stays in sight above the rows.
    package init(_ bytes: [UInt8], asides: [Asides.Piece] = []) {
        self.bytes = bytes
        self.asides = asides
    }
}

extension HeadRow {
    /// Bytes of memory, about.
    var memory: Int { bytes.capacity + Self.overhead }

    /// Bytes: the value, and what an array has before its elements.
    private static let overhead = 64

    /// All lines of a block that ends where one does.
    static func all(of bytes: ContiguousArray<UInt8>, _ lineEnd: LineEnd, _ asides: Asides) -> [HeadRow] {
        let lines = Chunk(first: RowID(0), bytes: bytes, lineEnd: lineEnd, asides: asides)
        return (0..<lines.count).map { HeadRow(Array(lines.bytes[lines.range(of: $0)]), asides: lines.asides(of: $0)) }
    }
}
