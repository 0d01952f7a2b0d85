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

extension FuzzyCell {
    /// The occurrence at a column.
    ///
    /// - Parameters:
    ///   - above: the last occurrence of the character before that stands before this one.
    ///   - left: the occurrence of the same character before this one, if there is one.
    ///   - run: how many characters were found side by side if this one is taken.
    ///   - own: what it earns for where it stands, alone.
    ///   - best: the same as part of the run.
    @inline(__always)
    init(column: Int32, above: FuzzyCell, left: FuzzyCell?, run: Int32, own: Int32, best: Int32) {
        let gapScore = left.map { $0.gapScore(after: column - $0.column) } ?? 0
        let taken = above.score(after: column - 1 - above.column) + Int32(ScoreWeights.match)
        let isPassed = taken + best < gapScore
        let found = taken + (isPassed ? own : best)
        self.init(
            column: column, score: max(found, gapScore), run: isPassed ? 0 : run, isInGap: found < gapScore)
    }
}
