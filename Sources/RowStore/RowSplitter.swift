/// Cuts blocks of input into rows, wherever the blocks happen to end.
package struct RowSplitter: Sendable {
    /// Takes out of whole rows what is not to be searched, and gives it beside them.
    package typealias Sorting = @Sendable (ContiguousArray<UInt8>) -> (rows: ContiguousArray<UInt8>, asides: Asides)

    private let lineEnd: LineEnd
    private let sorting: Sorting?
    private var distinct: DistinctCodes?
    /// How many lines that are heads have not come yet.
    private var headsToCome: Int
    private var heads: [HeadRow] = []
    private var next = RowID(0)
    private var pending: ContiguousArray<UInt8> = []

    /// One that has seen nothing; the first row it gives is row 0.
    ///
    /// - Parameters:
    ///   - distinct: given if of the rows with one code only the first is to be kept, across all sources.
    ///   - heads: how many of the first lines are heads and no rows, across all sources.
    ///   - sorting: done with all rows before anybody sees them; it leaves their line ends.
    package init(
        lineEnd: LineEnd, below heads: Int = 0, keeping distinct: DistinctCodes? = nil, sorting: Sorting? = nil
    ) {
        self.lineEnd = lineEnd
        self.distinct = distinct
        headsToCome = heads
        self.sorting = sorting
    }

    /// Bytes read of the row whose end has not come yet.
    package var openRow: Int { pending.count }

    /// Bytes of what is remembered of codes.
    package var memory: Int { distinct?.memory ?? 0 }

    /// Takes a block and gives the rows that are whole by now; `nil` while none is.
    ///
    /// Linear in the block, however long the row that is still open has become.
    package mutating func take(_ block: ContiguousArray<UInt8>) -> Chunk? {
        guard let last = block.lastIndex(of: lineEnd.byte) else {
            pending += block
            return nil
        }
        let whole = pending + block[...last]
        pending = ContiguousArray(block[(last + 1)...])
        return seal(whole)
    }

    /// Ends a source: what follows its last line end is a row, and the next source starts a new one.
    package mutating func endSource() -> Chunk? {
        guard !pending.isEmpty else { return nil }
        // A carriage return that no line feed follows is the row's own, and one that belongs to a line end comes off.
        let isReturnOfRow = lineEnd == .newline && pending.last == LineEnd.carriageReturn
        let whole = pending + (isReturnOfRow ? [LineEnd.carriageReturn] : []) + [lineEnd.byte]
        pending = []
        return seal(whole)
    }

    /// - Returns: `nil` if none of the rows is kept.
    private mutating func seal(_ bytes: ContiguousArray<UInt8>) -> Chunk? {
        var (rows, asides) = sorting?(bytes) ?? (bytes, .none)
        cutHeads(off: &rows, &asides)
        if let firsts = distinct?.firsts(of: rows, lineEnd), firsts != [0..<rows.count] {
            asides = asides.kept(firsts)
            rows = ContiguousArray(firsts.lazy.flatMap { rows[$0] })
        }
        guard !rows.isEmpty else { return nil }
        let chunk = Chunk(first: next, bytes: rows, lineEnd: lineEnd, asides: asides)
        next = chunk.rows.upperBound
        return chunk
    }

    /// The heads that have come since the last call.
    package mutating func takeHeads() -> [HeadRow] {
        defer { heads = [] }
        return heads
    }

    private mutating func cutHeads(off rows: inout ContiguousArray<UInt8>, _ asides: inout Asides) {
        guard headsToCome > 0, let end = rows.end(ofLines: headsToCome, lineEnd) else { return }
        let new = HeadRow.all(of: ContiguousArray(rows[..<end]), lineEnd, asides.kept([0..<end]))
        heads += new
        headsToCome -= new.count
        asides = asides.kept([end..<rows.count])
        rows = ContiguousArray(rows[end...])
    }
}

extension ContiguousArray<UInt8> {
    /// Where the first so many lines end, or all of them, if there are fewer; `nil` if there is none.
    fileprivate func end(ofLines count: Int, _ lineEnd: LineEnd) -> Int? {
        var end: Int?
        for _ in 0..<count {
            guard let next = self[(end ?? 0)...].firstIndex(of: lineEnd.byte) else { break }
            end = next + 1
        }
        return end
    }
}
