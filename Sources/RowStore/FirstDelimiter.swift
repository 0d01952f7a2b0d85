/// Where the first delimiter at or after `start` stands in a row; `nil` if there is none.
///
/// - Parameter delimiter: at least one byte.
package func firstDelimiter(_ delimiter: [UInt8], in row: Span<UInt8>, from start: Int = 0) -> Int? {
    let end = row.count - delimiter.count + 1
    var index = start
    while index < end {
        guard let found = firstIndex(of: delimiter[0], in: row, index..<end) else { return nil }
        if delimiter.indices.allSatisfy({ row[found + $0] == delimiter[$0] }) { return found }
        index = found + 1
    }
    return nil
}
