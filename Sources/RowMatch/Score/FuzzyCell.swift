/// What fzf's table says of one occurrence of a pattern's character in the text.
struct FuzzyCell {
    var column: Int32
    var score: Int32
    /// How many characters up to this one were found side by side; 0 if it is better to pass over this one.
    var run: Int32
    var isInGap: Bool

    /// The score so many columns on, where nothing occurs between.
    @inline(__always)
    func score(after columns: Int32) -> Int32 {
        guard columns > 0 else { return score }
        return max(0, score - columns - (isInGap ? 0 : Int32(ScoreWeights.gapOpening)))
    }

    /// What going on in a gap gives, so many columns on; below nothing it says no more than that.
    @inline(__always)
    func gapScore(after columns: Int32) -> Int32 {
        score - columns - (isInGap ? 0 : Int32(ScoreWeights.gapOpening))
    }
}
