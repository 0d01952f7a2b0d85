/// The arithmetic of Hangul syllables: the Unicode Standard, section 3.12.
enum Hangul {
    static let syllables: Range<UInt32> = 0xAC00..<(0xAC00 + leads * vowels * tails)

    private static let leads: UInt32 = 19
    private static let vowels: UInt32 = 21
    /// 27, and none.
    private static let tails: UInt32 = 28

    private static let firstLead: UInt32 = 0x1100
    private static let firstVowel: UInt32 = 0x1161
    /// One below the first tail: a syllable without one counts as having tail 0.
    private static let noTail: UInt32 = 0x11A7

    /// A syllable of three parts gives the syllable of two and its tail, one of two parts its lead and vowel.
    static func decomposition(of syllable: UInt32) -> (first: UInt32, second: UInt32?) {
        let index = syllable - syllables.lowerBound
        let tail = index % tails
        if tail != 0 {
            return (syllable - tail, noTail + tail)
        }
        return (firstLead + index / (vowels * tails), firstVowel + index / tails % vowels)
    }

    static func composition(of first: UInt32, and second: UInt32) -> UInt32? {
        let (lead, vowel) = (first &- firstLead, second &- firstVowel)
        if lead < leads && vowel < vowels {
            return syllables.lowerBound + (lead * vowels + vowel) * tails
        }
        let tail = second &- noTail
        guard syllables.contains(first), (first - syllables.lowerBound) % tails == 0, 1..<tails ~= tail else {
            return nil
        }
        return first + tail
    }
}
