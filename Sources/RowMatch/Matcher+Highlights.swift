extension Matcher {
    /// Which bytes of a row to set off: the characters its terms were found in, in ascending ranges that do not touch.
    ///
    /// A character goes with the marks that follow it. A row that is there for its code alone has that set off; one
    /// that does not answer has nothing. Costs the row's length times the query's, for rows that are drawn.
    package mutating func highlights(in row: [UInt8]) -> [Range<Int>] {
        let bytes = ContiguousArray(row)
        guard !isLong(bytes.span) else { return longHighlights(bytes.span) }
        line.refill(from: bytes, in: 0..<bytes.count, folding: query.rules.folding)
        edges.clear()
        prepareEdges(bytes.span)
        edges.convert(using: line.text.starts)
        var places: [ContiguousArray<Int>?] = []
        for term in query.terms.list { places.append(self.places(of: term)) }
        guard let units = answer(at: places) else { return codeHighlights(bytes) }
        return byteRanges(of: units)
    }

    /// All places where terms were found; `nil` if the row does not answer.
    ///
    /// - Parameter places: of each term, if it was found.
    func answer(at places: [ContiguousArray<Int>?]) -> [Int]? {
        var tally = ScoreTally()
        var all: [Int] = []
        for (term, places) in zip(query.terms.list, places) {
            if tally.isOpen {
                tally.add(term, places.map { _ in 0 })
                all += term.isInverse ? [] : places ?? []
            }
            guard tally.endsWell(after: term) else { return nil }
        }
        return all
    }

    private mutating func places(of term: Term) -> ContiguousArray<Int>? {
        let variant = UnitLine.Variant(term, count: line.text.units.count, query.rules.folding)
        line.make(variant)
        let table = table.entries
        let terms = query.terms
        let text = line[variant]
        let classBytes = line.classBytes
        let pattern = terms.units.span.extracting(term.range)
        let part = bestEdge(for: term, pattern, in: text.span, classBytes.span, table.span)
        let places = scorer.places(
            of: term, pattern, in: text.span.extracting(part), classBytes.span.extracting(part), table.span)
        return places.map { ContiguousArray($0.map { $0 + part.lowerBound }) }
    }

    /// The line, or the field at whose edge an anchored term holds and is worth more.
    func bestEdge<Unit: TextUnit>(
        for term: Term, _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>
    ) -> Range<Int> {
        guard term.isAnchored else { return text.indices }
        var best = (part: text.indices, score: scorer.match(term, pattern, in: text, line, bonuses)?.score ?? -1)
        for field in edges.fields where field.count >= pattern.count {
            let match = scorer.match(
                term, pattern, in: text.extracting(field), line.extracting(field), bonuses)
            guard let match, match.score > best.score else { continue }
            best = (field, match.score)
        }
        return best.part
    }

    private mutating func codeHighlights(_ row: ContiguousArray<UInt8>) -> [Range<Int>] {
        guard let code = query.code else { return [] }
        switch codeStanding(row.span) {
        case .equals, .beginsLiterally: return byteRanges(of: Array(0..<code.count))
        case .begins, .other: return []
        }
    }

    private func byteRanges(of units: [Int]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for unit in units.sorted() {
            var end = unit + 1
            while end < line.text.units.count && isMark(line.text.units[end]) {
                end += 1
            }
            let range = Int(line.text.starts[unit])..<line.text.end(of: end - 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    private func isMark(_ unit: UInt32) -> Bool {
        guard unit >= 0x300, let scalar = Unicode.Scalar(unit) else { return false }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return true
        default: return false
        }
    }
}
