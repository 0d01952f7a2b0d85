/// What parts the fields of a row, as `--delimiter` gives it.
enum Delimiter {
    /// The bytes of the delimiter, at least one.
    ///
    /// Where it is read as a pattern, a single byte is still literal, and so is any string without a pattern's signs.
    static func parse(_ word: [UInt8], asPattern: Bool) throws(OptionError) -> [UInt8] {
        guard !word.isEmpty else {
            throw OptionError("--delimiter: the value is empty", #"write at least one character, such as , or \t"#)
        }
        if asPattern {
            guard word.count > 1 else { return word }
            guard isLiteral(word) else {
                throw OptionError("--delimiter: a pattern is not built yet", "write a literal string")
            }
        }
        return try EscapedText.bytes(of: word, option: "--delimiter")
    }

    /// Whether a pattern of these bytes matches itself alone, tabs and the like aside.
    private static func isLiteral(_ word: [UInt8]) -> Bool {
        var rest = word[...]
        while let first = rest.popFirst() {
            if first == UInt8(ascii: "\\") {
                guard let letter = rest.popFirst(), EscapedText.byte(for: letter) != nil else { return false }
            } else if ".+*?()|[]{}^$".utf8.contains(first) {
                return false
            }
        }
        return true
    }
}
