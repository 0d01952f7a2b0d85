import Testing

@testable import RowText

@Test(
    arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("я", 1), ("ك", 1), ("ไ", 1),
        ("漢", 2), ("あ", 2), ("カ", 2), ("한", 2), ("Ａ", 2), ("　", 2), ("。", 2), ("𠮷", 2), ("か\u{3099}", 2),
        ("葛\u{E0100}", 2),
        ("ｱ", 1), ("ｶ\u{FF9E}", 2), ("ﾊ\u{FF9F}", 2),
        ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{1100}", 2), ("가\u{11A8}", 2),
        ("§", 1), ("①", 1), ("…", 1), ("─", 1), ("│", 1), ("▌", 1), ("✕", 1), ("❯", 1), ("▸", 1),
        ("😀", 2), ("⌚", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("☝🏽", 2), ("🏽", 2),
        ("❤", 1), ("❤\u{FE0F}", 2), ("©", 1), ("©\u{FE0F}", 2), ("⌚\u{FE0E}", 1), ("❤\u{FE0E}", 1),
        ("漢\u{FE0E}", 2), ("a\u{FE0F}", 1),
        ("🇯🇵", 2), ("🇯", 1), ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1),
        ("कि", 2), ("க்", 1), ("क्षि", 2),
        ("\u{301}", 0), ("\u{200D}", 0), ("\u{1161}", 0), ("\n", 0), ("\u{FFFD}", 1), ("\u{A0}", 1), ("\u{E000}", 1),
    ] as [(String, Int)])
func `a character takes the columns that a terminal gives it`(character: String, columns: Int) {
    #expect(character.map { displayWidth(of: $0) } == [columns])
}

@Test(arguments: ["🏳\u{FE0F}\u{200D}🌈", "🏴\u{E0067}\u{E0062}\u{E007F}"])
func `an emoji of many parts takes two columns`(emoji: String) {
    #expect(emoji.map { displayWidth(of: $0) } == [2])
}

@Test func `ambiguous signs are told from others`() {
    for scalar in "§①…─│╭▌°×αЯ".unicodeScalars {
        #expect(isAmbiguous(scalar), "\(scalar)")
    }
    for scalar in "a漢ｱ❯✕▸◂-|[]😀".unicodeScalars {
        #expect(!isAmbiguous(scalar), "\(scalar)")
    }
}

@Test func `no scalar is both wide and without a column, and ambiguous ones are narrow`() {
    for value in UInt32(0x20)...0x3FFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let width = ClusterWidth.columns(of: scalar)
        let isWide = WidthTable.wide.containsRange(with: value)
        let isNothing = WidthTable.none.containsRange(with: value)
        if isWide && isNothing || width != (isWide ? 2 : isNothing ? 0 : 1) || isAmbiguous(scalar) && width == 2 {
            Issue.record("U+\(String(value, radix: 16)) is \(width) wide")
        }
    }
}

@Test(arguments: [
    WidthTable.wide, WidthTable.none, WidthTable.ambiguous, NormalFormTable.apart, NormalFormTable.together,
    NormalFormTable.combiningClasses, CaseTable.lower, AccentTable.fzf, AccentTable.bases,
])
func `tables are in order`(table: ContiguousArray<UInt64>) {
    #expect(!table.isEmpty)
    #expect(zip(table, table.dropFirst()).allSatisfy { $0 < $1 })
}
