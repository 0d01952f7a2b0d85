import RowMatch
import RowStore
import Synchronization

/// A range of rows to be searched for one query, in blocks that the workers take one after another.
final class Job: Sendable {
    private struct Block {
        let chunk: Chunk
        let rows: Range<Int>
    }

    private let query: Query
    private let ticket: Ticket
    private let blocks: [Block]
    private let current: CurrentTicket
    /// The next block nobody has taken: each worker adds to it.
    private let next = Atomic(0)
    /// What each worker has found, in order: each adds to it once; `nil` once one has given up.
    private let found = Mutex<[Ranking]?>([])

    init(query: Query, ticket: Ticket, snapshot: Snapshot, rows: Range<Int>, current: CurrentTicket) {
        self.query = query
        self.ticket = ticket
        self.current = current
        blocks = Self.blocks(of: rows, in: snapshot)
    }

    /// Takes blocks until none is left, or the job is outdated, and puts in order what it has found in them: sorting is
    /// shared too, and only the merging left to one.
    func work() {
        var matcher = Matcher(query)
        var ranked: ContiguousArray<Ranked> = []
        while true {
            let index = next.add(1, ordering: .relaxed).oldValue
            guard index < blocks.count else { break }
            guard current.is(ticket) else {
                found.withLock { $0 = nil }
                return
            }
            matcher.match(blocks[index].chunk, blocks[index].rows, into: &ranked)
        }
        let ranking = Ranking(sorting: ranked)
        found.withLock { $0?.append(ranking) }
    }

    /// What all workers have found together; `nil` if the job was given up.
    func ranking() -> Ranking? {
        found.withLock { $0 }?.reduce(.empty) { $0.merging($1) }
    }

    private static func blocks(of rows: Range<Int>, in snapshot: Snapshot) -> [Block] {
        guard !rows.isEmpty else { return [] }
        var blocks: [Block] = []
        for chunk in snapshot.chunks[snapshot.chunkIndex(of: RowID(rows.lowerBound))...] {
            let local = rows.clamped(to: chunk.rows.lowerBound.index..<chunk.rows.upperBound.index)
            guard !local.isEmpty else { break }
            for start in stride(from: local.lowerBound, to: local.upperBound, by: blockRows) {
                let end = min(start + blockRows, local.upperBound)
                blocks.append(Block(chunk: chunk, rows: (start - chunk.first.index)..<(end - chunk.first.index)))
            }
        }
        return blocks
    }

    /// A worker notices that it is outdated between two blocks: some hundred microseconds.
    private static let blockRows = 4096
}
