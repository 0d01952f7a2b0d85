/// One thing a query asks of a row; what it looks for lies in the query's `Terms`.
///
/// It holds no reference, so that going through terms counts none.
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
    let ignoresCase: Bool
    let ignoresAccents: Bool
    /// Whether it is ASCII throughout; a line that is can hold no other term.
    let isASCII: Bool
    /// Where its units lie; at least one.
    let range: Range<Int>
    /// Whether the next term belongs to another group.
    var endsGroup = true

    /// Whether it holds at edges only.
    var isAnchored: Bool {
        switch kind {
        case .fuzzy, .exact, .boundary: false
        case .prefix, .suffix, .equal: true
        }
    }
}
