/// Which codes have come so far, so that of all rows with a code the first alone is kept.
package struct DistinctCodes: Sendable {
    private let delimiter: [UInt8]?
    private var seen: Set<Digest> = []

    /// None yet.
    ///
    /// - Parameter delimiter: what ends a code; not empty, and `nil` where every row is its own code.
    package init(delimiter: [UInt8]?) {
        self.delimiter = delimiter
    }

    /// Bytes that they take: about thirty for each, however long it is.
    var memory: Int { seen.capacity * (MemoryLayout<Digest>.stride + 1) }

    /// Where those rows lie, with their line ends, that bring a code that has not come before: ascending, and as one
    /// stretch where they lie side by side.
    mutating func firsts(of rows: ContiguousArray<UInt8>, _ lineEnd: LineEnd) -> ContiguousArray<Range<Int>> {
        let bytes = rows.span
        let starts = RowStarts(of: rows, lineEnd: lineEnd).all
        var firsts: ContiguousArray<Range<Int>> = []
        for index in 1..<starts.count {
            let (start, next) = (Int(starts[index - 1]), Int(starts[index]))
            let row = bytes.extracting(lineEnd.row(from: start, to: next, in: bytes))
            let code = delimiter.flatMap { firstDelimiter($0, in: row) } ?? row.count
            guard seen.insert(Digest(of: row.extracting(0..<code))).inserted else { continue }
            if let last = firsts.last, last.upperBound == start {
                firsts[firsts.count - 1] = last.lowerBound..<next
            } else {
                firsts.append(start..<next)
            }
        }
        return firsts
    }
}

/// What is remembered of a code: two hashes of the standard library's, keyed anew in every run and apart from each
/// other, so that nobody can make two codes that are taken for one, and chance makes them once in 2^128 pairs.
private struct Digest: Hashable, Sendable {
    private let hashes: (first: Int, second: Int)

    init(of code: Span<UInt8>) {
        hashes = (Self.hash(code, key: 0), Self.hash(code, key: 1))
    }

    static func == (left: Digest, right: Digest) -> Bool {
        left.hashes == right.hashes
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hashes.first)
    }

    private static func hash(_ code: Span<UInt8>, key: UInt8) -> Int {
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(code.count)
        var index = 0
        while index + 8 <= code.count, let eight = EightBytes(code, at: index) {
            hasher.combine(eight.word)
            index += 8
        }
        for place in index..<code.count {
            hasher.combine(code[place])
        }
        return hasher.finalize()
    }
}
