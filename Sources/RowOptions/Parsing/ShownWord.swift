/// A word of the command line, or what else comes from elsewhere, as an error line may show it: no control reaches the
/// terminal, and it stays one line.
package struct ShownWord: CustomStringConvertible {
    /// At most 60 characters, or what is written for them.
    package let description: String

    /// A longer word would push what to do about it off the line.
    private static let longest = 60

    /// Controls, invisible and direction-changing characters become `\u{…}`, bytes that are not UTF-8 become `\x…`.
    package init(_ word: some Sequence<UInt8>) {
        let bytes = Array(word)
        var shown = ""
        var index = 0
        while index < bytes.count {
            guard shown.unicodeScalars.count < Self.longest else {
                shown += "..."
                break
            }
            if let (scalar, length) = Self.scalar(of: bytes[index...]) {
                shown += Self.isHarmless(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
                index += length
            } else {
                shown += "\\x" + String(bytes[index], radix: 16)
                index += 1
            }
        }
        description = shown
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
