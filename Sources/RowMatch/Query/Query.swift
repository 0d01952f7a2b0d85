/// What was typed, read by some rules: terms that must all hold, each of them one of several.
package struct Query: Equatable, Sendable {
    /// How it was read, and how rows are compared with it.
    package let rules: MatchRules
    let terms: Terms
    /// The text to compare codes with; `nil` where codes are not compared.
    let code: CodeText?

    /// Costs a few passes over the text, which may be as long as anyone cares to paste.
    package init(_ text: String, rules: MatchRules) {
        self.rules = rules
        let typed = Array(text.utf8)
        terms = rules.isExtended ? TermParser(rules: rules).terms(of: typed) : Self.plain(typed, rules: rules)
        let comparesCodes = rules.isSorted && rules.delimiter != nil && !terms.list.isEmpty
        code = comparesCodes ? CodeText(typed, rules: rules) : nil
    }

    /// Whether every row answers it, in the order of arrival.
    package var isEmpty: Bool { terms.list.isEmpty }

    /// Whether rows are put in order of score: a query that only leaves rows out has nothing to order them by.
    package var isSorted: Bool {
        rules.isSorted && terms.asksForSomething
    }

    private static func plain(_ typed: [UInt8], rules: MatchRules) -> Terms {
        var terms = Terms()
        guard !typed.isEmpty else { return terms }
        let text = TermText(typed, of: typed, rules: rules)
        terms.append(text, kind: rules.isExact ? .exact : .fuzzy, isInverse: false, joinsGroup: false)
        return terms
    }
}
