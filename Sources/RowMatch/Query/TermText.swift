import RowText

/// The text of a term, and what it says about case and accents.
struct TermText {
    let units: ContiguousArray<UInt32>
    let ignoresCase: Bool
    let ignoresAccents: Bool

    /// - Parameters:
    ///   - text: what is looked for.
    ///   - whole: the term as typed, signs included: a capital or an accent counts wherever it stands.
    init(_ text: some Collection<UInt8>, of whole: some Collection<UInt8>, rules: MatchRules) {
        let typed = Self.folded(whole, rules: rules)
        let lower = ContiguousArray(typed.map { Folding.lowercased($0) })
        let casing = rules.casing
        let ignoresCase = casing == .ignore || (casing == .smart && typed == lower)
        self.ignoresCase = ignoresCase
        ignoresAccents = rules.folding != .none && lower.allSatisfy { rules.folding.plain($0) == $0 }
        let wanted = Self.folded(text, rules: rules)
        let cased = ignoresCase ? ContiguousArray(wanted.map { Folding.lowercased($0) }) : wanted
        units = ignoresAccents ? ContiguousArray(cased.map { rules.folding.plain($0) }) : cased
    }

    /// A text folded as rows are, its case and accents kept.
    static func folded(_ text: some Collection<UInt8>, rules: MatchRules) -> ContiguousArray<UInt32> {
        var folded = FoldedText()
        folded.refill(from: ContiguousArray(text), in: 0..<text.count, folding: rules.folding)
        return folded.units
    }
}
