/// Where the first delimiter at or after `start` stands in a row; `nil` if there is none.
func firstDelimiter(_ delimiter: [UInt8], in row: Span<UInt8>, from start: Int = 0) -> Int? {
    let end = row.count - delimiter.count + 1
    var index = start
    while index < end {
        guard let found = delimiter[0].firstIndex(in: row, index..<end, ignoringCase: false) else { return nil }
        if delimiter.indices.allSatisfy({ row[found + $0] == delimiter[$0] }) { return found }
        index = found + 1
    }
    return nil
}
