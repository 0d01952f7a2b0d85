import RowMatch
import RowStore

/// Putting in order what a single letter has found, and copying rows in that order.
struct RankBench {
    private let rows: Snapshot
    private let found: ContiguousArray<Ranked>

    init(_ rows: Snapshot) {
        self.rows = rows
        found = rows.found(by: Query(SampleQueries(from: rows).letter, rules: .fzfs))
    }

    func run(into table: inout BenchTable) {
        let all = Measurement { Ranking(sorting: found).count }
        table.add("rank all", all, each: "row found", count: found.count)
        let best = Measurement { Ranking.best(Self.screenful, of: found).count }
        table.add("rank the best 100", best, each: "row found", count: found.count)
        let halves = [found.prefix(found.count / 2), found.suffix(from: found.count / 2)].map {
            Ranking(sorting: ContiguousArray($0))
        }
        let merging = Measurement { halves[0].merging(halves[1]).count }
        table.add("rank by merging", merging, each: "row found", count: found.count)
        let ranking = Ranking(sorting: found)
        let copying = Measurement {
            (0..<ranking.count).reduce(0) { $0 + rows[ranking[$1]].count }
        }
        table.add("copy as ranked", copying, each: "row found", count: found.count)
    }

    private static let screenful = 100
}
