/// A text cut into words as a shell does it: at blanks, but for those in quotes or after a backslash.
struct QuotedWords {
    private(set) var words: [[UInt8]] = []
    /// Whether the text ends in quotes; the last of `words` is then the one with them.
    private(set) var endsInQuotes = false
    private var rest: ArraySlice<UInt8>

    init(_ text: String) {
        rest = Array(text.utf8)[...]
        while let word = nextWord() { words.append(word) }
    }

    private mutating func nextWord() -> [UInt8]? {
        rest = rest.drop { Self.blanks.contains($0) }
        guard !rest.isEmpty else { return nil }
        var word: [UInt8] = []
        while let byte = rest.popFirst(), !Self.blanks.contains(byte) {
            switch byte {
            case Self.singleQuote, Self.doubleQuote: word += readQuoted(by: byte)
            case Self.backslash: word.append(rest.popFirst() ?? byte)
            default: word.append(byte)
            }
        }
        return word
    }

    /// What stands before the closing quote. In double quotes a backslash takes the meaning from one, and from itself.
    private mutating func readQuoted(by quote: UInt8) -> [UInt8] {
        var quoted: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == quote { return quoted }
            let mayEscape = quote == Self.doubleQuote && byte == Self.backslash
            if mayEscape, let next = rest.first, next == quote || next == Self.backslash {
                quoted.append(rest.removeFirst())
            } else {
                quoted.append(byte)
            }
        }
        endsInQuotes = true
        return quoted
    }

    private static let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    private static let singleQuote = UInt8(ascii: "'")
    private static let doubleQuote = UInt8(ascii: "\"")
    private static let backslash = UInt8(ascii: "\\")
}
