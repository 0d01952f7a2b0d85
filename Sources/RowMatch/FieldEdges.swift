import RowStore

/// The fields of one row, for terms that hold at a field's edge; none for a row of one field.
///
/// The memory is kept from row to row, unlike that of `Fields`, which are for rows that are drawn or printed.
struct FieldEdges {
    private(set) var fields: ContiguousArray<Range<Int>> = []

    mutating func clear() {
        fields.removeAll(keepingCapacity: true)
    }

    /// Fields in bytes.
    mutating func refill(from row: Span<UInt8>, delimiter: [UInt8]) {
        clear()
        var start = 0
        while let end = firstDelimiter(delimiter, in: row, from: start) {
            fields.append(start..<end)
            start = end + delimiter.count
        }
        guard !fields.isEmpty else { return }
        fields.append(start..<row.count)
    }

    /// Turns them into units.
    ///
    /// - Parameter starts: where each unit begins, in bytes, and where the last one ends.
    mutating func convert(using starts: ContiguousArray<UInt32>) {
        var unit = 0
        func index(of byte: Int) -> Int {
            while unit + 1 < starts.count && Int(starts[unit]) < byte {
                unit += 1
            }
            return unit
        }
        for place in fields.indices {
            let start = index(of: fields[place].lowerBound)
            fields[place] = start..<index(of: fields[place].upperBound)
        }
    }
}
