/// The best way to find characters in order: fzf's recurrence, evaluated only where a character occurs.
///
/// The recurrence fills a table, a line of it for each character of the pattern, a column for each of the text. In
/// such a line, what stands between two occurrences is known without looking: it falls by what opening a gap costs,
/// then by what extending it costs, and not below nothing. So an occurrence is all that is kept, and the work is the
/// number of occurrences.
struct FuzzyScore {
    private struct Cell {
        /// Counted from the stretch's start.
        var column: Int32
        var score: Int32
        /// How many characters up to this one were found side by side; 0 if it is better to pass over this one.
        var run: Int32
        var isInGap: Bool

        /// The score so many columns on, where nothing occurs between.
        @inline(__always)
        func score(after columns: Int32) -> Int32 {
            guard columns > 0 else { return score }
            return max(0, score - columns - (isInGap ? 0 : gapOpening))
        }

        /// What going on in a gap gives, so many columns on; below nothing it says no more than that.
        @inline(__always)
        func gapScore(after columns: Int32) -> Int32 {
            score - columns - (isInGap ? 0 : gapOpening)
        }
    }

    let bonuses: BonusTable
    private var occurrences = Occurrences()
    private var above: ContiguousArray<Cell> = []
    private var current: ContiguousArray<Cell> = []

    init(bonuses: BonusTable) {
        self.bonuses = bonuses
    }

    /// - Returns: the best score, `nil` where the characters are not there.
    mutating func score<Unit: TextUnit>(
        _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, ignoringCase: Bool
    ) -> Int? {
        guard occurrences.find(pattern, in: text, ignoringCase: ignoringCase) else { return nil }
        guard pattern.count > 1 else { return singleScore(line) }
        fillFirst(line)
        for character in 1..<pattern.count {
            swap(&above, &current)
            fill(character, line)
        }
        return Int(current.max { $0.score < $1.score }?.score ?? 0)
    }

    /// One character alone is taken where a word first begins, or else at its best place.
    private func singleScore(_ line: Span<UInt8>) -> Int {
        var best = 0
        var place = occurrences.next(of: 0, from: 0)
        while let column = place {
            let bonus = bonuses.bonus(at: occurrences.part.lowerBound + column, of: line)
            best = max(best, bonus)
            guard bonus < ScoreWeights.boundary else { break }
            place = occurrences.next(of: 0, from: column + 1)
        }
        return ScoreWeights.match + ScoreWeights.firstCharacter * best
    }

    private mutating func fillFirst(_ line: Span<UInt8>) {
        current.removeAll(keepingCapacity: true)
        var place = occurrences.next(of: 0, from: 0)
        while let column = place {
            let bonus = bonuses.bonus(at: occurrences.part.lowerBound + column, of: line)
            let score = ScoreWeights.match + ScoreWeights.firstCharacter * bonus
            current.append(Cell(column: Int32(column), score: Int32(score), run: 1, isInGap: false))
            place = occurrences.next(of: 0, from: column + 1)
        }
    }

    private mutating func fill(_ character: Int, _ line: Span<UInt8>) {
        current.removeAll(keepingCapacity: true)
        var upper = 0
        var left: Cell?
        var place = occurrences.next(of: character, from: Int(above[0].column) + 1)
        while let column = place {
            while upper + 1 < above.count && above[upper + 1].column < column {
                upper += 1
            }
            let cell = cell(at: Int32(column), above: above[upper], left: left, line)
            current.append(cell)
            left = cell
            place = occurrences.next(of: character, from: column + 1)
        }
    }

    @inline(__always)
    private func cell(at column: Int32, above: Cell, left: Cell?, _ line: Span<UInt8>) -> Cell {
        let origin = occurrences.part.lowerBound
        let distance = column - 1 - above.column
        let bonus = Int32(bonuses.bonus(at: origin + Int(column), of: line))
        var run = distance == 0 ? above.run + 1 : 1
        var best = bonus
        if run > 1 {
            let runBonus = Int32(bonuses.bonus(at: origin + Int(column - run + 1), of: line))
            if bonus >= ScoreWeights.boundary && bonus > runBonus {
                run = 1
            } else {
                best = max(bonus, runBonus, Int32(ScoreWeights.consecutive))
            }
        }
        let gapScore = left.map { $0.gapScore(after: column - $0.column) } ?? 0
        var found = above.score(after: distance) + Int32(ScoreWeights.match)
        if found + best < gapScore {
            run = 0
            found += bonus
        } else {
            found += best
        }
        return Cell(column: column, score: max(found, gapScore), run: run, isInGap: found < gapScore)
    }
}

/// What the first character of a gap costs more than a further one.
private let gapOpening = Int32(ScoreWeights.gapExtension - ScoreWeights.gapStart)
