/// The graphemes of some bytes, decoded as they are asked for: a row of ten megabytes costs what is drawn of it.
///
/// Every byte belongs to exactly one grapheme. Bytes that are no UTF-8 become U+FFFD, as many at a time as could have
/// begun a scalar; controls become their pictures (`␊`), tabs blanks; whatever has no look of its own becomes U+FFFD:
/// unless another `Lettering` is asked for.
package struct Graphemes: Sequence, IteratorProtocol, Sendable {
    private var clusters: ClusterReader
    private let lettering: Lettering
    /// Parts of the cluster read last that are not given out yet, the next one last.
    private var parts: [Cluster] = []
    private let tabStop: Int
    private var column: Int

    /// - Parameters:
    ///   - range: the part to decode, all by default; to begin in the middle, begin where a grapheme does.
    ///   - tabStop: how many columns lie from one tab stop to the next.
    ///   - column: the column of the text where `range` begins, which the first tab needs to know.
    ///   - lettering: how it is put on the terminal.
    package init(
        of bytes: [UInt8], in range: Range<Int>? = nil, tabStop: Int = 8, startingAtColumn column: Int = 0,
        lettering: Lettering = .pictures
    ) {
        precondition(tabStop > 0, "a tab goes forward")
        self.lettering = lettering
        clusters = ClusterReader(bytes, in: range ?? bytes.indices)
        self.tabStop = tabStop
        self.column = column
    }

    /// The next grapheme; its cost does not grow with the rest of the row.
    package mutating func next() -> Grapheme? {
        guard let cluster = parts.popLast() ?? clusters.next() else { return nil }
        let grapheme = lettering.isExact ? exactly(cluster) : grapheme(cluster)
        column += grapheme.width
        return grapheme
    }

    private func grapheme(_ cluster: Cluster) -> Grapheme {
        guard case .control(0x09) = cluster.content else { return Grapheme(cluster, lettering) }
        let text = lettering.text(ofTabTo: tabStop - column % tabStop, tabStop: tabStop)
        return Grapheme(standIn: text, bytes: cluster.bytes, lettering)
    }

    /// The first part of a cluster; the others are kept.
    private mutating func exactly(_ cluster: Cluster) -> Grapheme {
        if case .plain(let scalar) = cluster.content, scalar.isBlank {
            return exactly(scalar, at: cluster.bytes)
        }
        let all = cluster.parts
        parts += all.dropFirst().reversed()
        return grapheme(all[0])
    }

    private func exactly(_ blank: Unicode.Scalar, at bytes: Range<Int>) -> Grapheme {
        guard blank == " " else { return Grapheme(standIn: lettering.text(ofHidden: blank), bytes: bytes, lettering) }
        guard clusters.isLoneBlank(at: bytes.lowerBound) else {
            return Grapheme(standIn: lettering.blank, bytes: bytes, lettering)
        }
        return Grapheme(text: " ", bytes: bytes, width: 1, isSubstitute: false)
    }
}

/// The graphemes of some bytes, as `Graphemes` gives them, up to and with the first that makes them `columns` wide.
package func graphemes(
    of bytes: [UInt8], in range: Range<Int>? = nil, tabStop: Int = 8, startingAtColumn column: Int = 0,
    upToColumns columns: Int = .max, lettering: Lettering = .pictures
) -> [Grapheme] {
    var found: [Grapheme] = []
    var width = 0
    var rest = Graphemes(of: bytes, in: range, tabStop: tabStop, startingAtColumn: column, lettering: lettering)
    while width < columns, let grapheme = rest.next() {
        found.append(grapheme)
        width += grapheme.width
    }
    return found
}
