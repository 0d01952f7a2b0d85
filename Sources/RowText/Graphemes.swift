/// The graphemes of some bytes, decoded as they are asked for: a row of ten megabytes costs what is drawn of it.
///
/// Every byte belongs to exactly one grapheme. Bytes that are no UTF-8 become U+FFFD, as many at a time as could have
/// begun a scalar; controls become their pictures (`␊`), tabs blanks; whatever has no look of its own becomes U+FFFD.
package struct Graphemes: Sequence, IteratorProtocol, Sendable {
    private var clusters: ClusterReader
    private let tabStop: Int
    private var column: Int

    /// - Parameters:
    ///   - range: the part to decode, all by default; to begin in the middle, begin where a grapheme does.
    ///   - tabStop: how many columns lie from one tab stop to the next.
    ///   - column: the column of the text where `range` begins, which the first tab needs to know.
    package init(of bytes: [UInt8], in range: Range<Int>? = nil, tabStop: Int = 8, startingAtColumn column: Int = 0) {
        precondition(tabStop > 0, "a tab goes forward")
        clusters = ClusterReader(bytes, in: range ?? bytes.indices)
        self.tabStop = tabStop
        self.column = column
    }

    /// The next grapheme; its cost does not grow with the rest of the row.
    package mutating func next() -> Grapheme? {
        guard let cluster = clusters.next() else { return nil }
        let grapheme = Grapheme(cluster, columnsToTabStop: tabStop - column % tabStop)
        column += grapheme.width
        return grapheme
    }
}

/// The graphemes of some bytes, as `Graphemes` gives them, up to and with the first that makes them `columns` wide.
package func graphemes(
    of bytes: [UInt8], in range: Range<Int>? = nil, tabStop: Int = 8, startingAtColumn column: Int = 0,
    upToColumns columns: Int = .max
) -> [Grapheme] {
    var found: [Grapheme] = []
    var width = 0
    var rest = Graphemes(of: bytes, in: range, tabStop: tabStop, startingAtColumn: column)
    while width < columns, let grapheme = rest.next() {
        found.append(grapheme)
        width += grapheme.width
    }
    return found
}
