import RowMatch
import RowStore
import RowThread
import Synchronization
import TestSupport

@testable import RowSearch

/// A searcher over rows that come in pieces, and everything it has told.
final class SearchStage: Sendable {
    let rows: Rows
    let searcher: Searcher
    private let splitter = Mutex(RowSplitter(lineEnd: .newline))
    private let bell: Bell

    init(cores: Int = 2, mostInOrder: Int = .max, keeping most: Int = .max, fewestNumbered: Int = 1 << 22) throws {
        rows = Rows(keeping: most)
        let bell = Bell()
        self.bell = bell
        searcher = try Searcher(rows: rows, cores: cores, mostInOrder: mostInOrder, fewestNumbered: fewestNumbered) {
            bell.ring()
        }
    }

    /// Adds rows in chunks of random sizes, telling the searcher after each.
    func append(_ lines: [String], chunked random: inout SeededGenerator) {
        var rest = lines[...]
        while !rest.isEmpty {
            let count = Int.random(in: 1...max(1, min(rest.count, lines.count / 4)), using: &random)
            let block = rest.prefix(count).map { $0 + "\n" }.joined()
            if let chunk = splitter.withLock({ $0.take(ContiguousArray(block.utf8)) }) { rows.append(chunk) }
            rest = rest.dropFirst(count)
            searcher.rowsArrived()
        }
    }

    /// Takes findings until there are some for `ticket` over at least `count` rows, and returns all that were taken.
    func findings(for ticket: Ticket, over count: Int) -> [Findings] {
        var taken: [Findings] = []
        while true {
            bell.sleep()
            guard let findings = searcher.take() else { continue }
            taken.append(findings)
            if findings.ticket == ticket && findings.searched >= count { return taken }
        }
    }

    func stop() {
        searcher.stop()
    }
}

/// What the searcher rings: kept until somebody has slept on it.
private final class Bell: Sendable {
    private let rung = Condition(false)

    func ring() {
        rung.change { $0 = true }
    }

    func sleep() {
        rung.wait(until: { $0 })
        rung.withLock { $0 = false }
    }
}

/// What a plain matcher finds in all rows, one after another.
func plainRanking(of query: Query, in snapshot: Snapshot) -> [RowID] {
    var matcher = Matcher(query)
    var ranked: ContiguousArray<Ranked> = []
    for chunk in snapshot.chunks {
        let first = max(0, snapshot.first - chunk.first.index)
        matcher.match(chunk, first..<chunk.count, into: &ranked)
    }
    let ranking = Ranking(sorting: ranked)
    return (0..<ranking.count).map { ranking[$0] }
}

extension Ranking {
    var rows: [RowID] { (0..<count).map { self[$0] } }
}
