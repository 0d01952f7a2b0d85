import TestSupport
import Testing

@testable import RowText

private func texts(_ text: String) -> [String] {
    graphemes(of: Array(text.utf8)).map(\.text)
}

private func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: break
    }
    let isNoncharacter = scalar.value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= scalar.value
    let turns: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x61C...0x61C]
    return !isNoncharacter && !turns.contains { $0 ~= scalar.value }
}

@Test(arguments: [
    ("", []),
    ("ab c", ["a", "b", " ", "c"]),
    ("e\u{301}é", ["e\u{301}", "é"]),
    ("漢字かなカナ", ["漢", "字", "か", "な", "カ", "ナ"]),
    ("か\u{3099}", ["か\u{3099}"]),
    ("👨‍👩‍👧x", ["👨‍👩‍👧", "x"]),
    ("🇯🇵🇫🇷", ["🇯🇵", "🇫🇷"]),
    ("1\u{FE0F}\u{20E3}1", ["1\u{FE0F}\u{20E3}", "1"]),
    ("❤\u{FE0F} ", ["❤\u{FE0F}", " "]),
    ("葛\u{E0100}城", ["葛\u{E0100}", "城"]),
    ("\u{1100}\u{1161}\u{11A8}가", ["\u{1100}\u{1161}\u{11A8}", "가"]),
    ("\u{115F}\u{1161}", ["\u{115F}\u{1161}"]),
    ("می\u{200C}خواهم", ["م", "ی\u{200C}", "خ", "و", "ا", "ه", "م"]),
    ("🏴\u{E0067}\u{E0062}\u{E007F}a", ["🏴\u{E0067}\u{E0062}\u{E007F}", "a"]),
])
func `what a person sees as one character is one grapheme`(text: String, expected: [String]) {
    #expect(texts(text).map { Array($0.unicodeScalars) } == expected.map { Array($0.unicodeScalars) })
    #expect(graphemes(of: Array(text.utf8)).allSatisfy { !$0.isSubstitute })
}

@Test(arguments: [
    ("\u{0}", "␀"), ("\u{1B}", "␛"), ("\u{1F}", "␟"), ("\u{7F}", "␡"), ("\n", "␊"),
    ("\u{80}", "\u{FFFD}"), ("\u{9B}", "\u{FFFD}"), ("\u{85}", "\u{FFFD}"),
    ("\u{202A}", "\u{FFFD}"), ("\u{202E}", "\u{FFFD}"), ("\u{2066}", "\u{FFFD}"), ("\u{2069}", "\u{FFFD}"),
    ("\u{200E}", "\u{FFFD}"), ("\u{200F}", "\u{FFFD}"), ("\u{61C}", "\u{FFFD}"),
    ("\u{2028}", "\u{FFFD}"), ("\u{2029}", "\u{FFFD}"),
    ("\u{200B}", "\u{FFFD}"), ("\u{FEFF}", "\u{FFFD}"), ("\u{AD}", "\u{FFFD}"),
    ("\u{3164}", "\u{FFFD}"), ("\u{2060}", "\u{FFFD}"), ("\u{FFF9}", "\u{FFFD}"), ("\u{E0001}", "\u{FFFD}"),
    ("\u{13430}", "\u{FFFD}"),
])
func `what may not be drawn is replaced, alone, between letters and after a mark`(text: String, substitute: String) {
    #expect(texts(text) == [substitute])
    #expect(texts("a" + text + "b") == ["a", substitute, "b"])
    #expect(texts("e\u{301}" + text + "é") == ["e\u{301}", substitute, "é"])
    let grapheme = graphemes(of: Array(text.utf8))[0]
    #expect(grapheme.isSubstitute && grapheme.width == 1)
}

@Test(arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF] as [UInt32])
func `a noncharacter is replaced`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(texts("a" + String(scalar) + "b") == ["a", "\u{FFFD}", "b"])
}

@Test(arguments: ["\u{200D}", "\u{FE0F}", "\u{200C}", "\u{34F}", "\u{E0100}", "\u{1160}"])
func `what is invisible without something before it is replaced`(text: String) {
    #expect(texts(text) == ["\u{FFFD}"])
}

@Test func `tags after anything but a black flag are replaced one by one`() {
    #expect(texts("a\u{E0067}\u{E0062}b") == ["a", "\u{FFFD}", "\u{FFFD}", "b"])
    #expect(texts("🏁\u{E0067}") == ["🏁", "\u{FFFD}"])
}

@Test func `a line end within a row is two pictures`() {
    #expect(texts("a\r\nb") == ["a", "␍", "␊", "b"])
}

@Test func `invalid bytes are replaced, as many at a time as could have begun a scalar`() {
    let row: [UInt8] = [0x63, 0xE9, 0x20, 0xE3, 0x81, 0x61, 0xFF, 0xFF]
    let found = graphemes(of: row)
    #expect(found.map(\.text) == ["c", "\u{FFFD}", " ", "\u{FFFD}", "a", "\u{FFFD}", "\u{FFFD}"])
    #expect(found.map(\.bytes) == [0..<1, 1..<2, 2..<3, 3..<5, 5..<6, 6..<7, 7..<8])
    #expect(found.map(\.isSubstitute) == [false, true, false, true, false, true, true])
}

@Test(arguments: [
    ("\t", [8]), ("a\tb", [1, 7, 1]), ("abcdefgh\tb", [1, 1, 1, 1, 1, 1, 1, 1, 8, 1]), ("漢\tb", [2, 6, 1]),
    ("\t\t", [8, 8]),
])
func `a tab reaches to the next stop, counted from the start of the text`(text: String, widths: [Int]) {
    let found = graphemes(of: Array(text.utf8))
    #expect(found.map(\.width) == widths)
    for tab in found where tab.width > 2 {
        #expect(tab.text == String(repeating: " ", count: tab.width))
    }
}

@Test func `tab stops can be set, and a text begun in its middle`() {
    let row = Array("abc\tde".utf8)
    #expect(graphemes(of: row, tabStop: 4).map(\.width) == [1, 1, 1, 1, 1, 1])
    let rest = Array(Graphemes(of: row, in: 2..<6, startingAtColumn: 2))
    #expect(rest.map(\.width) == [1, 5, 1, 1])
    #expect(rest.map(\.bytes) == [2..<3, 3..<4, 4..<5, 5..<6])
}

@Test func `a mark without a base stands on a blank of its own`() {
    let found = graphemes(of: Array("\u{301}a".utf8))
    #expect(found.map(\.text) == ["\u{A0}\u{301}", "a"])
    #expect(found.map(\.width) == [1, 1])
    #expect(texts("\n\u{301}") == ["␊", "\u{A0}\u{301}"])
}

@Test func `a spacing mark that is a cluster by itself stays as it is`() {
    #expect(texts("\u{1000}\u{102C}") == ["\u{1000}", "\u{102C}"])
}

@Test(arguments: [31, 32, 200, 4_000])
func `a heap of marks is one grapheme and is cut`(marks: Int) {
    let row = Array(("xa" + String(repeating: "\u{301}", count: marks) + "漢").utf8)
    let found = graphemes(of: row)
    #expect(found.map(\.bytes) == [0..<1, 1..<(2 + marks * 2), (2 + marks * 2)..<row.count])
    #expect(found[1].text.unicodeScalars.count == min(32, 1 + marks))
    #expect(found.map(\.width) == [1, 1, 2])
}

@Test func `a heap of marks without end is drawn without reading it all`() {
    let row = Array(String(repeating: "\u{301}", count: 100_000).utf8)
    let found = graphemes(of: row, upToColumns: 2)
    #expect(found.map(\.bytes) == [0..<8_192, 8_192..<16_384])
}

@Test func `decoding stops with the grapheme that reaches the bound`() {
    let row = Array(String(repeating: "漢", count: 1_000).utf8)
    #expect(graphemes(of: row, upToColumns: 5).count == 3)
    #expect(graphemes(of: row, upToColumns: 4).count == 2)
    #expect(graphemes(of: row, upToColumns: 0).isEmpty)
}

@Test func `clusters do not depend on where a stretch of decoding ends`() {
    for lead in 0..<70 {
        let text = String(repeating: "ё", count: lead) + "👨‍👩‍👧🇯🇵🇫🇷e\u{301}\u{302}한"
        #expect(texts(text) == text.map { String($0) })
    }
}

@Test func `a plain scalar ends a cluster wherever another follows`() {
    var random = SeededGenerator(seed: 2)
    let plain = (0...0xFFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }.filter(\.isPlain)
    for first in plain {
        let second = plain[Int.random(in: 0..<plain.count, using: &random)]
        let pair = String(first) + String(second)
        if pair.count != 2 || first.properties.isDefaultIgnorableCodePoint || !isSafe(first) || !first.isBase {
            Issue.record("\(pair.unicodeScalars.map(\.value)) is not plain")
        }
    }
}

@Test func `graphemes cover any bytes, in order, and are safe to draw`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<3_000 {
        let bytes = random.bytes(upTo: 100)
        var end = 0
        var column = 0
        for grapheme in graphemes(of: bytes) {
            #expect(grapheme.bytes.lowerBound == end && !grapheme.bytes.isEmpty)
            end = grapheme.bytes.upperBound
            #expect(grapheme.text.unicodeScalars.allSatisfy(isSafe), "\(bytes)")
            let isTab = bytes[grapheme.bytes] == [0x09]
            #expect(isTab ? (column + grapheme.width) % 8 == 0 : 1...2 ~= grapheme.width)
            #expect(isTab || grapheme.text.count == 1, "\(bytes)")
            column += grapheme.width
        }
        #expect(end == bytes.count)
    }
}

@Test func `what is not replaced is drawn as it was written, and as wide as its character`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<3_000 {
        let bytes = random.bytes(upTo: 40)
        for grapheme in graphemes(of: bytes) where !grapheme.isSubstitute {
            let written = Array(bytes[grapheme.bytes])
            let drawn = Array(grapheme.text.utf8)
            let isWhole = drawn == written || drawn == [0xC2, 0xA0] + written
            #expect(isWhole || grapheme.text.unicodeScalars.count >= 32)
            #expect(grapheme.width == max(1, displayWidth(of: Character(grapheme.text))))
        }
    }
}
