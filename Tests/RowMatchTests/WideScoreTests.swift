import RowText
import TestSupport
import Testing

@testable import RowMatch

struct WideScoreTests {
    static let foldings = [Folding.full, .accents, .none]

    /// What is scored as it stands comes to the same as what is decoded first.
    @Test(arguments: foldings, 0..<4 as Range<UInt64>)
    func `a plain wide row is worth what it is when decoded`(folding: Folding, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var rules = MatchRules()
        rules.folding = folding
        var found = 0
        for _ in 0..<600 {
            let row = ContiguousArray(Self.text(12 + random.below(30), &random).utf8)
            rules.isExact = random.oneIn(3)
            rules.isExtended = random.oneIn(2)
            rules.scheme = random.oneIn(3) ? .history : .standard
            let query = Query(Self.text(1 + random.below(4), &random), rules: rules)
            var matcher = Matcher(query)
            guard let wide = matcher.wideTerms,
                WideRow.isPlain(row.span, joinsMarks: folding == .full)
            else { continue }
            let table = matcher.table.entries
            let score = matcher.score(ofWide: row.span, query.terms, wide, table.span)
            matcher.line.refill(from: row, in: row.indices, folding: folding)
            #expect(score == matcher.scoreOfLine(query.terms, table.span), "\(query) in \(row)")
            let line = matcher.line.classBytes
            #expect(WideRow.trimmedLength(of: row.span, table.span) == table.span.trimmedLength(of: line.span))
            found += score == nil ? 0 : 1
        }
        #expect(found > 50)
    }

    /// Marks that join, broken characters and characters of other scripts in every place.
    @Test(arguments: foldings, 0..<4 as Range<UInt64>)
    func `a row is plain if it decodes to nothing but its characters`(folding: Folding, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var plain = 0
        for _ in 0..<2000 {
            var row = ContiguousArray(Self.text(10 + random.below(30), &random).utf8)
            for _ in 0..<random.below(3) {
                let place = random.below(row.count + 1)
                row.insert(contentsOf: Self.odd[random.below(Self.odd.count)], at: place)
            }
            if random.oneIn(3) { row.remove(at: random.below(row.count)) }
            guard row.count >= 18 else { continue }
            var scalars = FoldedText()
            scalars.refill(from: row, in: row.indices, folding: .none)
            let isPlain = scalars.units.allSatisfy { unit in
                unit < 0x80 || (0x3000...0x9FFF ~= unit && !(folding == .full && Self.joins(unit)))
            }
            #expect(WideRow.isPlain(row.span, joinsMarks: folding == .full) == isPlain, "\(row)")
            plain += isPlain ? 1 : 0
        }
        #expect(200..<1900 ~= plain)
    }

    @Test func `characters whose head says so are letters`() {
        let others = (0x5000...0x8FFF as ClosedRange<UInt32>).filter { characterClass(of: $0) != .letter }
        #expect(others.isEmpty)
    }

    private static func text(_ count: Int, _ random: inout SeededGenerator) -> String {
        (0..<count).map { _ in alphabet[random.below(alphabet.count)] }.joined()
    }

    private static func joins(_ unit: UInt32) -> Bool {
        0x3099...0x309A ~= unit || 0x302A...0x302F ~= unit
    }

    private static let alphabet = [
        "東", "京", "都", "か", "カ", "が", "ガ", "ー", "・", "、", "　", "ヽ", "ゝ", "〇", "a", "A", "b", "1", "-", "/", " ", "䷀",
    ]
    private static let odd: [[UInt8]] = [
        [0x80], [0xE6], [0xE6, 0x9D], [0xC3, 0xA9], [0xEF, 0xBC, 0xA1], [0xE3, 0x82, 0x99], [0xE3, 0x82, 0x9B],
        [0xE3, 0x80, 0xAA], [0xE3, 0x80, 0xB0], [0xE2, 0x80, 0x80], [0xF0, 0x9F, 0x98, 0x80], [0xED, 0xA0, 0x80],
        [0xE3, 0x82, 0x9A], [0xFF], [0xE9, 0xBF, 0xBF],
    ]
}
