import RowStore
import RowText

extension Matcher {
    /// Which bytes of a row to set off: the characters its terms were found in, in ascending ranges that do not touch.
    ///
    /// A character goes with the marks that follow it. A row that is there for its code alone has that set off; one
    /// that does not answer has nothing. Costs the row's length times the query's, for rows that are drawn.
    package mutating func highlights(in row: [UInt8]) -> [Range<Int>] {
        let bytes = ContiguousArray(row)
        line.refill(from: bytes, in: 0..<bytes.count, folding: query.rules.folding)
        edges.clear()
        prepareEdges(bytes.span)
        edges.convert(using: line.text.starts)
        var units: [Int] = []
        for group in query.groups {
            guard let found = found(by: group) else { return codeHighlights(bytes) }
            units += found
        }
        return byteRanges(of: units)
    }

    /// What the term that answers for a group was found in; `nil` where none does.
    private mutating func found(by group: [Term]) -> ContiguousArray<Int>? {
        var found: ContiguousArray<Int>?
        for term in group {
            let places = places(of: term)
            if term.isInverse {
                found = places == nil ? [] : found
            } else if let places {
                return places
            }
        }
        return found
    }

    private mutating func places(of term: Term) -> ContiguousArray<Int>? {
        let variant = UnitLine.Variant(term, count: line.text.units.count)
        line.make(variant)
        let text = line[variant]
        let classBytes = line.classBytes
        let fields = edges.fields
        return scorer.places(of: term, in: text.span, classBytes.span, fields: fields.span)
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
        case _: return false
        }
    }
}
