/// Scores fuzzy and exact terms in plain wide rows as their bytes stand: see `WideRow`.
///
/// Only where a character of the term occurs is anything looked at, so most of a row is passed over sixteen bytes at a
/// time. The numbers are those of `FuzzyScore` and `ExactScore`; laws hold them together.
///
/// Its functions take a bonus table as `bonuses`: see `BonusTable`.
struct WideScore {
    /// What is known of an occurrence, beside its byte and what the first of its run is worth.
    private struct Cell {
        var place: Int
        var cell: FuzzyCell
        var head: Int32
    }

    private var above: ContiguousArray<Cell> = []
    private var current: ContiguousArray<Cell> = []

    /// The best way to find characters in order, `nil` where they are not there.
    mutating func fuzzy(
        _ pattern: ContiguousArray<WideCharacter>, in row: Span<UInt8>, _ bonuses: Span<UInt8>
    ) -> Int? {
        guard let first = pattern[0].firstIndex(in: row, from: 0) else { return nil }
        guard pattern.count > 1 else { return single(pattern[0], in: row, bonuses, from: first) }
        guard areInOrder(pattern, in: row, after: first) else { return nil }
        fillFirst(pattern[0], in: row, bonuses, from: first)
        for index in 1..<pattern.count {
            swap(&above, &current)
            fill(pattern[index], after: pattern[index - 1], in: row, bonuses)
        }
        return Int(current.reduce(0) { max($0, $1.cell.score) })
    }

    private func areInOrder(_ pattern: ContiguousArray<WideCharacter>, in row: Span<UInt8>, after first: Int) -> Bool {
        var next = first + pattern[0].length
        for index in 1..<pattern.count {
            guard let found = pattern[index].firstIndex(in: row, from: next) else { return false }
            next = found + pattern[index].length
        }
        return true
    }

    /// One character alone is taken where a word first begins, or else at its best place.
    private func single(
        _ character: WideCharacter, in row: Span<UInt8>, _ bonuses: Span<UInt8>, from first: Int
    ) -> Int {
        var best = 0
        var place: Int? = first
        while let found = place {
            let bonus = character.bonus(at: found, of: row, bonuses)
            best = max(best, bonus)
            guard bonus < ScoreWeights.boundary else { break }
            place = character.firstIndex(in: row, from: found + character.length)
        }
        return ScoreWeights.match + ScoreWeights.firstCharacter * best
    }

    private mutating func fillFirst(
        _ character: WideCharacter, in row: Span<UInt8>, _ bonuses: Span<UInt8>, from first: Int
    ) {
        current.removeAll(keepingCapacity: true)
        var columns = ColumnCounter()
        var place: Int? = first
        while let found = place {
            let bonus = character.bonus(at: found, of: row, bonuses)
            let score = ScoreWeights.match + ScoreWeights.firstCharacter * bonus
            let cell = FuzzyCell(
                column: columns.column(of: found, in: row), score: Int32(score), run: 1, isInGap: false)
            current.append(Cell(place: found, cell: cell, head: Int32(bonus)))
            place = character.firstIndex(in: row, from: found + character.length)
        }
    }

    private mutating func fill(
        _ character: WideCharacter, after before: WideCharacter, in row: Span<UInt8>, _ bonuses: Span<UInt8>
    ) {
        current.removeAll(keepingCapacity: true)
        var columns = ColumnCounter()
        var upper = 0
        var left: FuzzyCell?
        var place = character.firstIndex(in: row, from: above[0].place + before.length)
        while let found = place {
            while upper + 1 < above.count && above[upper + 1].place < found {
                upper += 1
            }
            let own = Int32(character.bonus(at: found, of: row, bonuses))
            let cell = cell(at: found, columns.column(of: found, in: row), above: above[upper], left: left, own: own)
            current.append(cell)
            left = cell.cell
            place = character.firstIndex(in: row, from: found + character.length)
        }
    }

    @inline(__always)
    private func cell(at place: Int, _ column: Int32, above: Cell, left: FuzzyCell?, own: Int32) -> Cell {
        let isNext = column - 1 == above.cell.column
        var run = isNext ? above.cell.run + 1 : 1
        let best = ScoreWeights.bonus(endingRun: &run, own: own, first: above.head)
        let cell = FuzzyCell(column: column, above: above.cell, left: left, run: run, own: own, best: best)
        return Cell(place: place, cell: cell, head: run > 1 ? above.head : own)
    }

    /// The first place where a word begins, or else the place with the best beginning, of characters side by side.
    func exact(_ pattern: ContiguousArray<WideCharacter>, in row: Span<UInt8>, _ bonuses: Span<UInt8>) -> Int? {
        var best: (start: Int, bonus: Int)?
        var start = 0
        while let found = pattern[0].firstIndex(in: row, from: start) {
            start = found + pattern[0].length
            guard stands(pattern, in: row, at: found) else { continue }
            let bonus = pattern[0].bonus(at: found, of: row, bonuses)
            if bonus > best?.bonus ?? -1 { best = (found, bonus) }
            guard bonus < ScoreWeights.boundary else { break }
        }
        return best.map { runScore(pattern, in: row, at: $0.start, bonuses) }
    }

    private func stands(_ pattern: ContiguousArray<WideCharacter>, in row: Span<UInt8>, at start: Int) -> Bool {
        var next = start
        for index in pattern.indices {
            guard pattern[index].stands(in: row, at: next) else { return false }
            next += pattern[index].length
        }
        return true
    }

    private func runScore(
        _ pattern: ContiguousArray<WideCharacter>, in row: Span<UInt8>, at start: Int, _ bonuses: Span<UInt8>
    ) -> Int {
        var run = RunTally()
        var next = start
        for index in pattern.indices {
            run.add(pattern[index].bonus(at: next, of: row, bonuses))
            next += pattern[index].length
        }
        return run.score
    }
}

/// Tells which character of a row begins at a byte, of bytes that ascend.
private struct ColumnCounter {
    private var place = 0
    private var column = 0

    @inline(__always)
    mutating func column(of next: Int, in row: Span<UInt8>) -> Int32 {
        column &+= WideRow.characters(in: place..<next, of: row)
        place = next
        return Int32(truncatingIfNeeded: column)
    }
}

/// What characters found side by side are worth, each for a match and for where it stands.
private struct RunTally {
    private(set) var score = 0
    private var runBonus: Int?

    mutating func add(_ own: Int) {
        guard let before = runBonus else {
            runBonus = own
            score = ScoreWeights.match + own * ScoreWeights.firstCharacter
            return
        }
        let first = own >= ScoreWeights.boundary ? max(own, before) : before
        runBonus = first
        score += ScoreWeights.match + max(own, first, ScoreWeights.consecutive)
    }
}
