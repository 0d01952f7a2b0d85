import RowStore
import TestSupport
import Testing

@testable import RowMatch

struct HarvestTests {
    /// Rows are passed over for what they could score at most; that must never cost one of the best.
    @Test(arguments: 0..<16 as Range<UInt64>)
    func `the best of a harvest are the first of all that answer`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var rows = RandomRows(seed: seed)
        let texts = (0..<300).map { _ in
            (random.oneIn(3) ? "\(rows.next(length: 0..<4))\t" : "") + rows.next(length: 0..<40)
        }
        let chunk = try #require(sealed(texts))
        var queries = RandomQuery(seed: seed, rows: texts)
        for number in 0..<50 {
            let text = queries.next()
            let query = Query(text, rules: Self.rules(number, &random))
            var matcher = Matcher(query)
            var ranked: ContiguousArray<Ranked> = []
            matcher.match(chunk, 0..<chunk.count, into: &ranked)
            let limit = 1 + random.below(20)
            var harvest = Harvest(mostInOrder: limit)
            matcher.match(chunk, 0..<chunk.count, through: Sieve(), into: &harvest)
            harvest.putInOrder()
            #expect(harvest.count == ranked.count, "\(text)")
            #expect(Array(harvest.best) == Array(ranked.sorted().prefix(limit)), "\(text)")
        }
    }

    private static func rules(_ number: Int, _ random: inout SeededGenerator) -> MatchRules {
        var rules = number % 2 == 0 ? OracleTests.variants[number / 2 % OracleTests.variants.count].0 : MatchRules()
        rules.delimiter = random.oneIn(2) ? [[0x09], [0x2C]].randomElement(using: &random) : nil
        return rules
    }
}
