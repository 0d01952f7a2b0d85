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

    @Test(arguments: [60, 61, 9999])
    func `a long word keeps both its ends, so that the name of a file is seen and what to do`(count: Int) {
        let word = "/home/" + String(repeating: "x", count: count - 15) + "/rows.tsv"
        let shown = ShownWord(word).description
        #expect(shown.hasPrefix("/home/") && shown.hasSuffix("/rows.tsv"))
        #expect(count == 60 ? shown == word : shown.count == 60 && shown.contains("x...x"))
    }

    @Test func `what is written for a character is not cut, and counts by its length`() {
        let word = String(repeating: "\u{1B}", count: 100)
        let escape = #"\u{1b}"#
        let head = String(repeating: escape, count: 5)
        let tail = String(repeating: escape, count: 3)
        #expect(ShownWord(word).description == "\(head)...\(tail)")
    }
}
