/// The rows of one block that are worth keeping, end to end.
package struct KeptBlock: Sendable {
    /// The rows, without their line ends.
    let bytes: ContiguousArray<UInt8>
    /// Where each begins, and at last where they end.
    let starts: ContiguousArray<UInt32>
    /// Which row of its block each was, ascending.
    let numbers: ContiguousArray<UInt32>

    /// Copies some rows out of a block, into as much memory as they need.
    ///
    /// - Parameter numbers: which rows, ascending.
    package init(_ numbers: ContiguousArray<UInt32>, of rows: RowStarts, in block: ContiguousArray<UInt8>) {
        self.numbers = numbers
        let ranges = rows.ranges(of: numbers, in: block.span)
        var starts: ContiguousArray<UInt32> = []
        starts.reserveCapacity(numbers.count + 1)
        var end: UInt32 = 0
        for range in ranges {
            starts.append(end)
            end += UInt32(range.count)
        }
        starts.append(end)
        self.starts = starts
        var bytes: ContiguousArray<UInt8> = []
        bytes.reserveCapacity(Int(end))
        // A slice would count a reference in and out for every row; these are looked at while the block is there.
        unsafe block.withUnsafeBufferPointer { block in
            for range in ranges {
                unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: block[range]))
            }
        }
        self.bytes = bytes
    }

    /// How many rows.
    package var count: Int { numbers.count }

    /// Bytes of memory that it takes.
    package var memory: Int {
        bytes.capacity + (starts.capacity + numbers.capacity) * MemoryLayout<UInt32>.stride
    }

    /// Where a row lies in `bytes`, counted from the first that was kept.
    func range(of index: Int) -> Range<Int> {
        Int(starts[index])..<Int(starts[index + 1])
    }
}
