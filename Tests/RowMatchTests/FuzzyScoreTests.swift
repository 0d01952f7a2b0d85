import RowText
import TestSupport
import Testing

@testable import RowMatch

struct FuzzyScoreTests {
    /// Few letters, so that most patterns are found and the ways to find them are many.
    private static let alphabet = Array("aabbc_/ A1".utf8)

    @Test func `only looking where characters occur gives the scores of the whole table`() {
        var random = SeededGenerator(seed: 51)
        var scorer = FuzzyScore()
        let table = BonusTable(.standard).entries
        var differences = 0
        for _ in 0..<100_000 {
            let text = ContiguousArray((0..<random.below(26)).map { _ in Self.alphabet[random.below(10)] })
            let pattern = ContiguousArray((0..<(1 + random.below(5))).map { _ in Self.alphabet[random.below(5)] })
            let lower = text.map { $0.folded(ignoringCase: true) }
            let plain = PlainScore(
                pattern: pattern.map { UInt32($0) }, text: lower.map { UInt32($0) },
                classes: text.map { characterClass(of: UInt32($0)) })
            let wanted = plain.best
            let inBytes = scorer.score(pattern.span, in: text.span, text.span, table.span, ignoringCase: true)
            let units = ContiguousArray(plain.text)
            let inUnits = scorer.score(
                ContiguousArray(plain.pattern).span, in: units.span, text.span, table.span, ignoringCase: true)
            differences += inBytes == wanted && inUnits == wanted ? 0 : 1
        }
        #expect(differences == 0)
    }

    @Test func `the way back earns the score`() {
        var random = SeededGenerator(seed: 52)
        var scorer = FuzzyScore()
        var positions = FuzzyPositions()
        let table = BonusTable(.standard).entries
        for _ in 0..<5_000 {
            let line = ContiguousArray((0..<random.below(26)).map { _ in Self.alphabet[random.below(10)] })
            let text = ContiguousArray(line.map { UInt32($0) })
            let pattern = ContiguousArray(
                (0..<(1 + random.below(5))).map { _ in UInt32(Self.alphabet[random.below(5)]) })
            let places = positions.positions(of: pattern.span, in: text.span, line.span, table.span)
            let score = scorer.score(pattern.span, in: text.span, line.span, table.span, ignoringCase: false)
            #expect((places == nil) == (score == nil))
            guard let places else { continue }
            #expect(pattern.count == 1 || positions.score == score)
            #expect(places.map { text[$0] } == Array(pattern))
            #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
        }
    }
}
