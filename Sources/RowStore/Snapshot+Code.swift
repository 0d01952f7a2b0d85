extension Snapshot {
    /// The first row with a code, looked for from row `start` on.
    ///
    /// A row whose byte set lacks a byte of the code is passed over without being read. Where `delimiter` is `nil`,
    /// a row is its own code.
    package func firstRow(withCode code: [UInt8], from start: Int = 0, delimiter: [UInt8]?) -> RowID? {
        guard start < count else { return nil }
        let wanted = ByteSet(code)
        for chunk in chunks[chunkIndex(of: RowID(start))...] {
            let first = max(0, start - chunk.first.index)
            for index in first..<chunk.count where chunk.sets[index].isSuperset(of: wanted) {
                if chunk.row(index, hasCode: code, delimiter: delimiter) {
                    return RowID(chunk.first.index + index)
                }
            }
        }
        return nil
    }
}

extension Chunk {
    fileprivate func row(_ index: Int, hasCode code: [UInt8], delimiter: [UInt8]?) -> Bool {
        let row = bytes[range(of: index)]
        guard row.starts(with: code) else { return false }
        let rest = row.dropFirst(code.count)
        guard let delimiter, !rest.isEmpty else { return rest.isEmpty && !code.containsSubsequence(delimiter) }
        return rest.starts(with: delimiter) && !code.containsSubsequence(delimiter)
    }
}

extension [UInt8] {
    /// Whether a delimiter stands in it: no code has one.
    fileprivate func containsSubsequence(_ delimiter: [UInt8]?) -> Bool {
        guard let delimiter, count >= delimiter.count else { return false }
        return (0...(count - delimiter.count)).contains { self[$0..<($0 + delimiter.count)].elementsEqual(delimiter) }
    }
}
