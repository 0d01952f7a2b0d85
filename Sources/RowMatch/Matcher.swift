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
    var wideScorer = WideScore()
    /// `nil` where a row has to be decoded.
    let wideTerms: WideTerms?
    var line = UnitLine()
    var edges = FieldEdges()
    /// Whether some term holds at the edges of fields too.
    let wantsEdges: Bool
    let prefilter: Prefilter
    /// What a row of ASCII has to hold to be looked at.
    let required: ByteSet
    /// A character that rows have to hold, also those with a code that begins with the query, if that is anything wide.
    let rareNeedle: WideNeedle?
    /// Made of the first block that is searched by itself; then `nil` inside where the query has no use for one.
    var rareByte: RareByte??
    /// What a row can score at most.
    let bound: ScoreBound
    // Asked of the query once, and not for every row.
    let isSorted: Bool
    let comparesCodes: Bool
    let codeHead: UInt8?
    let onlyFuzzyTerm: Term?
    /// What an earlier query has found out, and how many characters of this one that saves.
    let earlierEnds: MatchEnds?
    let charactersFound: Int

    /// Makes the tables it needs, so it is not to be made for every row.
    ///
    /// - Parameter ends: what an earlier query has found out of the rows, if this one tries only rows that were found by
    ///   it.
    package init(_ query: Query, after ends: MatchEnds? = nil) {
        self.query = query
        table = BonusTable(query.rules.scheme)
        bound = ScoreBound(query.terms, scheme: query.rules.scheme)
        prefilter = Prefilter(query.terms, folding: query.rules.folding)
        wideTerms = WideTerms(
            query.terms, folding: query.rules.folding, most: bound.mostOfAll, needles: prefilter.needles)
        required = prefilter.required(or: query.code)
        rareNeedle = prefilter.needles.rare
        isSorted = query.isSorted
        comparesCodes = query.code != nil
        codeHead = query.code?.head
        onlyFuzzyTerm = query.onlyFuzzyTerm
        charactersFound = ends?.characters(of: query) ?? 0
        earlierEnds = charactersFound > 0 ? ends : nil
        wantsEdges = query.rules.delimiter != nil && query.terms.list.contains(where: \.isAnchored)
    }

    /// Appends those of a chunk's rows that answer, in the order of arrival.
    ///
    /// - Parameter rows: which rows of the chunk, counted from its first.
    package mutating func match(_ chunk: Chunk, _ rows: Range<Int>, into ranked: inout ContiguousArray<Ranked>) {
        let query = query
        let (bytes, sets) = (chunk.bytes, chunk.sets)
        let table = table.entries
        for index in rows {
            guard let row = admittedRow(index, of: chunk, sets[index], bytes.span) else { continue }
            let rank: Ranked?
            if sets[index].holdsNonASCII {
                rank = rankOfUnits(row, bytes, query, table.span).rank
            } else {
                let text = bytes.span.extracting(row.range)
                rank = rankOfASCII(row, text, standing(ofASCII: row, text, query), query, table.span)
            }
            if let rank {
                ranked.append(rank)
            }
        }
    }

    /// A row of a chunk, unless it is sure not to be found.
    ///
    /// - Parameter isSifted: whether the row is known to hold all that the prefilter would look for.
    @inline(__always)
    func admittedRow(
        _ index: Int, of chunk: Chunk, _ set: ByteSet, _ bytes: Span<UInt8>, isSifted: Bool = false
    ) -> Row? {
        let range = chunk.range(of: index)
        let isAdmitted = isSifted || prefilter.admits(set, bytes.extracting(range))
        let mayBeCode = comparesCodes && CodeText.mayStand(bytes.extracting(range), head: codeHead)
        guard isAdmitted || mayBeCode else { return nil }
        return Row(id: RowID(chunk.first.index + index), range: range, isAdmitted: isAdmitted, mayBeCode: mayBeCode)
    }

    /// A row and where it lies in the bytes of its chunk.
    struct Row {
        let id: RowID
        let range: Range<Int>
        /// Whether it may answer; if not, it may yet be there for its code.
        let isAdmitted: Bool
        let mayBeCode: Bool
    }

    /// How the code of a row that is ASCII throughout stands to the query.
    @inline(__always)
    func standing(ofASCII row: Row, _ text: Span<UInt8>, _ query: Query) -> CodeText.Standing {
        guard row.mayBeCode, let code = query.code, let delimiter = query.rules.delimiter else { return .other }
        return code.standing(inASCII: text, delimiter: delimiter)
    }

    /// - Parameter floor: the rank of a row below it is right only in being so.
    @inline(__always)
    mutating func rankOfASCII(
        _ row: Row, _ text: Span<UInt8>, _ standing: CodeText.Standing, _ query: Query, _ bonuses: Span<UInt8>,
        floor: ScoreFloor = .none
    ) -> Ranked? {
        var score: Int?
        if row.isAdmitted {
            prepareEdges(text)
            score = self.score(ofASCII: text, query.terms, bonuses, floor: floor)
        }
        return rank(row.id, score, standing, length: bonuses.trimmedLength(of: text))
    }

    mutating func rankOfUnits(
        _ row: Row, _ bytes: ContiguousArray<UInt8>, _ query: Query, _ bonuses: Span<UInt8>
    ) -> (rank: Ranked?, standing: CodeText.Standing) {
        let text = bytes.span.extracting(row.range)
        if let wide = wideTerms, isPlainWide(row, text, wide) {
            let score = score(ofWide: text, query.terms, wide, bonuses)
            return (rank(row.id, score, .other, length: WideRow.trimmedLength(of: text, bonuses)), .other)
        }
        line.refill(from: bytes, in: row.range, folding: query.rules.folding)
        let standing = row.mayBeCode ? codeStanding(text) : .other
        prepareEdges(text)
        edges.convert(using: line.text.starts)
        let score = scoreOfLine(query.terms, bonuses)
        return (rank(row.id, score, standing, length: bonuses.trimmedLength(of: line.classBytes.span)), standing)
    }

    /// - Parameters:
    ///   - score: `nil` for a row that does not answer.
    ///   - length: in characters, without the blanks around the row.
    @inline(__always)
    func rank(
        _ row: RowID, _ score: Int?, _ standing: CodeText.Standing, length: @autoclosure () -> Int
    ) -> Ranked? {
        guard let tier = standing.tier(isAnswer: score != nil) else { return nil }
        let isReversed = query.rules.isReversed
        guard isSorted else { return Ranked(row: row, isReversed: isReversed, tier: tier) }
        let length =
            switch query.rules.tiebreak {
            case .length: length()
            case .arrival: 0
            }
        return Ranked(row: row, isReversed: isReversed, tier: tier, score: score ?? 0, length: length)
    }
}

extension CodeText.Standing {
    /// The tier of a row, `nil` for one that neither answers nor is there for its code.
    func tier(isAnswer: Bool) -> Ranked.Tier? {
        switch self {
        case .equals: .codeIsQuery
        case .beginsLiterally: .codeBeginsWithQuery
        case .begins: isAnswer ? .codeBeginsWithQuery : nil
        case .other: isAnswer ? .rest : nil
        }
    }
}
