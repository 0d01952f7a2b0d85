/// Where the rows of a block begin, and nothing else about them: for whoever looks at a block once and keeps little of it.
///
/// Its memory is used again for the next block.
package struct RowStarts: Sendable {
    /// What ends its rows.
    package let lineEnd: LineEnd
    /// Where each row begins, and at last where the next one would.
    private var starts: ContiguousArray<UInt32> = []
    /// Whether some row of the block holds a byte outside ASCII.
    package private(set) var holdsNonASCII = false

    /// Those of all rows of a block, in no more memory than they need.
    init(of block: ContiguousArray<UInt8>, lineEnd: LineEnd) {
        self.lineEnd = lineEnd
        starts.reserveCapacity(1 + RowStore.count(of: lineEnd.byte, in: block.span, 0..<block.count))
        refill(from: block, in: 0..<block.count)
    }

    /// Where each row begins, and at last where the next one would.
    var all: ContiguousArray<UInt32> { starts }

    /// Those of no rows.
    package init(lineEnd: LineEnd) {
        self.lineEnd = lineEnd
    }

    /// Finds those of a block, in one pass over it.
    ///
    /// - Parameter part: where the rows lie in `block`: from where one begins to after a line end, below 4 GiB.
    package mutating func refill(from block: ContiguousArray<UInt8>, in part: Range<Int>) {
        let bytes = block.span
        starts.removeAll(keepingCapacity: true)
        starts.append(UInt32(part.lowerBound))
        var all = SIMD16<UInt8>()
        var index = part.lowerBound
        while index &+ ThirtyTwoBytes.count <= part.upperBound, let block = ThirtyTwoBytes(bytes, at: index) {
            all |= block.union
            let hits = block.hits(lineEnd.byte)
            if hits.exist {
                take(hits.words.0, at: index)
                take(hits.words.1, at: index &+ 8)
                take(hits.words.2, at: index &+ 16)
                take(hits.words.3, at: index &+ 24)
            }
            index &+= ThirtyTwoBytes.count
        }
        var rest: UInt8 = 0
        for place in index..<part.upperBound {
            rest |= bytes[place]
            if bytes[place] == lineEnd.byte { starts.append(UInt32(truncatingIfNeeded: place + 1)) }
        }
        holdsNonASCII = all.max() | rest >= 0x80
    }

    /// Takes the line ends among eight bytes, each of which is a hit if its bits are set.
    @inline(__always)
    private mutating func take(_ hits: UInt64, at index: Int) {
        var hits = hits
        while hits != 0 {
            let bit = hits.trailingZeroBitCount
            starts.append(UInt32(truncatingIfNeeded: index &+ bit >> 3 &+ 1))
            hits &= ~(0xFF << UInt64(bit))
        }
    }

    /// How many rows.
    package var count: Int { max(0, starts.count - 1) }

    /// Where row `index` lies in the block, without its line end.
    @inline(__always)
    package func range(of index: Int, in bytes: Span<UInt8>) -> Range<Int> {
        lineEnd.row(from: Int(starts[index]), to: Int(starts[index + 1]), in: bytes)
    }

    /// The same as what is kept of a row that answers.
    @inline(__always)
    package func place(of index: Int) -> RowPlace {
        RowPlace(number: index, start: Int(starts[index]), next: Int(starts[index + 1]))
    }
}
