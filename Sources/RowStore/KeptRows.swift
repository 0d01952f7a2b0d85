/// The rows that were kept of all that were read, in the order of arrival.
///
/// Each has a `RowID` that counts the kept ones alone; ``number(of:)`` tells which row of the input it was.
package struct KeptRows: Sendable {
    private let shelves: [ContiguousArray<UInt8>]
    private var blocks: [KeptBlock] = []
    /// How many rows were kept before each block.
    private var firsts: ContiguousArray<Int> = []
    /// Which block holds every so-manieth row: to search among all for each row took as long as to copy it.
    private var landmarks: ContiguousArray<Int> = []
    /// How many rows were read before each block.
    private var numbers: ContiguousArray<Int> = []
    /// How many rows were kept.
    package private(set) var count = 0

    /// None.
    ///
    /// - Parameter shelves: what the blocks to be added stand on.
    package init(on shelves: [ContiguousArray<UInt8>] = []) {
        self.shelves = shelves
    }

    /// Adds those of the block that follows.
    ///
    /// - Parameter read: how many rows were read before that block.
    package mutating func append(_ block: KeptBlock, after read: Int) {
        guard block.count > 0 else { return }
        firsts.append(count)
        numbers.append(read)
        count += block.count
        while landmarks.count * Self.landmarkRows < count { landmarks.append(blocks.count) }
        blocks.append(block)
    }

    /// A copy of the bytes of a row, without its line end.
    package subscript(row: RowID) -> [UInt8] {
        let (block, index) = place(of: row)
        let shelf = shelves[blocks[block].shelf]
        return Array(shelf[blocks[block].trimmedRange(of: index, on: shelf)])
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
        let places = places(of: rows, fittingIn: limit - bytes.count)
        bytes.reserveCapacity(bytes.count + places.reduce(0) { $0 + $1.range.count + 1 })
        for place in places {
            // A slice would count a reference that all threads share, and wait for whoever counted it last.
            unsafe shelves[place.shelf].withUnsafeBufferPointer { shelf in
                unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: shelf[place.range]))
            }
            bytes.append(end)
        }
        return places.count
    }

    /// Where some rows stand, without their line ends; the last one may no longer fit.
    private func places(of rows: ContiguousArray<RowID>, fittingIn limit: Int) -> ContiguousArray<Place> {
        var places: ContiguousArray<Place> = []
        places.reserveCapacity(rows.count)
        var size = 0
        for row in rows {
            let (block, index) = place(of: row)
            let shelf = blocks[block].shelf
            let range = blocks[block].trimmedRange(of: index, on: shelves[shelf])
            places.append(Place(shelf: shelf, range: range))
            size += range.count + 1
            if size >= limit { break }
        }
        return places
    }

    private struct Place {
        let shelf: Int
        let range: Range<Int>
    }

    @inline(__always)
    private func place(of row: RowID) -> (block: Int, index: Int) {
        precondition(row.index >= 0 && row.index < count, "a row that was kept")
        var block = landmarks[row.index / Self.landmarkRows]
        while block + 1 < firsts.count, firsts[block + 1] <= row.index {
            block += 1
        }
        return (block, row.index - firsts[block])
    }

    /// Rows: about as many as a block has, or fewer.
    private static let landmarkRows = 1024
}
