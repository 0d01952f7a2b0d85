import RowMatch
import RowStore
import RowThread
import TestSupport
import Testing

@testable import RowSearch

@Suite struct LeavingRowsTests {
    private static let words = ["alpha", "beta", "gamma", "delta", "北海道", "東海", "x-y", "end"]

    private static func lines(_ count: Int, using random: inout SeededGenerator) -> [String] {
        (0..<count).map { number in
            let picked = (0..<3).map { _ in words.randomElement(using: &random) ?? "" }
            return "\(number % 97)\t" + picked.joined(separator: " ")
        }
    }

    private static func query(using random: inout SeededGenerator) -> Query {
        var rules = MatchRules()
        rules.delimiter = Bool.random(using: &random) ? [0x09] : nil
        rules.isReversed = Bool.random(using: &random)
        rules.isSorted = Int.random(in: 0..<4, using: &random) > 0
        let texts = ["a", "lp", "al be", "'beta", "!gamma", "^1", "end$", "海", "zzz", "12", "e | x", "ga !de"]
        return Query(texts.randomElement(using: &random) ?? "a", rules: rules)
    }

    /// Whether the findings are what a plain matcher finds in the rows they name, to the last place.
    private static func agree(_ findings: Findings) -> Bool {
        findings.ranking.rows == plainRanking(of: findings.query, in: findings.rows)
    }

    @Test(arguments: 0..<16 as Range<UInt64>)
    func `what is found while rows leave is what a plain matcher finds in those that stay`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let most = [1, 10, 200, 900].randomElement(using: &random) ?? 1
        let mostInOrder = [1, 70, 256, .max].randomElement(using: &random) ?? 1
        let stage = try SearchStage(
            cores: 2, mostInOrder: mostInOrder, keeping: most, fewestNumbered: seed % 2 == 0 ? 1 << 22 : 16)
        defer { stage.stop() }
        let query = Self.query(using: &random)
        stage.searcher.search(query, ticket: Ticket(1))
        if Bool.random(using: &random) { stage.searcher.orderAll() }
        var read = 0
        for _ in 0..<20 {
            let count = Int.random(in: 1...max(2, most), using: &random)
            stage.append(Self.lines(count, using: &random), chunked: &random)
            read += count
            let taken = stage.findings(for: Ticket(1), over: read)
            for findings in taken where findings.rows.count == findings.searched {
                #expect(Self.agree(findings))
            }
            let last = try #require(taken.last)
            #expect(last.rows.indices == stage.rows.snapshot().indices)
            #expect(Self.agree(last))
        }
    }

    @Test(arguments: 100..<108 as Range<UInt64>)
    func `a query typed after rows have left is searched for in those that stay`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let stage = try SearchStage(cores: 2, mostInOrder: 5, keeping: 500, fewestNumbered: 16)
        defer { stage.stop() }
        var read = 0
        for (number, text) in ["a", "al", "alp", "al", "b", "a", "al"].enumerated() {
            let count = Int.random(in: 1...400, using: &random)
            stage.append(Self.lines(count, using: &random), chunked: &random)
            read += count
            stage.searcher.search(Query(text, rules: MatchRules()), ticket: Ticket(number + 1))
            let last = try #require(stage.findings(for: Ticket(number + 1), over: read).last)
            #expect(Self.agree(last))
        }
    }
}
