extension Chunk {
    /// Where a field of row `index` (local, from 0) lies in `bytes`; empty where the row has fewer. Linear in the row,
    /// and nothing is allocated.
    ///
    /// A row of one field has it as its code (1) and as its name (2).
    ///
    /// - Parameters:
    ///   - number: counted from 1.
    ///   - delimiter: what parts fields; `nil` where a row is one.
    package func place(ofField number: Int, inRow index: Int, delimiter: [UInt8]?) -> Range<Int> {
        let row = range(of: index)
        var start = row.lowerBound
        for field in 1...max(1, number) {
            let end = delimiter.flatMap { self.end(ofField: start..<row.upperBound, before: $0) }
            if field == number || number == 2 && end == nil && field == 1 { return start..<(end ?? row.upperBound) }
            guard let end, let delimiter else { break }
            start = end + delimiter.count
        }
        return row.upperBound..<row.upperBound
    }

    private func end(ofField text: Range<Int>, before delimiter: [UInt8]) -> Int? {
        let bytes = bytes
        let field = bytes.span.extracting(text)
        guard let place = firstDelimiter(delimiter, in: field) else { return nil }
        return text.lowerBound + place
    }
}
