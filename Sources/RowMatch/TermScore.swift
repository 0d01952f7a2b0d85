/// Scores one term in one line, whatever its kind.
struct TermScore {
    private let bonuses: BonusTable
    private var fuzzy: FuzzyScore
    private var positions: FuzzyPositions
    private let greedy: GreedyScore
    private let exact: ExactScore

    init() {
        bonuses = BonusTable()
        fuzzy = FuzzyScore(bonuses: bonuses)
        positions = FuzzyPositions(bonuses: bonuses)
        greedy = GreedyScore(bonuses: bonuses)
        exact = ExactScore(bonuses: bonuses)
    }

    /// - Parameter pattern: what the term looks for, in the text's units.
    /// - Parameter line: the text's class bytes, see `BonusTable`.
    /// - Parameter fields: the parts whose edges count as well as the text's.
    /// - Returns: `nil` where the term does not hold, whether or not it is inverse.
    mutating func score<Unit: TextUnit>(
        _ term: Term, _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, fields: Span<Range<Int>>
    ) -> Int? {
        guard pattern.count <= text.count else { return nil }
        let ignoringCase = term.ignoresCase
        guard term.kind == .fuzzy else {
            return match(term, pattern, in: text, line, fields: fields)?.score
        }
        guard !GreedyScore.isFor(characters: text.count, pattern: pattern.count) else {
            return greedy.match(pattern, in: text, line, ignoringCase: ignoringCase)?.score
        }
        return fuzzy.score(pattern, in: text, line, ignoringCase: ignoringCase)
    }

    /// Where a term that is not fuzzy holds: at the best of the edges it may hold at.
    func match<Unit: TextUnit>(
        _ term: Term, _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, fields: Span<Range<Int>>
    ) -> Match? {
        var best = edgeMatch(term, pattern, in: text, line)
        guard term.isAnchored else { return best }
        for index in fields.indices {
            let field = fields[index]
            let found = edgeMatch(term, pattern, in: text.extracting(field), line.extracting(field))
            guard let found, found.score > best?.score ?? -1 else { continue }
            let start = found.part.lowerBound + field.lowerBound
            best = Match(part: start..<(start + found.part.count), score: found.score)
        }
        return best
    }

    private func edgeMatch<Unit: TextUnit>(
        _ term: Term, _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>
    ) -> Match? {
        let ignoringCase = term.ignoresCase
        return switch term.kind {
        case .fuzzy: greedy.match(pattern, in: text, line, ignoringCase: ignoringCase)
        case .exact: exact.anywhere(pattern, in: text, line, ignoringCase: ignoringCase)
        case .boundary: exact.asWord(pattern, in: text, line, ignoringCase: ignoringCase)
        case .prefix: exact.atStart(pattern, in: text, line, ignoringCase: ignoringCase)
        case .suffix: exact.atEnd(pattern, in: text, line, ignoringCase: ignoringCase)
        case .equal: exact.whole(pattern, in: text, line, ignoringCase: ignoringCase)
        }
    }

    /// Which characters a term takes; `nil` where it does not hold.
    mutating func places(
        of term: Term, in text: Span<UInt32>, _ line: Span<UInt8>, fields: Span<Range<Int>>
    ) -> ContiguousArray<Int>? {
        let pattern = term.units.span
        guard pattern.count <= text.count else { return nil }
        guard term.kind == .fuzzy else {
            return match(term, pattern, in: text, line, fields: fields).map { ContiguousArray($0.part) }
        }
        guard GreedyScore.isFor(characters: text.count, pattern: pattern.count) else {
            return positions.positions(of: pattern, in: text, line)
        }
        return greedy.match(pattern, in: text, line, ignoringCase: false).map { found in
            greedy.places(of: pattern, in: text, part: found.part)
        }
    }

    /// How many units the line has without the blanks around it.
    func trimmedLength(_ line: Span<UInt8>) -> Int {
        var start = 0
        var end = line.count
        while start < end && bonuses.isWhite(line[start]) {
            start += 1
        }
        while start < end && bonuses.isWhite(line[end - 1]) {
            end -= 1
        }
        return end - start
    }
}
