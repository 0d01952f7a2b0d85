import TestSupport
import Testing

@testable import rowpick

@Suite struct JSONValueTests {
    private static func written(_ value: JSONValue) -> String {
        var bytes: [UInt8] = []
        bytes += value
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func written(_ text: [UInt8]) -> String {
        written(.string(text[...]))
    }

    @Test func `members and elements keep their order, and no blank stands between them`() {
        let value = JSONValue.object([
            ("b", .number(-7)), ("a", .array([.number(1), .array([]), .object([])])), ("c", .string([0x78])),
        ])
        #expect(Self.written(value) == #"{"b":-7,"a":[1,[],{}],"c":"x"}"#)
    }

    @Test(
        arguments: [
            ("", ""), (#"say "no""#, #"say \"no\""#), (#"C:\n"#, #"C:\\n"#), ("/", "/"), ("関東・信越", "関東・信越"),
            ("\u{1F468}\u{200D}\u{1F469}", "\u{1F468}\u{200D}\u{1F469}"),
            ("\u{0}\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B}\u{1F}", #"\u0000\u0007\b\t\n\u000b\f\r\u001b\u001f"#),
            ("\u{7E}\u{7F}\u{80}\u{85}\u{9B}\u{9F}\u{A0}", "~\\u007f\\u0080\\u0085\\u009b\\u009f\u{A0}"),
            ("a\u{2028}b\u{2029}", #"a\u2028b\u2029"#),
            ("\u{FEFF}", "\u{FEFF}"),
            ("e\u{301}\r\n", "e\u{301}\\r\\n"),
        ] as [(String, String)])
    func `text stands as it is, but for quotes, backslashes and whatever ends a line or steers a terminal`(
        text: String, expected: String
    ) {
        #expect(Self.written(Array(text.utf8)) == "\"" + expected + "\"")
    }

    @Test(
        arguments: [
            ([0x61, 0x80, 0x62], "a\u{FFFD}b"), ([0x80, 0xBF], "\u{FFFD}\u{FFFD}"), ([0xE9], "\u{FFFD}"),
            ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
            ([0xE9, 0x96], "\u{FFFD}"), ([0xE9, 0x22], "\u{FFFD}\\\""), ([0xFF, 0x5C], "\u{FFFD}\\\\"),
        ] as [([UInt8], String)])
    func `bytes that are no UTF-8 become U+FFFD, and what follows them stands`(text: [UInt8], expected: String) {
        #expect(Self.written(text) == "\"" + expected + "\"")
    }

    @Test(
        arguments: [
            [0xEF, 0xB7, 0x90], [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF], [0xF4, 0x8F, 0xBF, 0xBF],
        ] as [[UInt8]])
    func `a code point that will never be a character is text all the same`(text: [UInt8]) {
        var bytes: [UInt8] = []
        bytes += JSONValue.string(text[...])
        #expect(bytes == [0x22] + text + [0x22])
    }

    @Test func `whatever the bytes, what is written is UTF-8 in one line without a control character`() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let text = random.bytes(upTo: 40)
            var bytes: [UInt8] = []
            bytes += JSONValue.string(text[...])
            #expect(String(validating: bytes, as: UTF8.self) != nil)
            #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
        }
    }
}
