extension Snapshot {
    /// The first row with a code, looked for from row `start` on, as far as rows have not left.
    ///
    /// Where a name is given, too, the row has to have both.
    ///
    /// A row that does not begin with the code costs a look at its first bytes. Where `delimiter` is `nil`, a row is its
    /// own code and name.
    package func firstRow(
        withCode code: [UInt8], name: [UInt8]? = nil, from start: Int = 0, delimiter: [UInt8]?
    ) -> RowID? {
        let start = max(start, first)
        guard start < count, canBeCode(code, delimiter: delimiter) else { return nil }
        for chunk in chunks[chunkIndex(of: RowID(start))...] {
            let first = max(0, start - chunk.first.index)
            for index in first..<chunk.count
            where chunk.row(index, beginsWith: code)
                && chunk.row(index, hasCode: code, name: name, delimiter: delimiter)
            {
                return RowID(chunk.first.index + index)
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
    /// Whether a row, with its line end, begins so; most differ in the first byte.
    fileprivate func row(_ index: Int, beginsWith code: [UInt8]) -> Bool {
        let start = Int(starts[index])
        guard Int(starts[index + 1]) - start >= code.count else { return false }
        for place in code.indices where bytes[start + place] != code[place] {
            return false
        }
        return true
    }

    /// - Parameter code: without a delimiter.
    fileprivate func row(_ index: Int, hasCode code: [UInt8], name: [UInt8]?, delimiter: [UInt8]?) -> Bool {
        let row = bytes[range(of: index)]
        guard row.starts(with: code) else { return false }
        guard let delimiter else { return row.count == code.count && name ?? code == code }
        let fields = Fields(Array(row), delimiter: delimiter)
        return fields.code.count == code.count
            && name.map { row.dropFirst(fields.name.lowerBound).prefix(fields.name.count).elementsEqual($0) } ?? true
    }
}
