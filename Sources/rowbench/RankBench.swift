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
        let halves = [found.prefix(found.count / 2), found.suffix(from: found.count / 2)].map {
            Ranking(sorting: ContiguousArray($0))
        }
        let merging = Measurement { halves[0].merging(halves[1]).count }
        table.add("rank by merging", merging, each: "row found", count: found.count)
        let copying = Measurement { copied(Ranking(sorting: found)) }
        table.add("rank and copy", copying, each: "row found", count: found.count)
    }

    /// Copies all rows of a ranking piece by piece, as a filter does, and says how many bytes that are.
    private func copied(_ ranking: Ranking) -> Int {
        var sum = 0
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: ranking.count, by: Self.pieceRows) {
            let piece = ContiguousArray((start..<min(start + Self.pieceRows, ranking.count)).map { ranking[$0] })
            _ = rows.append(piece, each: 0x0A, to: &bytes, upTo: .max)
            sum += bytes.count
            bytes.removeAll(keepingCapacity: true)
        }
        return sum
    }

    /// Rows: as many as a filter copies at once.
    private static let pieceRows = 1024
}
