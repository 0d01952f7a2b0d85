/// Lays out a table of two columns, the right one broken at blanks. Text is ASCII: a character is a column.
struct AlignedColumns {
    let indent: Int
    /// Where the right column begins.
    let right: Int
    /// No line is longer, but for a single word that is.
    let width: Int

    /// A left cell that leaves no gap of two before the right column stands on a line of its own.
    func lines(of rows: [(String, String)]) -> [String] {
        rows.flatMap { left, right in lines(left, right) }
    }

    private func lines(_ left: String, _ right: String) -> [String] {
        let blank = String(repeating: " ", count: self.right)
        let head = String(repeating: " ", count: indent) + left
        let wrapped = Self.wrap(right, to: width - self.right)
        guard head.count + 1 < self.right, let first = wrapped.first else {
            return [head] + wrapped.map { blank + $0 }
        }
        return [head + blank.dropFirst(head.count) + first] + wrapped.dropFirst().map { blank + $0 }
    }

    /// `text` in lines of at most `width`, broken at blanks.
    static func wrap(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
