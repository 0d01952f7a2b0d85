import RowMatch
import RowStore
import Synchronization

/// A range of rows to be searched for one query, in blocks that the workers take one after another.
final class Job: Work {
    private struct Block {
        let chunk: Chunk
        /// Of all rows.
        let rows: Range<Int>
    }

    private let search: Search
    private let ticket: Ticket
    private let sieve: Sieve
    private let ends: MatchEnds?
    private let bar: Ranked?
    private let blocks: [Block]
    private let current: CurrentTicket
    /// The next block nobody has taken: each worker adds to it.
    private let next = Atomic(0)
    /// What each worker has found: each adds to it once; `nil` once one has given up.
    private let found = Mutex<[Harvest]?>([])

    /// - Parameters:
    ///   - sieve: which of the rows to try.
    ///   - ends: what is known of them by an earlier query.
    ///   - bar: a row that as many as are wanted in order are known to come before.
    init(
        _ search: Search, ticket: Ticket, snapshot: Snapshot, rows: Range<Int>, through sieve: Sieve,
        after ends: MatchEnds? = nil, bar: Ranked? = nil, while current: CurrentTicket
    ) {
        self.search = search
        self.ticket = ticket
        self.sieve = sieve
        self.ends = ends
        self.bar = bar
        self.current = current
        blocks = Self.blocks(of: rows, in: snapshot)
    }

    /// Takes blocks until none is left, or the job is outdated, and puts in order what it has found in them: sorting is
    /// shared too, and only the merging left to one.
    func work() {
        var matcher = Matcher(search.query, after: ends)
        var harvest = Harvest(mostInOrder: search.mostInOrder, bar: bar)
        while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < blocks.count else { break }
            guard current.is(ticket) else {
                found.withLock { $0 = nil }
                return
            }
            matcher.match(blocks[index].chunk, blocks[index].rows, through: sieve, into: &harvest)
        }
        harvest.putInOrder()
        let done = harvest
        found.withLock { $0?.append(done) }
    }

    /// What all workers have found, each for itself; `nil` if the job was given up.
    func harvests() -> [Harvest]? {
        found.withLock { $0 }
    }

    private static func blocks(of rows: Range<Int>, in snapshot: Snapshot) -> [Block] {
        guard !rows.isEmpty else { return [] }
        var blocks: [Block] = []
        for chunk in snapshot.chunks[snapshot.chunkIndex(of: RowID(rows.lowerBound))...] {
            let part = rows.clamped(to: chunk.rows.lowerBound.index..<chunk.rows.upperBound.index)
            guard !part.isEmpty else { break }
            for start in stride(from: part.lowerBound, to: part.upperBound, by: blockRows) {
                blocks.append(Block(chunk: chunk, rows: start..<min(start + blockRows, part.upperBound)))
            }
        }
        return blocks
    }

    /// A worker notices that it is outdated between two blocks: some hundred microseconds.
    private static let blockRows = 4096
}
