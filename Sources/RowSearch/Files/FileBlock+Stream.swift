extension FileBlock {
    /// Reads what comes next of a stream, up to the last line end in it.
    ///
    /// - Parameter rest: what was read of the first row, and afterwards of the one that the next block begins with.
    mutating func read(after rest: inout ContiguousArray<UInt8>, by read: SearchedStream.Read) {
        begin(with: rest, room: size)
        rest.removeAll(keepingCapacity: true)
        fill(by: read)
        var last = end == nil ? afterLastLineEnd(before: count) : nil
        while end == nil, last == nil {
            guard count < longestRow else {
                end = .endlessRow
                return
            }
            let searched = count
            resize(to: count + size)
            fill(by: read)
            last = end == nil ? afterLineEnd(in: searched..<count) : nil
        }
        rows = 0..<(last ?? endLastRow())
        rest.append(contentsOf: bytes[rows.upperBound..<count])
    }
}
