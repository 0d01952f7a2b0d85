import RowStore

/// Tries rows against one query. Each thread has its own: it holds the memory that scoring needs, and nothing is
/// allocated for a row once that has grown.
///
/// What does not change (query, table) goes down as arguments: a span of something that is held cannot be lent while
/// something else that is held changes.
package struct Matcher: Sendable {
    let query: Query
    let table: BonusTable
    var scorer = TermScore()
    var line = UnitLine()
    var edges = FieldEdges()
    /// Whether some term holds at the edges of fields too.
    let wantsEdges: Bool
    let prefilter: Prefilter
    /// Made of the first block that is searched by itself; then `nil` inside where the query has no use for one.
    var rareByte: RareByte??
    // Asked of the query once, and not for every row.
    private let isSorted: Bool
    let comparesCodes: Bool
    let codeHead: UInt8?

    /// Makes the tables it needs, so it is not to be made for every row.
    package init(_ query: Query) {
        self.query = query
        table = BonusTable(query.rules.scheme)
        prefilter = Prefilter(query.terms, folding: query.rules.folding)
        isSorted = query.isSorted
        comparesCodes = query.code != nil
        codeHead = query.code?.head
        wantsEdges = query.rules.delimiter != nil && query.terms.list.contains(where: \.isAnchored)
    }

    /// Appends those of a chunk's rows that answer, in the order of arrival.
    ///
    /// - Parameter rows: which rows of the chunk, counted from its first.
    package mutating func match(_ chunk: Chunk, _ rows: Range<Int>, into ranked: inout ContiguousArray<Ranked>) {
        let query = query
        let bytes = chunk.bytes
        let sets = chunk.sets
        let table = table.entries
        for index in rows {
            let range = chunk.range(of: index)
            let isAdmitted = prefilter.admits(sets[index], bytes.span.extracting(range))
            let mayBeCode = comparesCodes && CodeText.mayStand(bytes.span.extracting(range), head: codeHead)
            guard isAdmitted || mayBeCode else { continue }
            let row = Row(
                id: RowID(chunk.first.index + index), range: range, isAdmitted: isAdmitted, mayBeCode: mayBeCode)
            let rank =
                sets[index].holdsNonASCII
                ? rankOfUnits(row, bytes, query, table.span) : rankOfASCII(row, bytes, query, table.span)
            if let rank {
                ranked.append(rank)
            }
        }
    }

    /// A row and where it lies in the bytes of its chunk.
    struct Row {
        let id: RowID
        let range: Range<Int>
        /// Whether it may answer; if not, it may yet be there for its code.
        let isAdmitted: Bool
        let mayBeCode: Bool
    }

    @inline(__always)
    mutating func rankOfASCII(
        _ row: Row, _ bytes: ContiguousArray<UInt8>, _ query: Query, _ bonuses: Span<UInt8>
    ) -> Ranked? {
        let text = bytes.span.extracting(row.range)
        var standing = CodeText.Standing.other
        if row.mayBeCode, let code = query.code, let delimiter = query.rules.delimiter {
            standing = code.standing(inASCII: text, delimiter: delimiter)
        }
        var score: Int?
        if row.isAdmitted {
            prepareEdges(text)
            score = self.score(ofASCII: text, query.terms, bonuses)
        }
        return rank(row.id, score, standing, text, bonuses)
    }

    mutating func rankOfUnits(
        _ row: Row, _ bytes: ContiguousArray<UInt8>, _ query: Query, _ bonuses: Span<UInt8>
    ) -> Ranked? {
        let text = bytes.span.extracting(row.range)
        line.refill(from: bytes, in: row.range, folding: query.rules.folding)
        let standing = row.mayBeCode ? codeStanding(text) : .other
        prepareEdges(text)
        edges.convert(using: line.text.starts)
        let score = scoreOfLine(query.terms, bonuses)
        return rank(row.id, score, standing, line.classBytes.span, bonuses)
    }

    private func rank(
        _ row: RowID, _ score: Int?, _ standing: CodeText.Standing, _ line: Span<UInt8>, _ bonuses: Span<UInt8>
    ) -> Ranked? {
        guard let tier = standing.tier(isAnswer: score != nil) else { return nil }
        let isReversed = query.rules.isReversed
        guard isSorted else { return Ranked(row: row, isReversed: isReversed, tier: tier) }
        let length =
            switch query.rules.tiebreak {
            case .length: bonuses.trimmedLength(of: line)
            case .arrival: 0
            }
        return Ranked(row: row, isReversed: isReversed, tier: tier, score: score ?? 0, length: length)
    }
}

extension CodeText.Standing {
    /// The tier of a row, `nil` for one that neither answers nor is there for its code.
    fileprivate func tier(isAnswer: Bool) -> Ranked.Tier? {
        switch self {
        case .equals: .codeIsQuery
        case .beginsLiterally: .codeBeginsWithQuery
        case .begins: isAnswer ? .codeBeginsWithQuery : nil
        case .other: isAnswer ? .rest : nil
        }
    }
}
