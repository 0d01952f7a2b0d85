import RowText

/// How queries are read and rows compared, for as long as the picker runs.
package struct MatchRules: Equatable, Sendable {
    /// Whether blanks part terms and `'`, `^`, `$`, `!` and `|` mean something.
    package var isExtended = true
    /// Whether a bare term wants its characters side by side; a quote then asks for the other way.
    package var isExact = false
    /// When letters stand for both cases.
    package var casing = Casing.smart
    /// Which other differences in writing do not count.
    package var folding = Folding.full
    /// What parts the fields of a row; without one a row is a plain line, as in fzf: edges are the line's, and no row
    /// is ahead for its code.
    package var delimiter: [UInt8]?
    /// What kind of rows there are; no option says so yet.
    package var scheme = Scheme.standard
    /// What decides between rows of the same score; no option says so yet.
    package var tiebreak = Tiebreak.length
    /// Whether better rows come first; otherwise rows come as they arrived.
    package var isSorted = true
    /// Whether the row that arrived last comes first where nothing else decides.
    package var isReversed = false

    /// The picker's own, for rows that are plain lines.
    package init() {}
}
