/// Where a term was found in a line, and what that is worth.
struct Match: Equatable {
    /// From the first to after the last found character, in units.
    let part: Range<Int>
    /// By `ScoreWeights`.
    let score: Int
}
