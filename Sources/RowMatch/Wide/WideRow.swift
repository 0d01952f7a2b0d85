/// Whether a row can be scored as its bytes stand, and how long it is.
///
/// That can be done with ASCII and characters from U+3000 to U+9FFF, which have neither case nor accents and take three
/// bytes each. Where rows are put into the normal form, marks that would join the character before them are none of
/// these.
enum WideRow {
    /// Whether a row holds nothing else. It has eighteen bytes or more; shorter ones are as soon decoded.
    ///
    /// - Parameter joinsMarks: whether there are to be no such marks.
    static func isPlain(_ row: Span<UInt8>, joinsMarks: Bool) -> Bool {
        guard row.count >= SixteenBytes.count + 2, beginsWell(row), endsWell(row) else { return false }
        let last = row.count - SixteenBytes.count
        var faults = faults(in: row, at: last, joinsMarks: joinsMarks)
        var index = 2
        while index < last {
            faults = faults | self.faults(in: row, at: index, joinsMarks: joinsMarks)
            index &+= SixteenBytes.count
        }
        return !faults.exist
    }

    /// The first two bytes, before which there is nothing.
    private static func beginsWell(_ row: Span<UInt8>) -> Bool {
        guard isHead(row[0]) else { return row[0] < 0x80 && (row[1] < 0x80 || isHead(row[1])) }
        return isInner(row[1])
    }

    /// The last two bytes, of which none begins a character that takes more.
    private static func endsWell(_ row: Span<UInt8>) -> Bool {
        !isHead(row[row.count - 1]) && !isHead(row[row.count - 2])
    }

    /// Bytes outside ASCII that do not stand where such characters have them; each is judged by the two before it.
    @inline(__always)
    private static func faults(in row: Span<UInt8>, at index: Int, joinsMarks: Bool) -> SixteenBytes.Hits {
        let bytes = SixteenBytes(row, at: index)
        let before = SixteenBytes(row, at: index &- 1)
        let twoBefore = SixteenBytes(row, at: index &- 2)
        let inner = bytes.within(inners)
        let strange = bytes.atLeast(0x80) ^ (inner | bytes.within(heads))
        let misplaced = inner ^ (before.within(heads) | twoBefore.within(heads))
        guard joinsMarks else { return strange | misplaced }
        let kana = before.equal(0x82) & bytes.within(0x99...0x9A)
        let tones = before.equal(0x80) & bytes.within(0xAA...0xAF)
        return strange | misplaced | twoBefore.equal(0xE3) & (kana | tones)
    }

    private static func isHead(_ byte: UInt8) -> Bool { heads.contains(byte) }
    private static func isInner(_ byte: UInt8) -> Bool { inners.contains(byte) }

    private static let heads: ClosedRange<UInt8> = 0xE3...0xE9
    private static let inners: ClosedRange<UInt8> = 0x80...0xBF

    /// How many characters a plain row has without the blanks around it, given a bonus table.
    static func trimmedLength(of row: Span<UInt8>, _ bonuses: Span<UInt8>) -> Int {
        var start = 0
        while let length = blank(at: start, of: row, bonuses) {
            start += length
        }
        var end = row.count
        while end > start, let length = blank(before: end, of: row, bonuses) {
            end -= length
        }
        return characters(in: start..<end, of: row)
    }

    /// A length that such a row has at least, told by its bytes alone.
    @inline(__always)
    static func leastLength(of row: Span<UInt8>) -> Int {
        let first = row[0]
        let last = row[row.count - 1]
        let hasBlanks = first <= 0x20 || first == 0xE3 || last <= 0x20 || last == 0x80
        return hasBlanks ? 0 : row.count / ThreeBytes.count
    }

    private static func blank(at index: Int, of row: Span<UInt8>, _ bonuses: Span<UInt8>) -> Int? {
        guard index < row.count else { return nil }
        if row[index] < 0x80 { return bonuses.isWhite(row[index]) ? 1 : nil }
        return isWideBlank(row, at: index) ? ThreeBytes.count : nil
    }

    private static func blank(before end: Int, of row: Span<UInt8>, _ bonuses: Span<UInt8>) -> Int? {
        if row[end - 1] < 0x80 { return bonuses.isWhite(row[end - 1]) ? 1 : nil }
        return isWideBlank(row, at: end - ThreeBytes.count) ? ThreeBytes.count : nil
    }

    private static func isWideBlank(_ row: Span<UInt8>, at index: Int) -> Bool {
        row[index] == 0xE3 && row[index + 1] == 0x80 && row[index + 2] == 0x80
    }

    /// How many characters begin in a part of a plain row.
    @inline(__always)
    static func characters(in part: Range<Int>, of row: Span<UInt8>) -> Int {
        var inner = 0
        var index = part.lowerBound
        while index &+ SixteenBytes.count <= part.upperBound {
            inner &+= SixteenBytes(row, at: index).within(inners).count(in: 0..<SixteenBytes.count)
            index &+= SixteenBytes.count
        }
        guard index < part.upperBound else { return part.count &- inner }
        let start = min(index, row.count &- SixteenBytes.count)
        let rest = (index &- start)..<(part.upperBound &- start)
        return part.count &- inner &- SixteenBytes(row, at: start).within(inners).count(in: rest)
    }
}
