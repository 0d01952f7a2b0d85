import Testing

@testable import RowText

private func unit(_ scalar: Unicode.Scalar) -> UInt32 { scalar.value }

@Test(
    arguments: [
        ("A", "a"), ("Z", "z"), ("a", "a"), ("@", "@"), ("[", "["), ("É", "é"), ("Ж", "ж"), ("Σ", "σ"), ("İ", "i"),
        ("K", "k"),
        ("ẞ", "ß"), ("Ǆ", "ǆ"), ("ǅ", "ǆ"), ("Ａ", "ａ"), ("Ⅷ", "ⅷ"), ("Ⓐ", "ⓐ"), ("𐐀", "𐐨"), ("漢", "漢"), ("Ა", "ა"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
func `a unit has one lower case`(upper: Unicode.Scalar, lower: Unicode.Scalar) {
    #expect(Folding.lowercased(unit(upper)) == unit(lower))
}

/// Scalars that every standard library in use knows; on some systems it is older than the tables.
private let oldScalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }.filter {
    ($0.properties.age?.major ?? .max) <= 15
}

@Test func `lower cases are those of the standard library`() {
    for scalar in oldScalars where scalar != "İ" {
        let mapping = scalar.properties.lowercaseMapping.unicodeScalars.map(\.value)
        if [Folding.lowercased(scalar.value)] != mapping {
            Issue.record("U+\(String(scalar.value, radix: 16)) does not become \(mapping)")
        }
    }
}

@Test(
    arguments: [
        ("é", "e"), ("É", "E"), ("ñ", "n"), ("ø", "o"), ("ß", "s"), ("ā", "a"), ("Ā", "Ā"), ("ł", "l"), ("Ł", "Ł"),
        ("ắ", "a"),
        ("Ắ", "A"), ("ệ", "e"), ("ɢ", "G"), ("ⁱ", "i"), ("ⁿ", "ⁿ"), ("１", "1"), ("Ａ", "A"), ("æ", "æ"), ("я", "я"),
        ("a", "a"),
        ("漢", "漢"),
        ("ǖ", "ǖ"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
func `an accent falls as it does in fzf`(accented: Unicode.Scalar, plain: Unicode.Scalar) {
    #expect(Folding.withoutAccent(unit(accented)) == unit(plain))
    #expect(Folding.accents.plain(unit(accented)) == unit(plain))
    #expect(Folding.none.plain(unit(accented)) == unit(accented))
}

@Test(
    arguments: [
        ("é", "e"), ("Ā", "A"), ("ǖ", "u"), ("Ḝ", "E"), ("Ṥ", "S"), ("ø", "o"), ("Ł", "Ł"), ("ї", "ї"), ("が", "が"),
        ("a", "a"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
func `full folding finds the letter under any accents`(accented: Unicode.Scalar, plain: Unicode.Scalar) {
    #expect(Folding.baseLetter(unit(accented)) == unit(plain))
    #expect(Folding.full.plain(unit(accented)) == unit(plain))
}

@Test func `ASCII has no accents and keeps its case under them`() {
    for unit in UInt32(0)..<0x80 {
        #expect(Folding.baseLetter(unit) == unit && Folding.withoutAccent(unit) == unit)
    }
}

@Test func `what is no scalar is left alone`() {
    for unit: UInt32 in [0xD800, 0xDFFF, 0x10FFFF, 0x110000, .max] {
        #expect(Folding.lowercased(unit) == unit && Folding.baseLetter(unit) == unit)
        #expect(characterClass(of: unit) == .nonWord)
    }
}
