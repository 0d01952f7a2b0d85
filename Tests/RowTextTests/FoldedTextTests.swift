import TestSupport
import Testing

@testable import RowText

private func folded(_ text: String, _ folding: Folding = .full) -> (text: String, starts: [UInt32]) {
    let bytes = ContiguousArray(text.utf8)
    var folded = FoldedText()
    folded.refill(from: bytes, in: bytes.indices, folding: folding)
    return (String(String.UnicodeScalarView(folded.units.compactMap { Unicode.Scalar($0) })), Array(folded.starts))
}

/// As numbers, since two strings are equal where only their scalars differ.
private func units(_ text: String, _ folding: Folding = .full) -> ContiguousArray<UInt32> {
    let bytes = ContiguousArray(text.utf8)
    var folded = FoldedText()
    folded.refill(from: bytes, in: bytes.indices, folding: folding)
    return folded.units
}

private func scalars(_ text: String) -> ContiguousArray<UInt32> {
    ContiguousArray(text.unicodeScalars.map(\.value))
}

@Test(arguments: [
    ("abc", "abc"), ("ABC", "ABC"), ("漢字", "漢字"), ("é", "é"), ("e\u{301}", "é"),
    ("e\u{301}\u{323}", "\u{1EB9}\u{301}"), ("é\u{323}", "\u{1EB9}\u{301}"), ("q\u{301}", "q\u{301}"),
    ("\u{1100}\u{1161}\u{11A8}", "각"), ("가\u{11A8}", "각"), ("\u{1100}\u{1161}", "가"), ("각\u{11A8}", "각\u{11A8}"),
    ("\u{F900}", "豈"), ("\u{212B}", "Å"), ("\u{2126}", "Ω"), ("\u{958}", "\u{915}\u{93C}"), ("\u{1F71}", "\u{3AC}"),
    ("ＡＢｃ１！", "ABc1!"), ("　", " "), ("Ａ\u{301}", "Á"), ("￥", "¥"),
    ("ｱｲｳ", "あいう"), ("ｶﾞｷﾞﾊﾟ", "がぎぱ"), ("ｺｰﾋｰ", "こーひー"), ("｢ﾃﾞ､｣｡･", "「で、」。・"), ("ｳﾞ", "ゔ"), ("ﾞ", "゛"), ("ｱﾞ", "あ゛"),
    ("アヴヵヶヽヾー", "あゔゕゖゝゞー"), ("カ\u{3099}", "が"), ("か\u{3099}", "が"), ("ヷ", "ヷ"), ("・", "・"),
    ("\u{301}a", "\u{301}a"), ("", ""),
])
func `full folding makes one of what is written in several ways`(text: String, expected: String) {
    #expect(units(text) == scalars(expected))
    #expect(units("x" + text + "y") == scalars("x" + expected + "y") || text.first == "\u{301}")
}

@Test(arguments: [Folding.none, .accents])
func `without full folding units are scalars as they were read`(folding: Folding) {
    for text in ["e\u{301}", "ｶﾞ", "Ａ　", "\u{1100}\u{1161}", "カ", "\u{F900}", "é"] {
        #expect(units(text, folding) == scalars(text))
    }
}

@Test(arguments: [Folding.none, .accents, .full])
func `each invalid byte is a replacement character`(folding: Folding) {
    var folded = FoldedText()
    folded.refill(from: [0x63, 0xE9, 0x20, 0xE3, 0x81, 0x61], in: 0..<6, folding: folding)
    #expect(folded.units == [0x63, 0xFFFD, 0x20, 0xFFFD, 0xFFFD, 0x61])
    #expect(folded.starts == [0, 1, 2, 3, 4, 5, 6])
}

@Test func `a unit begins where its first scalar does`() {
    #expect(folded("aé漢").starts == [0, 1, 3, 6])
    #expect(folded("e\u{301}x").starts == [0, 3, 4])
    #expect(folded("ｶﾞｷ").starts == [0, 6, 9])
    #expect(folded("\u{1100}\u{1161}\u{11A8}a").starts == [0, 9, 10])
}

@Test func `starts never descend, even where marks change places`() {
    #expect(folded("a\u{301}\u{323}\u{300}b").starts == [0, 1, 5, 7, 8])
}

@Test func `the parts of a scalar that stays apart end where it ends`() {
    let bytes = ContiguousArray("\u{958}a".utf8)
    var folded = FoldedText()
    folded.refill(from: bytes, in: bytes.indices, folding: .full)
    #expect(folded.starts == [0, 0, 3, 4])
    #expect((0..<3).map { folded.end(of: $0) } == [3, 3, 4])
}

@Test func `starts are counted from where the text begins`() {
    let bytes = ContiguousArray("漢字か\u{3099}な".utf8)
    var folded = FoldedText()
    folded.refill(from: bytes, in: 6..<15, folding: .full)
    #expect(folded.units == scalars("がな"))
    #expect(folded.starts == [0, 6, 9])
    folded.refill(from: bytes, in: 0..<3, folding: .none)
    #expect(folded.units == scalars("漢") && folded.starts == [0, 3])
}

@Test func `decoding never reads past its range`() {
    let bytes = ContiguousArray("漢".utf8)
    var folded = FoldedText()
    folded.refill(from: bytes, in: 0..<2, folding: .full)
    #expect(folded.units == [0xFFFD, 0xFFFD] && folded.starts == [0, 1, 2])
}

/// Every text of up to four scalars of an alphabet.
private func texts(of alphabet: [Unicode.Scalar]) -> [String] {
    var all: [[Unicode.Scalar]] = [[]]
    var longest = all
    for _ in 0..<4 {
        longest = longest.flatMap { text in alphabet.map { text + [$0] } }
        all += longest
    }
    return all.map { String(String.UnicodeScalarView($0)) }
}

@Test(
    arguments: [
        ["e", "é", "ẹ", "ế", "\u{301}", "\u{302}", "\u{323}", "\u{307}", "\u{327}"],
        ["\u{1100}", "\u{1161}", "\u{11A8}", "가", "각", "\u{1112}", "\u{11C2}", "힣"],
        ["\u{212B}", "Å", "A", "\u{30A}", "\u{F900}", "豈", "\u{340}", "\u{300}", "\u{344}"],
        ["\u{915}", "\u{93C}", "\u{958}", "\u{9C7}", "\u{9BE}", "\u{9CB}", "\u{DD9}", "\u{DCF}", "\u{DCA}"],
        ["\u{1F80}", "\u{3B1}", "\u{313}", "\u{345}", "\u{1FB3}", "\u{301}", "\u{334}", "\u{1D165}", "\u{1D158}"],
    ] as [[Unicode.Scalar]])
func `texts have the same units exactly where they are canonically equivalent`(alphabet: [Unicode.Scalar]) {
    var unitsOfText: [String: ContiguousArray<UInt32>] = [:]
    var textOfUnits: [ContiguousArray<UInt32>: String] = [:]
    var joined = 0
    for text in texts(of: alphabet) {
        let units = units(text)
        if let known = unitsOfText.updateValue(units, forKey: text) {
            joined += 1
            #expect(known == units, "\(scalars(text))")
        }
        if let known = textOfUnits.updateValue(text, forKey: units) {
            #expect(known == text, "\(scalars(text))")
        }
    }
    #expect(joined > 0)
}

@Test func `a scalar and its decomposition have the same units`() {
    for entry in NormalFormTable.apart {
        guard let scalar = Unicode.Scalar(UInt32(entry >> 42)), let parts = NormalForm.decomposition(of: scalar.value)
        else { continue }
        let apart = [parts.first, parts.second].compactMap { $0.flatMap { Unicode.Scalar($0) } }
        let text = String(String.UnicodeScalarView(apart))
        if units(text) != units(String(scalar)) {
            Issue.record("U+\(String(scalar.value, radix: 16)) and its parts differ")
        }
        let isWidth = scalar.value == 0x3000 || 0xFF00...0xFFEF ~= scalar.value
        if (scalar.properties.age?.major ?? .max) <= 15 && (String(scalar) == text) == isWidth {
            Issue.record("U+\(String(scalar.value, radix: 16)) is equivalent to other parts")
        }
    }
}

@Test func `folding what is folded changes nothing`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
        let text = String(String.UnicodeScalarView((0..<8).map { _ in random.scalar() }))
        let (once, starts) = folded(text)
        #expect(starts.last == UInt32(text.utf8.count) && zip(starts, starts.dropFirst()).allSatisfy(<=))
        #expect(units(once) == scalars(once), "\(scalars(text))")
    }
}

@Test func `a text filled again is as a new one`() {
    var random = SeededGenerator(seed: 6)
    var warm = FoldedText()
    for _ in 0..<500 {
        let bytes = ContiguousArray(random.bytes(upTo: 30))
        for folding in [Folding.none, .accents, .full] {
            var fresh = FoldedText()
            fresh.refill(from: bytes, in: bytes.indices, folding: folding)
            warm.refill(from: bytes, in: bytes.indices, folding: folding)
            #expect(warm.units == fresh.units && warm.starts == fresh.starts)
            #expect(warm.starts.count == warm.units.count + 1)
        }
    }
}
