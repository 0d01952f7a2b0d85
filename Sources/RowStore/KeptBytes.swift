/// Where one worker keeps rows, many blocks' end to end: on shelves, each of which is memory that never moves.
///
/// A few large pieces of memory rather than one for each block, because the system can give those out in large pages: a
/// million paths that match `a` are found and printed in 247 ms of the processor's time then, and in 276 without them.
package struct KeptBytes: Sendable {
    private var full: [ContiguousArray<UInt8>] = []
    private var open: ContiguousArray<UInt8> = []
    private let prepare: @Sendable (inout ContiguousArray<UInt8>) -> Void

    /// - Parameter prepare: is given each large shelf before anything stands on it.
    package init(preparing prepare: @escaping @Sendable (inout ContiguousArray<UInt8>) -> Void = { _ in }) {
        self.prepare = prepare
    }

    /// All that is kept, to be looked up by the number of a shelf.
    package var shelves: [ContiguousArray<UInt8>] { full + [open] }

    /// Copies some rows out of a block.
    ///
    /// - Parameter rows: ascending.
    package mutating func keep(
        _ rows: ContiguousArray<RowPlace>, of block: ContiguousArray<UInt8>, _ lineEnd: LineEnd
    ) -> KeptBlock {
        makeRoom(for: rows.reduce(0) { $0 + Int($1.next - $1.start) })
        let kept = KeptBlock(rows, of: block, lineEnd, shelf: full.count, from: open.count)
        // A slice would count a reference in and out for every row; these are looked at while the block is there.
        unsafe block.withUnsafeBufferPointer { block in
            var first = 0
            while first < rows.count {
                let end = endOfRun(from: first, in: rows.span)
                let part = Int(rows[first].start)..<Int(rows[end - 1].next)
                unsafe open.append(contentsOf: UnsafeBufferPointer(rebasing: block[part]))
                first = end
            }
        }
        return kept
    }

    private mutating func makeRoom(for count: Int) {
        guard open.capacity - open.count < count else { return }
        let isFirst = open.isEmpty
        if !isFirst { full.append(open) }
        open = []
        open.reserveCapacity(max(count, isFirst ? Self.firstShelf : Self.usualShelf))
        if !isFirst { prepare(&open) }
    }

    /// Bytes: what few rows need, for a large page is long in the making.
    private static let firstShelf = 256 * 1024

    /// Bytes: several large pages, of which the last may be empty.
    private static let usualShelf = 8 * 1024 * 1024
}

/// Where the rows end that lie side by side from one on: they are copied at once.
private func endOfRun(from first: Int, in rows: Span<RowPlace>) -> Int {
    for index in first + 1..<rows.count where rows[index].start != rows[index - 1].next {
        return index
    }
    return rows.count
}
