import RowText

/// A character of ASCII, looked for in a row that may hold it in another writing, sixteen places at a time.
struct NarrowNeedle {
    private let byte: UInt8
    /// The bit by which the cases of a letter differ, if either will do.
    private let ignored: UInt8
    private let folding: Folding

    /// - Parameter byte: a small letter where case is ignored.
    init(_ byte: UInt8, ignoresCase: Bool, folding: Folding) {
        self.byte = byte
        ignored = ignoresCase && byte &- 0x61 < 26 ? 0x20 : 0
        self.folding = folding
    }

    /// The first place at or after `start` where it stands, or what may be folded into it.
    func firstIndex(in row: Span<UInt8>, from start: Int) -> Int? {
        var index = start
        while index &+ SixteenBytes.count <= row.count {
            let hits = hits(SixteenBytes(row, at: index))
            var next = 0
            while next < SixteenBytes.count, let hit = hits.first(after: next) {
                if stands(in: row, at: index &+ hit) { return index &+ hit }
                next = hit &+ 1
            }
            index &+= SixteenBytes.count
        }
        for place in index..<max(index, row.count) where stands(in: row, at: place) {
            return place
        }
        return nil
    }

    /// The byte, and first bytes of characters that may be folded: none from U+3000 to U+9FFF is.
    @inline(__always)
    private func hits(_ bytes: SixteenBytes) -> SixteenBytes.Hits {
        bytes.setting(ignored).equal(byte) | bytes.within(0xC0...0xE2) | bytes.atLeast(0xEA)
    }

    private func stands(in row: Span<UInt8>, at index: Int) -> Bool {
        let found = row[index]
        guard found >= 0x80 else { return found | ignored == byte }
        guard found >= 0xC0, !(0xE3...0xE9 ~= found) else { return false }
        return folding.mayFold(at: index, of: row, into: byte)
    }
}
