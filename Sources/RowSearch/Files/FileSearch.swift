import RowMatch
import RowStore
import RowThread
import Synchronization

/// One query over some files and streams, once, on all cores.
///
/// Nobody reads for others, and nothing is kept but what is found: each worker reads a block into memory that it uses
/// again, searches it while it is in the processor's cache, and copies the rows that match. A source begins when the one
/// before it has been read to its end.
package struct FileSearch: Sendable {
    private let query: Query
    private let sources: [SearchedSource]
    private let lineEnd: LineEnd
    private let limits: FileLimits
    private let blockSize: Int

    /// - Parameters:
    ///   - query: not empty.
    ///   - sources: in this order; the last row of each ends with it.
    ///   - blockSize: bytes that a worker reads at once.
    package init(
        _ query: Query, in sources: [SearchedSource], _ lineEnd: LineEnd, limits: FileLimits,
        blockSize: Int = Self.usualBlockSize
    ) {
        self.query = query
        self.sources = sources
        self.lineEnd = lineEnd
        self.limits = limits
        self.blockSize = blockSize
    }

    /// Reads and searches all sources.
    ///
    /// - Parameter cores: how many threads work, the caller's included.
    /// - Throws: what starting a thread does; what cannot be read is told by the findings.
    package func findings(cores: Int) throws(SystemError) -> FileFindings {
        let queue = BlockQueue(sources, blockSize: blockSize, limits: limits)
        var order = BlockOrder(try searched(from: queue, cores: workers(cores)))
        let shares = try sortedShares(of: order, cores: cores)
        order.forgetRanks()
        return FileFindings(
            ranking: shares.reduce(.empty) { $0.merging($1) }, rows: order.rows, read: order.read,
            isCutShort: queue.isCutShort, failures: order.failures)
    }

    private func searched(from queue: BlockQueue, cores: Int) throws(SystemError) -> FoundBlocks {
        // Each worker adds to it once, when it has nothing left to take.
        let found = Found<FoundBlocks>()
        try onThreads(cores) { [self] _ in
            let block = FileBlock(size: blockSize, lineEnd: lineEnd, longestRow: limits.longestRow)
            var worker = BlockWorker(query, in: sources, from: queue, block: block)
            found.add(worker.work())
        }
        return found.all.reduce(into: FoundBlocks()) { $0.append($1) }
    }

    /// Sorting is shared too, and only the merging left to one.
    private func sortedShares(of order: BlockOrder, cores: Int) throws(SystemError) -> [Ranking] {
        let shares = order.rows.count < Self.fewRows ? 1 : cores
        let sorted = Found<Ranking>()
        try onThreads(shares) { share in
            sorted.add(Ranking(sorting: order.ranked(share: share, of: shares)))
        }
        return sorted.all
    }

    /// No more than there are blocks to take, as far as that is known.
    private func workers(_ cores: Int) -> Int {
        var blocks = 0
        for source in sources {
            guard let size = source.size else { return cores }
            blocks += size / blockSize + 1
            if blocks >= cores { return cores }
        }
        return max(1, blocks)
    }

    /// Bytes: the block and what is found out about it stay in the cache of a core.
    package static let usualBlockSize = 256 * 1024

    /// Rows that are sorted sooner than a thread is started.
    private static let fewRows = 4096
}

/// What several threads have found: each adds to it once.
private final class Found<Part: Sendable>: Sendable {
    private let parts = Mutex<[Part]>([])

    func add(_ part: Part) {
        parts.withLock { $0.append(part) }
    }

    var all: [Part] { parts.withLock { $0 } }
}
