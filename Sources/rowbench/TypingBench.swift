import RowMatch
import RowStore

/// Typing a query letter by letter, each trying only the rows that the one before has left.
///
/// As when a person types: by the next letter, the caches hold other things.
///
/// `rowbench FILE QUERY` measures this alone, with the query typed.
struct TypingBench {
    private let rows: Snapshot
    private let query: String

    init(_ rows: Snapshot, query: String? = nil) {
        self.rows = rows
        self.query = query ?? SampleQueries(from: rows).list[1].query
    }

    func run(into table: inout BenchTable) {
        var sieve = Sieve()
        var ends: MatchEnds?
        for length in 1...max(1, query.count) {
            let typed = String(query.prefix(length))
            let query = Query(typed, rules: .pickers)
            let harvest = rows.harvest(of: query, through: sieve, after: ends)
            let measurement = Measurement(after: Cache.empty) {
                rows.harvest(of: query, through: sieve, after: ends).count
            }
            table.add(
                "type " + typed, measurement, each: "row", count: rows.count,
                note: "\(harvest.tried) rows tried, \(harvest.scored) scored, \(harvest.count) answer")
            harvest.narrow(&sieve)
            ends = MatchEnds(of: query)
            ends?.take(harvest)
        }
    }
}

extension Snapshot {
    /// What one thread finds of all rows, with the best of them in order, as for a screen.
    fileprivate func harvest(of query: Query, through sieve: Sieve, after ends: MatchEnds?) -> Harvest {
        var matcher = Matcher(query, after: ends)
        var harvest = Harvest(mostInOrder: 256)
        for chunk in chunks {
            let rows = chunk.rows.lowerBound.index..<chunk.rows.upperBound.index
            matcher.match(chunk, rows, through: sieve, into: &harvest)
        }
        harvest.putInOrder()
        return harvest
    }
}

/// The caches of this machine.
private enum Cache {
    /// Fills them with what nobody asks for.
    static func empty() -> Int {
        var sum = 0
        for index in stride(from: 0, to: filling.count, by: 64) { sum &+= Int(filling[index]) }
        return sum
    }

    /// Bytes: more than any cache holds.
    private static let filling = ContiguousArray(repeating: 1 as UInt8, count: 128 * 1024 * 1024)
}
