import RowStore

/// What rows are sorted by in one column, and which of two comes first.
struct SortKeys: Sendable {
    /// A row, with as much of its key as mostly decides.
    struct Entry: Sendable {
        /// A number's rank, or the first bytes of a text's key; turned round where the greatest comes first.
        let head: UInt64
        let row: RowID
        /// Where the text's key lies; empty for a number, and for a row without such a field.
        let key: Range<Int>
    }

    private let areNumbers: Bool
    private let isDescending: Bool
    private let isReversed: Bool
    /// The keys of texts, end to end.
    private var bytes: ContiguousArray<UInt8> = []
    private var natural = NaturalKey()

    init(areNumbers: Bool, isDescending: Bool, isReversed: Bool) {
        self.areNumbers = areNumbers
        self.isDescending = isDescending
        self.isReversed = isReversed
    }

    /// Whether the first of two is to stand before the second.
    func areInOrder(_ left: Entry, _ right: Entry) -> Bool {
        if left.head != right.head { return left.head < right.head }
        if let order = textOrder(left.key, right.key) { return order }
        return isReversed ? left.row > right.row : left.row < right.row
    }

    /// The keys of some rows of a chunk, by local index; `nil` where the keys are numbers and a row has text.
    mutating func entries(of rows: Range<Int>, in chunk: Chunk, field: Int, _ delimiter: [UInt8]?) -> [Entry]? {
        var entries: [Entry] = []
        entries.reserveCapacity(rows.count)
        for index in rows {
            let row = RowID(chunk.first.index + index)
            let place = chunk.place(ofField: field, inRow: index, delimiter: delimiter)
            guard let entry = entry(row, place, in: chunk.bytes) else { return nil }
            entries.append(entry)
        }
        return entries
    }

    private mutating func entry(_ row: RowID, _ place: Range<Int>, in text: ContiguousArray<UInt8>) -> Entry? {
        guard !place.isEmpty else { return Entry(head: .max, row: row, key: 0..<0) }
        guard !areNumbers else {
            return WrittenNumber(text[place]).map { Entry(head: rank(of: $0.value), row: row, key: 0..<0) }
        }
        let start = bytes.count
        natural.append(place, of: text, to: &bytes)
        let key = start..<bytes.count
        var head: UInt64 = 0
        for index in 0..<8 {
            head = head << 8 | (index < key.count ? UInt64(bytes[start + index]) : 0)
        }
        return Entry(head: isDescending ? ~head : head, row: row, key: key)
    }

    /// Ascends as the values do, a zero without its sign, and never comes up to what rows without the field have.
    private func rank(of value: Double) -> UInt64 {
        let bits = ((isDescending ? -value : value) + 0).bitPattern
        return bits >> 63 == 0 ? bits | 1 << 63 : ~bits
    }

    /// Whether the left text comes first; `nil` for the same text.
    private func textOrder(_ left: Range<Int>, _ right: Range<Int>) -> Bool? {
        guard !left.isEmpty, !right.isEmpty else { return left.isEmpty == right.isEmpty ? nil : !left.isEmpty }
        for index in 0..<min(left.count, right.count) {
            let (one, other) = (bytes[left.lowerBound + index], bytes[right.lowerBound + index])
            if one != other { return (one < other) != isDescending }
        }
        return left.count == right.count ? nil : (left.count < right.count) != isDescending
    }
}
