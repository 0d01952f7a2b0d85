extension Snapshot {
    /// The first row with a code, looked for from row `start` on.
    ///
    /// A row whose byte set lacks a byte of the code is passed over without being read. Where `delimiter` is `nil`,
    /// a row is its own code.
    package func firstRow(withCode code: [UInt8], from start: Int = 0, delimiter: [UInt8]?) -> RowID? {
        guard start < count, canBeCode(code, delimiter: delimiter) else { return nil }
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

    /// What holds a delimiter is more than a code.
    private func canBeCode(_ code: [UInt8], delimiter: [UInt8]?) -> Bool {
        guard let delimiter else { return true }
        return Fields(code, delimiter: delimiter).isSingle
    }
}

extension Chunk {
    /// - Parameter code: without a delimiter.
    fileprivate func row(_ index: Int, hasCode code: [UInt8], delimiter: [UInt8]?) -> Bool {
        let row = bytes[range(of: index)]
        guard row.starts(with: code) else { return false }
        guard let delimiter else { return row.count == code.count }
        return Fields(Array(row), delimiter: delimiter).code.count == code.count
    }
}
