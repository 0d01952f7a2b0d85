/// Where the fields of one row lie: the first is the code, the second the name, any more are details.
package struct Fields: Equatable, Sendable {
    /// Where each field lies in the row; at least one, and together with the delimiters they are the row.
    package let ranges: [Range<Int>]

    /// Finds them, in time linear in the row.
    ///
    /// - Parameter delimiter: what parts fields, taken literally; not empty.
    package init(_ row: [UInt8], delimiter: [UInt8]) {
        precondition(!delimiter.isEmpty, "a delimiter has at least one byte")
        var ranges: [Range<Int>] = []
        var start = 0
        let bytes = ContiguousArray(row)
        while let end = firstDelimiter(delimiter, in: bytes.span, from: start) {
            ranges.append(start..<end)
            start = end + delimiter.count
        }
        ranges.append(start..<row.count)
        self.ranges = ranges
    }

    /// Whether the row is its own code and name, for want of a delimiter.
    package var isSingle: Bool { ranges.count == 1 }

    /// Where the code lies.
    package var code: Range<Int> { ranges[0] }

    /// Where the name lies; a row of one field has it as its name too.
    package var name: Range<Int> { ranges.count > 1 ? ranges[1] : ranges[0] }

    /// Field `number`, counted from 1; `nil` where the row has fewer.
    ///
    /// A row of one field has it as its code (1) and as its name (2).
    package func field(_ number: Int) -> Range<Int>? {
        if number == 2 { return name }
        return number >= 1 && number <= ranges.count ? ranges[number - 1] : nil
    }
}
