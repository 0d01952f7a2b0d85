extension Matcher {
    /// Whether a row is one that is scored as it stands.
    @inline(__always)
    func isPlainWide(_ row: Row, _ text: Span<UInt8>, _ wide: WideTerms) -> Bool {
        !row.mayBeCode && text.count <= wide.longestRow
            && WideRow.isPlain(text, joinsMarks: query.rules.folding == .full)
    }

    /// The score of such a row, `nil` if it does not answer.
    mutating func score(ofWide text: Span<UInt8>, _ terms: Terms, _ wide: WideTerms, _ bonuses: Span<UInt8>) -> Int? {
        var tally = ScoreTally()
        for index in terms.list.indices {
            let term = terms.list[index]
            if tally.isOpen {
                let isFuzzy = term.kind == .fuzzy
                let score =
                    isFuzzy
                    ? wideScorer.fuzzy(wide.patterns[index], in: text, bonuses)
                    : wideScorer.exact(wide.patterns[index], in: text, bonuses)
                tally.add(term, score)
            }
            guard tally.endsWell(after: term) else { return nil }
        }
        return tally.total
    }
}
