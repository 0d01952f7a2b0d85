/// Text that stays between the prompt and the list, whatever is typed.
package struct Header: Equatable, Sendable {
    /// Without their line ends; what a terminal would obey may still be in them.
    let lines: [String]

    /// - Parameter text: lines ended or parted by line feeds, so that one at its end begins no further line.
    package init(_ text: String) {
        var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        self.lines = lines.map { line in
            String(line.last == "\r" ? line.dropLast() : line)
        }
    }

    /// No line.
    package static let none = Header("")

    /// How many of its lines are seen where so many are left for it and the list.
    ///
    /// The list comes first, up to the rows that show that there is a list; then the header, the first line first.
    func height(in lines: Int) -> Int {
        max(0, min(self.lines.count, lines - HeightRule.leastRows))
    }
}
