import RowText

/// The numbers a score is made of: those of fzf, so that rows come in its order.
enum ScoreWeights {
    /// A character that is found.
    static let match = 16
    /// The first character passed over between two found ones.
    static let gapStart = -3
    /// Each further one.
    static let gapExtension = -1
    /// What the first one costs more than a further one.
    static let gapOpening = gapExtension - gapStart
    /// A found character that begins a word after a sign; half a match, so that it outweighs a gap of some length.
    static let boundary = 8
    /// A capital after a small letter, or a digit after something else: a gap's extension less than a word's start.
    static let camel = boundary + gapExtension
    /// At least this for each character right after a found one: it makes up for the gap that splitting would open.
    static let consecutive = -(gapStart + gapExtension)
    /// How much more the place of the first character counts.
    static let firstCharacter = 2

    /// What finding a character of class `here` is worth when it stands after one of class `before`.
    static func bonus(after before: CharacterClass, at here: CharacterClass, _ scheme: Scheme = .standard) -> Int {
        switch (before, here) {
        case (_, .white), (.white, _): scheme.boundaryWhite
        case (.delimiter, _): scheme.boundaryDelimiter
        case (.nonWord, _), (_, .nonWord), (_, .delimiter): boundary
        case (.lower, .upper): camel
        case (_, .number): before == .number ? 0 : camel
        case (_, .lower), (_, .upper), (_, .letter): 0
        }
    }
}
