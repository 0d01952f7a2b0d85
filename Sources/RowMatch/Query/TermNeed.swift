import RowText

/// What a row has to hold for a term to be found in it, whether or not that is wanted.
struct TermNeed {
    private let kind: Term.Kind
    private let ignoresCase: Bool
    private let ignoresAccents: Bool
    private let units: ContiguousArray<UInt32>

    init(_ term: Term, of terms: Terms) {
        kind = term.kind
        ignoresCase = term.ignoresCase
        ignoresAccents = term.ignoresAccents
        units = ContiguousArray(terms.units[term.range])
    }

    /// Whether every row that holds this holds the other, too; `false` is not sure.
    func implies(_ other: TermNeed, folding: Folding) -> Bool {
        guard self != other else { return true }
        guard other.ignoresCase || !ignoresCase, other.ignoresAccents || !ignoresAccents,
            other.isFoundAlike(in: folding)
        else { return false }
        let text = units.map { folded($0, as: other, folding) }
        return switch (kind, other.kind) {
        case (_, .fuzzy): isSubsequence(other.units, of: text)
        case (.fuzzy, _): false
        case (_, .exact): contains(text, other.units)
        case (.prefix, .prefix), (.equal, .prefix): text.starts(with: other.units)
        case (.suffix, .suffix), (.equal, .suffix): text.reversed().starts(with: other.units.reversed())
        case (_, .boundary), (_, .equal), (_, .prefix), (_, .suffix): false
        }
    }

    /// Whether it is found in a row the same way however long the row and the term are.
    ///
    /// By fzf's folding a fuzzy term takes the small letter of what is no capital, `ⓐ` for `Ⓐ`, in long rows only. No
    /// such character has a small letter in ASCII or among Han characters and kana.
    private func isFoundAlike(in folding: Folding) -> Bool {
        kind != .fuzzy || folding == .full || units.allSatisfy { $0 < 0x80 || 0x2E80..<0xA000 ~= $0 }
    }

    /// What the other has to look for so that it finds whatever is found as this unit.
    ///
    /// Nothing does for a capital that also stands for a letter with an accent: that letter's small one may have none.
    private func folded(_ unit: UInt32, as other: TermNeed, _ folding: Folding) -> UInt32 {
        let isCapital = unit &- 0x41 < 26
        guard !isCapital || ignoresCase || !other.ignoresCase || !ignoresAccents else { return Self.nothing }
        let cased = other.ignoresCase ? Folding.lowercased(unit) : unit
        return other.ignoresAccents ? folding.plain(cased) : cased
    }

    /// No character.
    private static let nothing = UInt32.max
}

extension TermNeed: Equatable {}

private func isSubsequence(_ wanted: ContiguousArray<UInt32>, of text: [UInt32]) -> Bool {
    var found = 0
    for unit in text where found < wanted.count && unit == wanted[found] {
        found += 1
    }
    return found == wanted.count
}

private func contains(_ text: [UInt32], _ wanted: ContiguousArray<UInt32>) -> Bool {
    text.indices.contains { text[$0...].starts(with: wanted) }
}
