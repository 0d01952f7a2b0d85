import Testing

@testable import RowText

@Test(
    arguments: [
        (" \t\n\r\u{B}\u{C}\u{85}\u{A0}\u{3000}\u{2003}", .white),
        ("/,:;|", .delimiter),
        ("-_.()[]!?\\\u{0}\u{1B}\u{7F}、。・\u{301}\u{FFFD}😀\u{200B}€", .nonWord),
        ("azéßяɢ", .lower),
        ("AZÉЯΣ", .upper),
        ("漢あアー한كไªºǅʰ々", .letter),
        ("09１²½Ⅷ〇٣", .number),
    ] as [(String, CharacterClass)])
func `characters are classed as fzf scores them`(characters: String, expected: CharacterClass) {
    for scalar in characters.unicodeScalars {
        #expect(characterClass(of: scalar.value) == expected, "U+\(String(scalar.value, radix: 16))")
    }
}

private func expectedClass(of scalar: Unicode.Scalar) -> CharacterClass {
    guard !scalar.properties.isWhitespace else { return .white }
    guard !"/,:;|".unicodeScalars.contains(scalar) else { return .delimiter }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter: return .lower
    case .uppercaseLetter: return .upper
    case .titlecaseLetter, .modifierLetter, .otherLetter: return .letter
    case .decimalNumber, .letterNumber, .otherNumber: return .number
    default: return .nonWord
    }
}

@Test func `a class follows the general category of the standard library`() {
    for value in UInt32(0)...0x10FFFF {
        guard let scalar = Unicode.Scalar(value), (scalar.properties.age?.major ?? .max) <= 15 else { continue }
        if characterClass(of: value) != expectedClass(of: scalar) {
            Issue.record("U+\(String(value, radix: 16)) is \(characterClass(of: value))")
        }
    }
}
