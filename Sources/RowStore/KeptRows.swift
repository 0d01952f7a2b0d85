/// The rows that were kept of all that were read, in the order of arrival.
///
/// Each has a `RowID` that counts the kept ones alone; ``number(of:)`` tells which row of the input it was.
package struct KeptRows: Sendable {
    private var blocks: [KeptBlock] = []
    /// How many rows were kept before each block.
    private var firsts: ContiguousArray<Int> = []
    /// How many rows were read before each block.
    private var numbers: ContiguousArray<Int> = []
    /// How many rows were kept.
    package private(set) var count = 0

    /// None.
    package init() {}

    /// Adds those of the block that follows.
    ///
    /// - Parameter read: how many rows were read before that block.
    package mutating func append(_ block: KeptBlock, after read: Int) {
        guard block.count > 0 else { return }
        blocks.append(block)
        firsts.append(count)
        numbers.append(read)
        count += block.count
    }

    /// A copy of the bytes of a row, without its line end.
    package subscript(row: RowID) -> [UInt8] {
        let (block, index) = place(of: row)
        return Array(blocks[block].bytes[blocks[block].range(of: index)])
    }

    /// Which row of the input a kept one was.
    package func number(of row: RowID) -> RowID {
        let (block, index) = place(of: row)
        return RowID(numbers[block] + Int(blocks[block].numbers[index]))
    }

    /// Appends some rows end to end, each followed by `end`, until there are `limit` bytes or more.
    ///
    /// First it is found out where all of them lie, and then they are copied: so the processor need not wait for the
    /// memory of one row before it asks for that of the next.
    ///
    /// - Returns: how many rows were appended; at least one if there is one.
    package func append(
        _ rows: ContiguousArray<RowID>, each end: UInt8, to bytes: inout [UInt8], upTo limit: Int
    ) -> Int {
        let places = ContiguousArray(
            rows.lazy.map { row in
                let (block, index) = place(of: row)
                return (block: block, range: blocks[block].range(of: index))
            })
        for index in places.indices {
            let (block, range) = places[index]
            // A slice would count a reference that all threads share, and wait for whoever counted it last.
            unsafe blocks[block].bytes.withUnsafeBufferPointer { row in
                unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: row[range]))
            }
            bytes.append(end)
            if bytes.count >= limit { return index + 1 }
        }
        return places.count
    }

    private func place(of row: RowID) -> (block: Int, index: Int) {
        precondition(row.index >= 0 && row.index < count, "a row that was kept")
        var low = 0
        var high = firsts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if firsts[middle] <= row.index {
                low = middle
            } else {
                high = middle
            }
        }
        return (low, row.index - firsts[low])
    }
}
