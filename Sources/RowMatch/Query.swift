/// What was typed, read by some rules: terms that must all hold, each of them one of several.
package struct Query: Equatable, Sendable {
    package let rules: MatchRules
    /// A row answers if in every group some term holds.
    let groups: [[Term]]
    /// The text to compare codes with; `nil` where codes are not compared.
    let code: CodeText?

    /// Costs a few passes over the text, which may be as long as anyone cares to paste.
    package init(_ text: String, rules: MatchRules) {
        self.rules = rules
        let typed = Array(text.utf8)
        groups = rules.isExtended ? TermParser(rules: rules).groups(of: typed) : Self.plain(typed, rules: rules)
        let ranks = rules.isSorted && rules.delimiter != nil && !groups.isEmpty
        code = ranks ? CodeText(typed, rules: rules) : nil
    }

    /// Whether every row answers it, in the order of arrival.
    package var isEmpty: Bool { groups.isEmpty }

    /// Whether rows are put in order of score: a query that only leaves rows out has nothing to order them by.
    package var isSorted: Bool {
        rules.isSorted && groups.contains { $0.contains { !$0.isInverse } }
    }

    private static func plain(_ typed: [UInt8], rules: MatchRules) -> [[Term]] {
        guard !typed.isEmpty else { return [] }
        let text = TermText(typed, of: typed, rules: rules)
        let kind: Term.Kind = rules.isExact ? .exact : .fuzzy
        return [[Term(kind: kind, isInverse: false, text: text)]]
    }
}
