/// A word of the command line, or what else comes from elsewhere, as an error line may show it: no control reaches the
/// terminal, and it stays one line.
package struct ShownWord: CustomStringConvertible {
    /// At most 60 characters; what had more lacks its middle.
    package let description: String

    /// A longer word would push what to do about it off the line.
    private static let longest = 60
    /// What stands for the middle. More is kept of the beginning than of the end, which is the name of a file.
    private static let gap = "..."
    private static let end = 22

    /// Controls, invisible and direction-changing characters become `\u{…}`, bytes that are not UTF-8 become `\x…`.
    package init(_ word: some Sequence<UInt8>) {
        let signs = Self.signs(of: Array(word))
        let whole = Self.beginning(of: signs, upTo: Self.longest)
        guard whole.count < signs.count else {
            description = signs.joined()
            return
        }
        let head = Self.beginning(of: signs, upTo: Self.longest - Self.gap.count - Self.end)
        let tail = Self.beginning(of: signs.reversed(), upTo: Self.end).reversed()
        description = head.joined() + Self.gap + tail.joined()
    }

    /// A word as it is shown, a character each.
    private static func signs(of bytes: [UInt8]) -> [String] {
        var signs: [String] = []
        var index = 0
        while index < bytes.count {
            if let (scalar, length) = scalar(of: bytes[index...]) {
                signs.append(isHarmless(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}")
                index += length
            } else {
                signs.append("\\x" + String(bytes[index], radix: 16))
                index += 1
            }
        }
        return signs
    }

    /// As many of them as take no more than so many characters together.
    private static func beginning(of signs: [String], upTo longest: Int) -> ArraySlice<String> {
        var rest = longest
        return signs.prefix { sign in
            rest -= sign.unicodeScalars.count
            return rest >= 0
        }
    }

    /// The same of a text.
    package init(_ text: String) {
        self.init(text.utf8)
    }

    /// The first character of `bytes` and its length in bytes; `nil` where they do not begin with valid UTF-8.
    private static func scalar(of bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
        var iterator = bytes.makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return (scalar, UTF8.width(scalar))
    }

    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }
}
