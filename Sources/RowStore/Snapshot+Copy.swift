extension Snapshot {
    /// Appends some rows end to end, each followed by `end`, until there are `limit` bytes or more.
    ///
    /// First it is found out where all of them lie, and then they are copied: so the processor need not wait for the
    /// memory of one row before it asks for that of the next.
    ///
    /// - Returns: how many rows were appended; at least one if there is one.
    package func append(
        _ rows: ContiguousArray<RowID>, each end: UInt8, to bytes: inout [UInt8], upTo limit: Int
    ) -> Int {
        let places = ContiguousArray(rows.lazy.map { place(of: $0) })
        for index in places.indices {
            bytes.append(contentsOf: chunks[places[index].chunk].bytes[places[index].range])
            bytes.append(end)
            if bytes.count >= limit { return index + 1 }
        }
        return places.count
    }

    private func place(of row: RowID) -> (chunk: Int, range: Range<Int>) {
        let index = chunkIndex(of: row)
        return (index, chunks[index].range(of: row.index - chunks[index].first.index))
    }
}
