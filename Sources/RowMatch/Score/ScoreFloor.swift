/// The least score of interest for one term, as the score it has to have after each of its characters.
struct ScoreFloor {
    /// What is missing from the most may be so much.
    let slack: Int
    /// The best bonus there is in the row.
    let bonus: Int
    /// How many of the first characters begin no word of the row; 0 where that is not known.
    let lettersBeforeHead: Int

    /// Every score is of interest.
    static let none = ScoreFloor(slack: Int(Int32.max), bonus: 0, lettersBeforeHead: 0)

    /// So many characters found cannot be worth more, nor any further one more than a match and the bonus it may have.
    @inline(__always)
    func least(after characters: Int) -> Int32 {
        let most = Self.most(characters, bonus: bonus, lettersBeforeHead: lettersBeforeHead)
        return Int32(truncatingIfNeeded: most - slack)
    }

    /// What so many characters of a term are worth at most: a match and a bonus each, the first one's bonus more than
    /// once.
    ///
    /// A character that begins no word earns what the first one of its run does, which is no more than nothing or what
    /// standing side by side is worth unless that one begins a word.
    @inline(__always)
    static func most(_ characters: Int, bonus: Int, lettersBeforeHead: Int) -> Int {
        let matches = ScoreWeights.match * characters
        guard lettersBeforeHead > 0 else { return matches + bonus * (characters + ScoreWeights.firstCharacter - 1) }
        let low = min(lettersBeforeHead, characters)
        return matches + ScoreWeights.consecutive * (low - 1) + bonus * (characters - low)
    }
}
