import Synchronization

/// The sets of some rows, found out when somebody first asks for them: reading waits for nobody who will search.
final class RowSets: Sendable {
    /// Written by whoever asks first, while others who ask wait; read by all.
    private let known: Mutex<ContiguousArray<ByteSet>?>

    init(_ known: ContiguousArray<ByteSet>? = nil) {
        self.known = Mutex(known)
    }

    /// `nil` if nobody has asked yet.
    var ifKnown: ContiguousArray<ByteSet>? { known.withLock { $0 } }

    /// - Parameters:
    ///   - bytes: the rows, the same each time.
    ///   - starts: where each of them begins, and at last where all end.
    func sets(of bytes: ContiguousArray<UInt8>, starts: ContiguousArray<UInt32>) -> ContiguousArray<ByteSet> {
        known.withLock { known in
            let sets = known ?? Self.made(of: bytes.span, starts.span)
            known = sets
            return sets
        }
    }

    /// Goes through eight bytes at a time: `split and survey` in rowbench.
    private static func made(of bytes: Span<UInt8>, _ starts: Span<UInt32>) -> ContiguousArray<ByteSet> {
        let table = ByteSetMaker.masks
        let kinds = ByteSetMaker.columns
        let (masks, columns) = (table.span, kinds.span)
        precondition(masks.count == 768 && columns.count == 256, "so that no byte has to be checked for a mask")
        var sets: ContiguousArray<ByteSet> = []
        sets.reserveCapacity(starts.count - 1)
        for row in 1..<starts.count {
            var maker = ByteSetMaker()
            var index = Int(starts[row - 1])
            let end = Int(starts[row]) - 1
            while index &+ 8 <= end, let eight = EightBytes(bytes, at: index) {
                maker.insert(eight, by: masks, columns)
                index &+= 8
            }
            for place in index..<end {
                maker.insert(bytes[place], by: masks, columns)
            }
            sets.append(maker.set)
        }
        return sets
    }
}
