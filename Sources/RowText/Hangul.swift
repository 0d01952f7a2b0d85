/// The arithmetic of Hangul syllables: the Unicode Standard, section 3.12.
enum Hangul {
    static let syllables: Range<UInt32> = 0xAC00..<(0xAC00 + 19 * 21 * 28)

    private static let firstLead: UInt32 = 0x1100
    private static let firstVowel: UInt32 = 0x1161
    /// One below the first tail: a syllable without one counts as having tail 0.
    private static let noTail: UInt32 = 0x11A7

    /// A syllable of three parts gives the syllable of two and its tail, one of two parts its lead and vowel.
    static func decomposition(of syllable: UInt32) -> (first: UInt32, second: UInt32?) {
        let index = syllable - syllables.lowerBound
        let tail = index % 28
        if tail != 0 {
            return (syllable - tail, noTail + tail)
        }
        return (firstLead + index / (21 * 28), firstVowel + index / 28 % 21)
    }

    static func composition(of first: UInt32, and second: UInt32) -> UInt32? {
        let (lead, vowel) = (first &- firstLead, second &- firstVowel)
        if lead < 19 && vowel < 21 {
            return syllables.lowerBound + (lead * 21 + vowel) * 28
        }
        let tail = second &- noTail
        guard syllables.contains(first), (first - syllables.lowerBound) % 28 == 0, 1..<28 ~= tail else { return nil }
        return first + tail
    }
}
