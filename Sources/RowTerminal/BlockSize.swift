/// How much to read at once.
///
/// The first block is small, so that the first rows are seen soon; those of a large file grow, because every block
/// costs a call and a ring.
struct BlockSize {
    /// What a pipe holds on Linux: no read of one returns more.
    private static let first = 64 * 1024
    /// Larger ones are read no faster, and a block is held whole as long as one of its rows is.
    private static let largest = 1024 * 1024

    private(set) var bytes = first
    private let isRegularFile: Bool

    init(isRegularFile: Bool) {
        self.isRegularFile = isRegularFile
    }

    /// Learns from a block of `count` bytes.
    mutating func note(_ count: Int) {
        guard isRegularFile, count == bytes else { return }
        bytes = min(bytes * 2, Self.largest)
    }

    /// The block, in no more memory than it needs, give or take a half: a producer of single lines would have us hold
    /// a large block for each.
    func fitted(_ block: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
        guard block.count <= block.capacity / 2 else { return block }
        var fitted: ContiguousArray<UInt8> = []
        fitted.reserveCapacity(block.count)
        fitted.append(contentsOf: block)
        return fitted
    }
}
