/// The best way to find characters in order: fzf's recurrence, evaluated only where a character occurs.
///
/// The recurrence fills a table, a line of it for each character of the pattern, a column for each of the text. In
/// such a line, what stands between two occurrences is known without looking: it falls by what opening a gap costs,
/// then by what extending it costs, and not below nothing. So an occurrence is all that is kept, and the work is the
/// number of occurrences.
struct FuzzyScore {
    private var above: ContiguousArray<FuzzyCell> = []
    private var aboveCount = 0
    private var current: ContiguousArray<FuzzyCell> = []
    private var currentCount = 0

    /// - Parameters:
    ///   - floor: the least score of interest. Occurrences it cannot be reached from are passed over, for whatever comes
    ///     of them is below it too.
    ///   - end: the place after the characters, each taken at the first chance, if that is known.
    /// - Returns: the best score, or anything below the floor if it is; `nil` where the characters are not there.
    mutating func score<Unit: TextUnit>(
        _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>, ignoringCase: Bool,
        floor: ScoreFloor = .none, endingAt end: Int? = nil
    ) -> Int? {
        guard let first = pattern[0].firstIndex(in: text, text.indices, ignoringCase: ignoringCase) else { return nil }
        guard pattern.count > 1 else {
            return singleScore(pattern[0], in: text, line, bonuses, from: first, ignoringCase: ignoringCase)
        }
        guard let stretch = stretch(of: pattern, in: text, from: first, endingAt: end, ignoringCase: ignoringCase)
        else { return nil }
        makeRoom(for: stretch.count)
        fillFirst(
            pattern[0], in: text, line, bonuses, stretch, ignoringCase: ignoringCase, least: floor.least(after: 1))
        for character in 1..<pattern.count {
            guard currentCount > 0 else { break }
            swap(&above, &current)
            aboveCount = currentCount
            fill(
                pattern[character], in: text, line, bonuses, stretch, ignoringCase: ignoringCase,
                least: floor.least(after: character + 1))
        }
        var best: Int32 = 0
        for index in 0..<currentCount {
            best = max(best, current[index].score)
        }
        return Int(best)
    }

    /// From the first chance for the first character to after the last for the last, if all are there in order.
    private func stretch<Unit: TextUnit>(
        of pattern: Span<Unit>, in text: Span<Unit>, from first: Int, endingAt end: Int?, ignoringCase: Bool
    ) -> Range<Int>? {
        let rest = first + 1
        let others = 1..<pattern.count
        guard let next = end ?? text.end(of: others, ofPattern: pattern, from: rest, ignoringCase: ignoringCase)
        else { return nil }
        let last = pattern[pattern.count - 1].lastIndex(in: text, (next - 1)..<text.count, ignoringCase: ignoringCase)
        return first..<((last ?? next - 1) + 1)
    }

    /// One character alone is taken where a word first begins, or else at its best place.
    private func singleScore<Unit: TextUnit>(
        _ unit: Unit, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>, from first: Int,
        ignoringCase: Bool
    ) -> Int {
        let end = text.count
        var best = 0
        var place: Int? = first
        while let found = place {
            let bonus = bonuses.bonus(at: found, of: line)
            best = max(best, bonus)
            guard bonus < ScoreWeights.boundary else { break }
            place = unit.firstIndex(in: text, (found + 1)..<end, ignoringCase: ignoringCase)
        }
        return ScoreWeights.match + ScoreWeights.firstCharacter * best
    }

    /// As many cells as a character could occur; writing into them is cheaper than appending.
    private mutating func makeRoom(for columns: Int) {
        guard current.count < columns else { return }
        let none = FuzzyCell(column: 0, score: 0, run: 0, isInGap: false)
        current = ContiguousArray(repeating: none, count: columns)
        above = current
    }

    private mutating func fillFirst<Unit: TextUnit>(
        _ unit: Unit, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>, _ stretch: Range<Int>,
        ignoringCase: Bool, least: Int32
    ) {
        var count = 0
        var places = Occurrences(of: unit, in: text, stretch, ignoringCase: ignoringCase)
        while let found = places.next(in: text) {
            let bonus = bonuses.bonus(at: found, of: line)
            let score = ScoreWeights.match + ScoreWeights.firstCharacter * bonus
            // One after another counts however little it is worth: it ends the gap after the one before.
            if count > 0 || Int32(score) >= least {
                current[count] = FuzzyCell(column: Int32(found), score: Int32(score), run: 1, isInGap: false)
                count += 1
            }
        }
        currentCount = count
    }

    private mutating func fill<Unit: TextUnit>(
        _ unit: Unit, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>, _ stretch: Range<Int>,
        ignoringCase: Bool, least: Int32
    ) {
        let part = (Int(above[0].column) + 1)..<max(stretch.upperBound, Int(above[0].column) + 1)
        var count = 0
        var upper = 0
        var left: FuzzyCell?
        var places = Occurrences(of: unit, in: text, part, ignoringCase: ignoringCase)
        while let found = places.next(in: text) {
            while upper + 1 < aboveCount && above[upper + 1].column < found {
                upper += 1
            }
            let cell = cell(at: Int32(found), above: above[upper], left: left, line, bonuses)
            if cell.score >= least {
                current[count] = cell
                count += 1
            }
            left = cell
        }
        currentCount = count
    }

    @inline(__always)
    private func cell(at column: Int32, above: FuzzyCell, left: FuzzyCell?, _ line: Span<UInt8>, _ bonuses: Span<UInt8>)
        -> FuzzyCell
    {
        let distance = column - 1 - above.column
        let bonus = Int32(bonuses.bonus(at: Int(column), of: line))
        var run = distance == 0 ? above.run + 1 : 1
        let best = bonuses.bonus(endingRun: &run, at: Int(column), of: line, own: bonus)
        return FuzzyCell(column: column, above: above, left: left, run: run, own: bonus, best: best)
    }
}
