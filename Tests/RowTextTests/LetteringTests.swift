import TestSupport
import Testing

@testable import RowText

@Suite struct LetteringTests {
    private func text(_ text: String, _ lettering: Lettering) -> String {
        graphemes(of: text, lettering: lettering).map(\.text).joined()
    }

    @Test(arguments: [
        ("a\u{0}b", "a^@b"), ("\u{1B}[m", "^[[m"), ("\u{7F}", "^?"), ("\n", "^J"),
        ("\u{85}\u{202E}\u{200B}\u{FEFF}", "????"),
        ("\u{FE0F}", "?"), ("é漢", "é漢"), ("a\tb", "a       b"),
    ])
    func `in ASCII what may not be drawn has a form in ASCII, and text is as it is`(row: String, expected: String) {
        #expect(text(row, .ascii) == expected)
    }

    @Test(arguments: [
        ("ab", "ab"), ("ab ", "ab␣"), ("ab\t", "ab⇥     "), ("a b", "a b"), ("a  b", "a␣␣b"), (" a", " a"), (" ", "␣"),
        ("a \tb", "a␣⇥     b"), ("1234567\tb", "1234567⇥b"), ("a\u{0}b", "a<00>b"), ("a␀b", "a␀b"),
        ("a\u{A0}b", "a<U+00A0>b"), ("a\u{3000}b", "a<U+3000>b"), ("a\u{2800}", "a<U+2800>"),
        ("a\u{200B}", "a<U+200B>"),
        ("\u{FEFF}a", "<U+FEFF>a"), ("a\u{AD}b", "a<U+00AD>b"), ("a\u{202E}b", "a<U+202E>b"), ("\u{9B}m", "<U+009B>m"),
        ("a\u{FE0F}b", "a<U+FE0F>b"), ("\u{FE0F}", "<U+FE0F>"), ("a\u{E0041}", "a<U+E0041>"),
        ("é", "é"), ("e\u{301}", "e<U+0301>"), ("\u{212B}", "<U+212B>"), ("\u{301}", "<U+0301>"), ("한", "한"),
        ("\u{1112}\u{1161}\u{11AB}", "\u{1112}<U+1161><U+11AB>"), ("か\u{3099}", "か<U+3099>"), ("क्षि", "क्षि"),
        ("👩\u{200D}👧", "👩<U+200D>👧"), ("\u{FFFD}", "\u{FFFD}"),
    ])
    func `what may be drawn exactly is spelled where it could be taken for something else`(
        row: String, expected: String
    ) {
        #expect(Array(text(row, Lettering.pictures.exact).unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test func `exactly and in ASCII, signs are ASCII`() {
        #expect(text("ab \u{0}c\t漢  ", Lettering.ascii.exact) == "ab <00>c^I      漢__")
        #expect(text("1234567\tb", Lettering.ascii.exact) == "1234567^I       b")
    }

    @Test(arguments: [
        ("§①…─X", [2, 2, 2, 2, 1]), ("é", [2]), ("e\u{301}", [1]), ("αЯ", [2, 2]), ("ab漢", [1, 1, 2]),
        ("❤\u{FE0F}", [2]),
        ("\u{200B}", [2]), ("\0", [1]), ("ｱ", [1]), ("\u{E000}", [2]), ("\u{301}", [1]),
    ])
    func `where ambiguous characters are wide they take two columns, and no others`(row: String, widths: [Int]) {
        #expect(graphemes(of: row, lettering: Lettering.pictures.on(wideAmbiguous: true)).map(\.width) == widths)
    }

    @Test func `bytes that are no UTF-8 are told from each other`() {
        let row: [UInt8] = [0x61, 0xE9, 0x62, 0xE3, 0x81, 0x63, 0xFF]
        let texts = graphemes(of: row, lettering: Lettering.pictures.exact).map(\.text)
        #expect(texts == ["a", "<E9>", "b", "<E381>", "c", "<FF>"])
    }

    @Test(arguments: [Lettering.pictures, .ascii, Lettering.pictures.exact, Lettering.ascii.exact])
    func `graphemes cover any bytes, and a stand-in takes a column for each of its characters`(lettering: Lettering) {
        var random = SeededGenerator(seed: 8)
        for _ in 0..<1_000 {
            let bytes = random.bytes(upTo: 60)
            var end = 0
            for grapheme in graphemes(of: bytes, lettering: lettering) {
                #expect(grapheme.bytes.lowerBound == end && !grapheme.bytes.isEmpty)
                end = grapheme.bytes.upperBound
                #expect(grapheme.isSubstitute ? grapheme.width == grapheme.text.count : 1...2 ~= grapheme.width)
                #expect(
                    !grapheme.isSubstitute || !lettering.isASCII || grapheme.text.utf8.allSatisfy { 0x20..<0x7F ~= $0 })
            }
            #expect(end == bytes.count)
        }
    }

    @Test func `no two texts are spelled alike`() {
        var random = SeededGenerator(seed: 11)
        var seen: [String: [UInt8]] = [:]
        for _ in 0..<6_000 {
            let bytes = random.bytes(upTo: 4)
            // What is spelled is marked here by what no text holds, as it is dim on the screen.
            let shown = graphemes(of: bytes, lettering: Lettering.pictures.exact)
                .map { $0.isSubstitute ? "\u{1}" + $0.text : $0.text }.joined()
            #expect(seen[shown, default: bytes] == bytes, "\(shown)")
            seen[shown] = bytes
        }
    }
}
