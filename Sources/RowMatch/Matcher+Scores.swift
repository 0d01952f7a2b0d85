import RowStore

extension Matcher {
    /// The score of a row that is ASCII throughout, `nil` if it does not answer.
    ///
    /// - Parameter floor: what is the least score of interest, term for term; one below it need not be right.
    mutating func score(
        ofASCII text: Span<UInt8>, _ terms: Terms, _ bonuses: Span<UInt8>, floor: ScoreFloor = .none
    ) -> Int? {
        var tally = ScoreTally()
        for index in terms.list.indices {
            let term = terms.list[index]
            if tally.isOpen {
                let pattern = terms.bytes.span.extracting(term.range)
                tally.add(term, term.isASCII ? score(of: term, pattern, in: text, text, bonuses, floor: floor) : nil)
            }
            guard tally.endsWell(after: term) else { return nil }
        }
        return tally.total
    }

    /// The same for the row that `line` holds.
    mutating func scoreOfLine(_ terms: Terms, _ bonuses: Span<UInt8>) -> Int? {
        var tally = ScoreTally()
        for index in terms.list.indices {
            let term = terms.list[index]
            if tally.isOpen {
                let variant = UnitLine.Variant(term, count: line.text.units.count, query.rules.folding)
                line.make(variant)
                let text = line[variant]
                let classBytes = line.classBytes
                let pattern = terms.units.span.extracting(term.range)
                tally.add(term, score(of: term, pattern, in: text.span, classBytes.span, bonuses))
            }
            guard tally.endsWell(after: term) else { return nil }
        }
        return tally.total
    }

    /// At the line's edges, or at those of a field if that is worth more.
    @inline(__always)
    mutating func score<Unit: TextUnit>(
        of term: Term, _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>,
        floor: ScoreFloor = .none
    ) -> Int? {
        var best = scorer.score(term, pattern, in: text, line, bonuses, floor: floor)
        guard wantsEdges, term.isAnchored else { return best }
        for index in edges.fields.indices {
            let field = edges.fields[index]
            let score = scorer.score(term, pattern, in: text.extracting(field), line.extracting(field), bonuses)
            best = max(best ?? -1, score ?? -1)
        }
        return best ?? -1 < 0 ? nil : best
    }

    /// How the code of the row in `line` stands to the query.
    mutating func codeStanding(_ row: Span<UInt8>) -> CodeText.Standing {
        guard let code = query.code, let delimiter = query.rules.delimiter,
            let end = firstDelimiter(delimiter, in: row)
        else { return .other }
        let variant = UnitLine.Variant(ignoresCase: true, ignoresAccents: code.ignoresAccents, onlyCapitals: false)
        line.make(variant)
        let text = line[variant]
        let codeCount = line.text.starts.firstIndex { $0 >= end } ?? 0
        return code.standing(in: text.span, line: line.text.units.span, codeCount: codeCount)
    }

    /// Finds the fields of a row, in bytes, if some term asks for their edges.
    mutating func prepareEdges(_ row: Span<UInt8>) {
        guard wantsEdges, let delimiter = query.rules.delimiter else { return }
        edges.refill(from: row, delimiter: delimiter)
    }
}
