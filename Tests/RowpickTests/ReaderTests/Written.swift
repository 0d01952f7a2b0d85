import Testing

/// Text with control characters, which a report of the tests shows by name instead of acting on them.
struct Written: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
    let text: String

    init(stringLiteral text: String) { self.text = text }

    var bytes: [UInt8] { Array(text.utf8) }

    var testDescription: String {
        "\"" + text.unicodeScalars.map { $0.escaped(asASCII: $0.value < 0xa0) }.joined() + "\""
    }
}
