/// The least score of interest for one term, as the score it has to have after each of its characters.
struct ScoreFloor {
    /// What is missing from the most may be so much.
    let slack: Int
    /// The best bonus there is in the row.
    let bonus: Int

    /// Every score is of interest.
    static let none = ScoreFloor(slack: Int(Int32.max), bonus: 0)

    /// So many characters found cannot be worth more, nor any further one more than a match and the best bonus.
    @inline(__always)
    func least(after characters: Int) -> Int32 {
        Int32(truncatingIfNeeded: Self.most(characters, bonus: bonus) - slack)
    }

    /// What so many characters of a term are worth at most: a match and the best bonus each, the first one's bonus
    /// more than once.
    @inline(__always)
    static func most(_ characters: Int, bonus: Int) -> Int {
        ScoreWeights.match * characters + bonus * (characters + ScoreWeights.firstCharacter - 1)
    }
}
