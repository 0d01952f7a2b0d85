import RowStore

/// Rows of ASCII so long that every term is looked for the quick way: it is found in the bytes themselves, for to decode a
/// row of ten megabytes takes longer than a key may.
extension Matcher {
    func isLong(_ row: Span<UInt8>) -> Bool {
        query.terms.list.allSatisfy { GreedyScore.isFor(characters: row.count, pattern: $0.range.count) }
            && !holdsByte(from: 0x80, in: row)
    }

    /// Which bytes of such a row to set off.
    mutating func longHighlights(_ row: Span<UInt8>) -> [Range<Int>] {
        edges.clear()
        prepareEdges(row)
        let table = table.entries
        let places = query.terms.list.map { longPlaces(of: $0, in: row, table.span) }
        guard let bytes = answer(at: places) else { return longCode(row) }
        return Set(bytes).sorted().reduce(into: []) { ranges, byte in
            if let last = ranges.last, last.upperBound == byte {
                ranges[ranges.count - 1] = last.lowerBound..<byte + 1
            } else {
                ranges.append(byte..<byte + 1)
            }
        }
    }

    private func longCode(_ row: Span<UInt8>) -> [Range<Int>] {
        guard let code = query.code, let delimiter = query.rules.delimiter else { return [] }
        switch code.standing(inASCII: row, delimiter: delimiter) {
        case .equals, .beginsLiterally: return [0..<code.count]
        case .begins, .other: return []
        }
    }

    private func longPlaces(of term: Term, in row: Span<UInt8>, _ bonuses: Span<UInt8>) -> ContiguousArray<Int>? {
        guard term.isASCII else { return nil }
        let pattern = query.terms.bytes.span.extracting(term.range)
        let part = bestEdge(for: term, pattern, in: row, row, bonuses)
        let text = row.extracting(part)
        let places = scorer.quickPlaces(of: term, pattern, in: text, text, bonuses)
        return places.map { ContiguousArray($0.map { $0 + part.lowerBound }) }
    }
}
