import RowStore

/// Some blocks that were searched, and what was kept of them.
struct FoundBlocks: Sendable {
    private(set) var blocks: [FoundBlock] = []
    /// Where the rows stand that were kept.
    private(set) var shelves: [ContiguousArray<UInt8>] = []

    /// Adds those of another worker.
    mutating func append(_ other: FoundBlocks) {
        blocks += other.blocks.map { $0.moved(by: shelves.count) }
        shelves += other.shelves
    }
}
