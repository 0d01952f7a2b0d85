import RowStore
import RowText

/// Tries rows against one query. Each thread has its own: it holds the memory that scoring needs, and nothing is
/// allocated for a row once that has grown.
package struct Matcher {
    let query: Query
    var scorer = TermScore()
    var line = UnitLine()
    var edges = FieldEdges()
    private let prefilter: Prefilter
    private let isSorted: Bool
    private let wantsEdges: Bool

    package init(_ query: Query) {
        self.query = query
        prefilter = Prefilter(query.groups)
        isSorted = query.isSorted
        wantsEdges = query.rules.delimiter != nil && query.groups.contains { $0.contains(where: \.isAnchored) }
    }

    /// Appends those of a chunk's rows that answer, in the order of arrival.
    ///
    /// - Parameter rows: which rows of the chunk, counted from its first.
    package mutating func match(_ chunk: Chunk, _ rows: Range<Int>, into ranked: inout ContiguousArray<Ranked>) {
        let bytes = chunk.bytes
        for index in rows {
            let isASCII = !chunk.sets[index].holdsNonASCII
            if let rank = isASCII ? rankOfASCII(chunk, bytes, index) : rankOfUnits(chunk, bytes, index) {
                ranked.append(rank)
            }
        }
    }

    private mutating func rankOfASCII(_ chunk: Chunk, _ bytes: ContiguousArray<UInt8>, _ index: Int) -> Ranked? {
        let range = chunk.range(of: index)
        let row = bytes.span.extracting(range)
        var standing = CodeText.Standing.other
        if let code = query.code, let delimiter = query.rules.delimiter {
            standing = code.standing(inASCII: row, delimiter: delimiter)
        }
        var score: Int?
        if prefilter.admits(chunk.sets[index]) {
            prepareEdges(row)
            score = self.score(in: row, isASCII: true)
        }
        return rank(RowID(chunk.first.index + index), score, standing, row)
    }

    private mutating func rankOfUnits(_ chunk: Chunk, _ bytes: ContiguousArray<UInt8>, _ index: Int) -> Ranked? {
        let range = chunk.range(of: index)
        let row = bytes.span.extracting(range)
        line.refill(from: bytes, in: range, folding: query.rules.folding)
        let standing = codeStanding(row)
        prepareEdges(row)
        edges.convert(using: line.text.starts)
        let score = score(in: row, isASCII: false)
        return rank(RowID(chunk.first.index + index), score, standing, line.classBytes.span)
    }

    /// The score of a row, `nil` for one that does not answer.
    ///
    /// Of a group the first term that holds gives its score; an inverse one holds where it is not found, but leaves
    /// the say to those after it.
    private mutating func score(in row: Span<UInt8>, isASCII: Bool) -> Int? {
        var total = 0
        for group in query.groups {
            var score: Int?
            for term in group {
                let found = isASCII ? self.score(of: term, inASCII: row) : self.score(of: term)
                if term.isInverse {
                    score = found == nil ? 0 : score
                } else if let found {
                    score = found
                    break
                }
            }
            guard let score else { return nil }
            total += score
        }
        return total
    }

    @inline(__always)
    private mutating func score(of term: Term, inASCII row: Span<UInt8>) -> Int? {
        guard let bytes = term.bytes else { return nil }
        let fields = edges.fields
        return scorer.score(term, bytes.span, in: row, row, fields: fields.span)
    }

    /// In the row that `line` holds.
    private mutating func score(of term: Term) -> Int? {
        let variant = UnitLine.Variant(term, count: line.text.units.count)
        line.make(variant)
        let text = line[variant]
        let classBytes = line.classBytes
        let fields = edges.fields
        return scorer.score(term, term.units.span, in: text.span, classBytes.span, fields: fields.span)
    }

    /// How the code of the row in `line` stands to the query.
    mutating func codeStanding(_ row: Span<UInt8>) -> CodeText.Standing {
        guard let code = query.code, let delimiter = query.rules.delimiter,
            let end = firstDelimiter(delimiter, in: row)
        else { return .other }
        let variant = UnitLine.Variant(ignoresCase: true, ignoresAccents: code.ignoresAccents, onlyCapitals: false)
        line.make(variant)
        let text = line[variant]
        let codeCount = line.text.starts.firstIndex { $0 >= end } ?? 0
        return code.standing(in: text.span, line: line.text.units.span, codeCount: codeCount)
    }

    mutating func prepareEdges(_ row: Span<UInt8>) {
        guard wantsEdges, let delimiter = query.rules.delimiter else { return }
        edges.refill(from: row, delimiter: delimiter)
    }

    private func rank(
        _ row: RowID, _ score: Int?, _ standing: CodeText.Standing, _ line: Span<UInt8>
    ) -> Ranked? {
        let tier: Ranked.Tier
        switch standing {
        case .equals: tier = .codeIsQuery
        case .beginsLiterally: tier = .codeBeginsWithQuery
        case .begins where score != nil: tier = .codeBeginsWithQuery
        case .begins, .other:
            guard score != nil else { return nil }
            tier = .rest
        }
        let isReversed = query.rules.isReversed
        guard isSorted else { return Ranked(row: row, isReversed: isReversed, tier: tier) }
        let length = scorer.trimmedLength(line)
        return Ranked(row: row, isReversed: isReversed, tier: tier, score: score ?? 0, length: length)
    }
}

extension UnitLine.Variant {
    /// What a term wants of a line of so many units.
    init(_ term: Term, count: Int) {
        let isThorough =
            term.kind == .fuzzy && !GreedyScore.isFor(characters: count, pattern: term.units.count)
        self.init(
            ignoresCase: term.ignoresCase, ignoresAccents: term.ignoresAccents, onlyCapitals: isThorough)
    }
}
