/// The rows of one block that were worth keeping, end to end on a shelf of `KeptBytes`.
package struct KeptBlock: Sendable {
    /// Which shelf.
    private(set) var shelf: Int
    private let lineEnd: LineEnd
    /// Where each begins, and at last where they end.
    private let starts: ContiguousArray<UInt32>
    /// Which row of its block each was, ascending.
    let numbers: ContiguousArray<UInt32>
    /// Whether some row's line end may be two bytes: only then is the row to be looked at to know.
    let holdsReturns: Bool

    /// - Parameters:
    ///   - rows: ascending.
    ///   - start: where the first will stand on the shelf.
    init(
        _ rows: ContiguousArray<RowPlace>, of block: ContiguousArray<UInt8>, _ lineEnd: LineEnd, shelf: Int,
        from start: Int
    ) {
        self.shelf = shelf
        self.lineEnd = lineEnd
        var starts: ContiguousArray<UInt32> = []
        var numbers: ContiguousArray<UInt32> = []
        starts.reserveCapacity(rows.count + 1)
        numbers.reserveCapacity(rows.count)
        var end = UInt32(start)
        var holdsReturns = false
        for row in rows {
            starts.append(end)
            numbers.append(row.number)
            end += row.next - row.start
            holdsReturns =
                holdsReturns || row.next - row.start > 1 && block[Int(row.next) - 2] == LineEnd.carriageReturn
        }
        starts.append(end)
        self.starts = starts
        self.numbers = numbers
        self.holdsReturns = holdsReturns && lineEnd == .newline
    }

    /// The same where more shelves come before its own.
    package func moved(by shelves: Int) -> KeptBlock {
        var moved = self
        moved.shelf += shelves
        return moved
    }

    /// How many rows.
    package var count: Int { numbers.count }

    /// Bytes of memory that it takes, with those of its rows.
    package var memory: Int {
        Int(starts[count] - starts[0]) + (starts.capacity + numbers.capacity) * MemoryLayout<UInt32>.stride
    }

    /// Where a row and its line end stand on the shelf, counted from the first that was kept.
    @inline(__always)
    func range(of index: Int) -> Range<Int> {
        Int(starts[index])..<Int(starts[index + 1])
    }

    /// The same without the line end.
    ///
    /// - Parameter shelf: looked at only where a line end may be two bytes.
    @inline(__always)
    func trimmedRange(of index: Int, on shelf: ContiguousArray<UInt8>) -> Range<Int> {
        let range = range(of: index)
        guard holdsReturns else { return range.lowerBound..<(range.upperBound - 1) }
        return lineEnd.row(from: range.lowerBound, to: range.upperBound, in: shelf.span)
    }
}
