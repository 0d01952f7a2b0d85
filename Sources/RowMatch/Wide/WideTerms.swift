import RowText

/// The terms of a query, if all of them can be scored in plain wide rows as these stand: see `WideRow`.
struct WideTerms {
    /// What each term looks for.
    let patterns: ContiguousArray<ContiguousArray<WideCharacter>>
    /// Bytes of a row: in a longer one a fuzzy term may be looked for the quick way.
    let longestRow: Int
    /// What no row can score more than.
    let most: Int
    /// Whether rows that the prefilter admits are sure to answer.
    let areAnsweredByNeedles: Bool

    /// - Returns: `nil` where a term holds at edges, or a character may stand in such rows as something else.
    init?(_ terms: Terms, folding: Folding, most: Int, needles: Needles) {
        self.most = most
        areAnsweredByNeedles = terms.list.count == 1 && terms.list[0].kind == .fuzzy && needles.areWhole
        var patterns: ContiguousArray<ContiguousArray<WideCharacter>> = []
        for term in terms.list {
            guard term.kind == .fuzzy || term.kind == .exact else { return nil }
            var pattern: ContiguousArray<WideCharacter> = []
            for unit in terms.units[term.range] {
                guard let character = WideCharacter(unit, ignoresCase: term.ignoresCase, folding: folding) else {
                    return nil
                }
                pattern.append(character)
            }
            patterns.append(pattern)
        }
        self.patterns = patterns
        longestRow = GreedyScore.cells / (patterns.map(\.count).max() ?? 1)
    }
}
