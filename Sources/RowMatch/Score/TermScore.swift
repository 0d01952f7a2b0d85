/// Scores one term in one line, whatever its kind.
///
/// Its functions take what the term looks for as `pattern`, class bytes as `line` and a bonus table as `bonuses`: see
/// `BonusTable`.
struct TermScore {
    private var fuzzy = FuzzyScore()
    private var positions = FuzzyPositions()
    private let greedy = GreedyScore()
    private let exact = ExactScore()

    /// - Parameters:
    ///   - floor: what is the least score of interest; one below it need not be right.
    ///   - end: the place after the characters of a fuzzy term, each taken at the first chance, if that is known.
    /// - Returns: `nil` where the term does not hold, whether or not it is inverse.
    @inline(__always)
    mutating func score<Unit: TextUnit>(
        _ term: Term, _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>,
        floor: ScoreFloor = .none, endingAt end: Int? = nil
    ) -> Int? {
        guard pattern.count <= text.count else { return nil }
        guard term.kind == .fuzzy, !GreedyScore.isFor(characters: text.count, pattern: pattern.count) else {
            return match(term, pattern, in: text, line, bonuses)?.score
        }
        return fuzzy.score(
            pattern, in: text, line, bonuses, ignoringCase: term.ignoresCase, floor: floor, endingAt: end)
    }

    /// Where a term holds that is not fuzzy, or is looked for the quick way.
    func match<Unit: TextUnit>(
        _ term: Term, _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>
    ) -> Match? {
        let ignoringCase = term.ignoresCase
        return switch term.kind {
        case .fuzzy: greedy.match(pattern, in: text, line, bonuses, ignoringCase: ignoringCase)
        case .exact: exact.anywhere(pattern, in: text, line, bonuses, ignoringCase: ignoringCase)
        case .boundary: exact.asWord(pattern, in: text, line, bonuses, ignoringCase: ignoringCase)
        case .prefix: exact.atStart(pattern, in: text, line, bonuses, ignoringCase: ignoringCase)
        case .suffix: exact.atEnd(pattern, in: text, line, bonuses, ignoringCase: ignoringCase)
        case .equal: exact.whole(pattern, in: text, line, bonuses, ignoringCase: ignoringCase)
        }
    }

    /// Which characters a term takes, ascending; `nil` where it does not hold.
    mutating func places(
        of term: Term, _ pattern: Span<UInt32>, in text: Span<UInt32>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>
    ) -> ContiguousArray<Int>? {
        guard pattern.count <= text.count else { return nil }
        let isThorough = !GreedyScore.isFor(characters: text.count, pattern: pattern.count)
        guard term.kind != .fuzzy || !isThorough else {
            return positions.positions(of: pattern, in: text, line, bonuses)
        }
        return quickPlaces(of: term, pattern, in: text, line, bonuses)
    }

    /// The same of a term that is not fuzzy, or is looked for the quick way.
    func quickPlaces<Unit: TextUnit>(
        of term: Term, _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>
    ) -> ContiguousArray<Int>? {
        guard pattern.count <= text.count, let match = match(term, pattern, in: text, line, bonuses) else { return nil }
        guard term.kind == .fuzzy else { return ContiguousArray(match.part) }
        return greedy.places(of: pattern, in: text, part: match.part, ignoringCase: term.ignoresCase)
    }
}
