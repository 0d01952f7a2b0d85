import RowStore
import TestSupport
import Testing

@testable import RowMatch

struct RankingTests {
    private static func rows(_ count: Int, seed: UInt64, isReversed: Bool = false) -> ContiguousArray<Ranked> {
        var random = SeededGenerator(seed: seed)
        return ContiguousArray(
            (0..<count).map { index in
                Ranked(
                    row: RowID(index * 3), isReversed: isReversed, tier: random.oneIn(9) ? .codeIsQuery : .rest,
                    score: random.below(300), length: random.below(100_000))
            })
    }

    @Test func `a row is told from the others and comes back`() {
        for index in [0, 1, 77, 1 << 29 - 1] {
            for isReversed in [false, true] {
                let ranked = Ranked(row: RowID(index), isReversed: isReversed, score: 9, length: 9)
                #expect(ranked.row == RowID(index))
            }
        }
    }

    @Test func `tier decides before score, score before length, length before arrival`() {
        func ranked(_ index: Int, _ tier: Ranked.Tier, _ score: Int, _ length: Int) -> Ranked {
            Ranked(row: RowID(index), isReversed: false, tier: tier, score: score, length: length)
        }
        let best = [
            ranked(9, .codeIsQuery, 0, 9), ranked(8, .codeBeginsWithQuery, 0, 9), ranked(7, .rest, 70_000, 9),
            ranked(6, .rest, 65_535, 10), ranked(5, .rest, 65_534, 0), ranked(1, .rest, 3, 70_000),
            ranked(2, .rest, 3, 65_535),
        ]
        #expect(best == best.sorted())
    }

    @Test func `the last to arrive comes first when reversed`() {
        let rows = (0..<3).map { Ranked(row: RowID($0), isReversed: true) }
        #expect(rows.sorted().map(\.row.index) == [2, 1, 0])
    }

    @Test(arguments: [0, 1, 2, 511, 513, 5_000], [false, true])
    func `sorting gives the order of comparing`(count: Int, isReversed: Bool) {
        let rows = Self.rows(count, seed: 41, isReversed: isReversed)
        var random = SeededGenerator(seed: 42)
        for rows in [rows, ContiguousArray(rows.shuffled(using: &random))] {
            let ranking = Ranking(sorting: rows)
            #expect((0..<ranking.count).map { ranking[$0] } == rows.sorted().map(\.row))
        }
    }

    @Test func `merging is sorting together`() {
        let rows = Self.rows(2_000, seed: 44)
        let merged = Ranking(sorting: ContiguousArray(rows[..<700])).merging(
            Ranking(sorting: ContiguousArray(rows[700...])))
        #expect((0..<merged.count).map { merged[$0] } == rows.sorted().map(\.row))
    }

    @Test func `merging with nothing changes nothing`() {
        let ranking = Ranking(sorting: Self.rows(3, seed: 46))
        #expect(Ranking.empty.merging(ranking).count == 3)
        #expect(ranking.merging(.empty).count == 3)
    }

    @Test func `every row is ranked for nothing`() {
        let all = Ranking.all(0..<3, isReversed: false)
        #expect((0..<3).map { all[$0].index } == [0, 1, 2])
        let reversed = Ranking.all(0..<3, isReversed: true).merging(.all(0..<4, isReversed: true))
        #expect((0..<reversed.count).map { reversed[$0].index } == [3, 2, 1, 0])
        #expect(reversed.position(of: RowID(3)) == 0)
        #expect(reversed.position(of: RowID(4)) == nil)
    }

    @Test func `a row's place is found`() {
        let ranking = Ranking(sorting: Self.rows(600, seed: 45))
        #expect((0..<600).allSatisfy { ranking.position(of: ranking[$0]) == $0 })
        #expect(ranking.position(of: RowID(1)) == nil)
    }
}
