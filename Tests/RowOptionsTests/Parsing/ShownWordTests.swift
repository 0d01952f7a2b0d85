import Testing

@testable import RowOptions

@Suite struct ShownWordTests {
    @Test(arguments: [
        ("plain", "plain"), ("関東・信越", "関東・信越"), ("e\u{301}", "e\u{301}"), ("a b", "a b"),
        ("a\nb", #"a\u{a}b"#), ("\u{1B}[2J", #"\u{1b}[2J"#), ("\u{7F}\u{9B}", #"\u{7f}\u{9b}"#),
        ("\u{202E}abc", #"\u{202e}abc"#), ("a\u{2028}b", #"a\u{2028}b"#), ("\u{200B}", #"\u{200b}"#),
    ])
    func `what a terminal might obey is written out`(word: String, shown: String) {
        #expect(ShownWord(word).description == shown)
    }

    @Test(
        arguments: [
            ([0xFF], #"\xff"#), ([0x61, 0xE3, 0x81], #"a\xe3\x81"#), ([0x80, 0x61], #"\x80a"#),
            ([0xED, 0xA0, 0x80], #"\xed\xa0\x80"#),
        ] as [([UInt8], String)])
    func `a byte that is not UTF-8 is written out`(bytes: [UInt8], shown: String) {
        #expect(ShownWord(bytes).description == shown)
    }

    @Test func `a long word is cut, so that what to do is seen`() {
        #expect(ShownWord(String(repeating: "x", count: 60)).description == String(repeating: "x", count: 60))
        #expect(ShownWord(String(repeating: "x", count: 9999)).description == String(repeating: "x", count: 60) + "...")
    }
}
