extension Span<UInt8> {
    /// By a bonus table, what characters found in this part of a line are worth when each is taken at the first chance.
    ///
    /// - Parameter part: begins and ends with a found character, and holds them all in order.
    func runScore<Unit: TextUnit>(
        _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, part: Range<Int>, ignoringCase: Bool
    ) -> Int {
        var score = 0
        var found = 0
        var runBonus = 0
        var runLength = 0
        var isInGap = false
        for index in part {
            guard found < pattern.count, text[index].folded(ignoringCase: ignoringCase) == pattern[found] else {
                score += isInGap ? ScoreWeights.gapExtension : ScoreWeights.gapStart
                isInGap = true
                runLength = 0
                continue
            }
            var bonus = bonus(at: index, of: line)
            if runLength == 0 {
                runBonus = bonus
            } else {
                if bonus >= ScoreWeights.boundary && bonus > runBonus {
                    runBonus = bonus
                }
                bonus = max(bonus, runBonus, ScoreWeights.consecutive)
            }
            score += ScoreWeights.match + (found == 0 ? bonus * ScoreWeights.firstCharacter : bonus)
            isInGap = false
            runLength += 1
            found += 1
        }
        return score
    }

    /// By a bonus table, what a character earns for where it stands, as the last of so many found side by side.
    ///
    /// In a run each earns at least what the run's first character does; one that begins a word more clearly than that
    /// begins a run of its own.
    ///
    /// - Parameter own: what it would earn alone.
    @inline(__always)
    func bonus(endingRun length: inout Int32, at place: Int, of line: Span<UInt8>, own: Int32) -> Int32 {
        guard length > 1 else { return own }
        let first = Int32(bonus(at: place - Int(length) + 1, of: line))
        return ScoreWeights.bonus(endingRun: &length, own: own, first: first)
    }
}

extension ScoreWeights {
    /// The same, given what the run's first character earns.
    @inline(__always)
    static func bonus(endingRun length: inout Int32, own: Int32, first: Int32) -> Int32 {
        guard length > 1 else { return own }
        guard own < ScoreWeights.boundary || own <= first else {
            length = 1
            return own
        }
        return max(own, first, Int32(ScoreWeights.consecutive))
    }
}
