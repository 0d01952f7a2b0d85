/// One thing a query asks of a row.
struct Term: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// The characters in order, with anything between them.
        case fuzzy
        /// The characters side by side.
        case exact
        /// The same, with no word going on at either end.
        case boundary
        case prefix
        case suffix
        case equal
    }

    let kind: Kind
    /// Whether rows that hold it are the ones left out.
    let isInverse: Bool
    /// What is looked for, never empty: folded, and in lower case where case is ignored.
    let units: ContiguousArray<UInt32>
    let ignoresCase: Bool
    let ignoresAccents: Bool

    /// `units` as bytes if they are all ASCII; a row without other characters can hold no other term.
    let bytes: ContiguousArray<UInt8>?

    /// Whether it holds at edges only.
    var isAnchored: Bool {
        switch kind {
        case .fuzzy, .exact, .boundary: false
        case .prefix, .suffix, .equal: true
        }
    }

    init(kind: Kind, isInverse: Bool, text: TermText) {
        self.kind = kind
        self.isInverse = isInverse
        units = text.units
        ignoresCase = text.ignoresCase
        ignoresAccents = text.ignoresAccents
        bytes = units.allSatisfy { $0 < 0x80 } ? ContiguousArray(units.map { UInt8($0) }) : nil
    }
}
