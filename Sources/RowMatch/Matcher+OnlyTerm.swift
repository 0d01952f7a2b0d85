import RowStore

/// Rows of ASCII against one fuzzy term, as most queries are while they are typed: found by few steps, and mostly known
/// by them not to be among the best.
extension Matcher {
    /// Up to sixty-four rows that lie side by side.
    struct Word {
        /// Of all words.
        let index: Int
        /// A bit for each row to be tried.
        let rows: UInt64
        /// What row of the chunk the lowest bit stands for.
        let first: Int
    }

    /// - Parameters:
    ///   - known: where the first characters end in each of all rows, as an earlier query has found out.
    ///   - ends: gets the same of this query for each of the sixty-four rows, 0 where it does not answer.
    /// - Returns: the rows that pass.
    mutating func passed(
        _ word: Word, of chunk: Chunk, _ starts: Span<UInt32>, _ sets: Span<ByteSet>, _ bytes: ContiguousArray<UInt8>,
        _ term: Term, _ query: Query, _ bonuses: Span<UInt8>, _ known: Span<UInt8>,
        _ ends: inout ContiguousArray<UInt8>,
        into harvest: inout Harvest
    ) -> UInt64 {
        let firstEnd = ends.count
        ends.append(contentsOf: repeatElement(0, count: 64))
        guard word.rows != 0 else { return 0 }
        var noted = ends.mutableSpan
        let firstRow = word.index * 64
        let pattern = query.terms.bytes.span.extracting(term.range)
        let returns = chunk.lineEnd == .newline
        var rest = word.rows
        var passed: UInt64 = 0
        var count = 0
        while rest != 0 {
            let bit = rest & (~rest &+ 1)
            let place = rest.trailingZeroBitCount
            rest &= ~bit
            let index = word.first + place
            let set = sets[index]
            let text = bytes.span.extracting(range(of: index, among: starts, in: bytes.span, returns))
            guard isPlain(text, set, query) else {
                if pass(index, of: chunk, set, bytes, query, bonuses, into: &harvest) { passed |= bit }
                continue
            }
            let start = firstRow + place < known.count ? Int(known[firstRow + place]) : 0
            let missing = (start > 0 ? charactersFound : 0)..<pattern.count
            guard let end = text.end(of: missing, ofPattern: pattern, from: start, ignoringCase: term.ignoresCase)
            else { continue }
            noted[firstEnd + place] = UInt8(exactly: end) ?? 0
            passed |= bit
            count += 1
            rate(RowID(chunk.first.index + index), text, endingAt: end, set, term, pattern, bonuses, into: &harvest)
        }
        harvest.count += count
        return passed
    }

    /// Whether a row is ASCII throughout and its code does not begin with the query.
    @inline(__always)
    private func isPlain(_ text: Span<UInt8>, _ set: ByteSet, _ query: Query) -> Bool {
        guard !set.holdsNonASCII, text.count > 1 else { return false }
        guard comparesCodes, text[0].folded(ignoringCase: true) == codeHead else { return true }
        guard let code = query.code, let delimiter = query.rules.delimiter else { return true }
        return code.standing(inASCII: text, delimiter: delimiter) == .other
    }

    /// Adds a row that answers to the best if it is one of them, scoring it only if that may be.
    @inline(__always)
    private mutating func rate(
        _ row: RowID, _ text: Span<UInt8>, endingAt end: Int, _ set: ByteSet, _ term: Term, _ pattern: Span<UInt8>,
        _ bonuses: Span<UInt8>, into harvest: inout Harvest
    ) {
        guard isSorted else {
            return harvest.top.add(Ranked(row: row, isReversed: query.rules.isReversed, tier: .rest))
        }
        let bonus = bound.bonus(set, head: text[0])
        let low = bound.lettersBeforeHead(set)
        let most = bound.most(bonus: bonus, lettersBeforeHead: low)
        guard harvest.top.mayTake(.rest, scoring: most),
            let highest = rank(row, most, .other, length: bonuses.trimmedLength(of: text)),
            harvest.top.mayTake(highest)
        else { return }
        let slack = harvest.top.slack(of: highest, scoring: most)
        let floor = ScoreFloor(slack: slack, bonus: bonus, lettersBeforeHead: low)
        let score = scorer.score(term, pattern, in: text, text, bonuses, floor: floor, endingAt: end)
        harvest.scored += 1
        if let rank = rank(row, score, .other, length: bonuses.trimmedLength(of: text)) { harvest.top.add(rank) }
    }
}

/// What `Chunk` tells of a row, without a call across rooms for each, which takes a sixth of the time.
///
/// - Parameter returns: whether a CR before a line end is part of that.
@inline(__always)
private func range(of row: Int, among starts: Span<UInt32>, in bytes: Span<UInt8>, _ returns: Bool) -> Range<Int> {
    let start = Int(starts[row])
    let end = Int(starts[row + 1]) - 1
    let endsWithReturn = returns && end > start && bytes[end - 1] == LineEnd.carriageReturn
    return start..<(endsWithReturn ? end - 1 : end)
}
