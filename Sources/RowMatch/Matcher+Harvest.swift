import RowStore

extension Matcher {
    /// Tries those of a chunk's rows that a sieve lets through.
    ///
    /// A row that cannot be among the best by what it could score at most is not scored.
    ///
    /// - Parameter rows: which rows of all.
    package mutating func match(
        _ chunk: Chunk, _ rows: Range<Int>, through sieve: Sieve, into harvest: inout Harvest
    ) {
        let query = query
        let bytes = chunk.bytes
        let table = table.entries
        harvest.begin(rows)
        for index in Sieve.words(holding: rows) {
            var rest = sieve.word(at: index) & Sieve.mask(of: rows, inWord: index)
            var passed: UInt64 = 0
            harvest.tried += rest.nonzeroBitCount
            while rest != 0 {
                let bit = rest & (~rest &+ 1)
                let row = index * 64 + rest.trailingZeroBitCount - chunk.first.index
                if pass(row, of: chunk, bytes, query, table.span, into: &harvest) {
                    passed |= bit
                }
                rest &= ~bit
            }
            harvest.append(passed)
        }
    }

    /// - Returns: whether the row answers or its code begins with the query.
    @inline(__always)
    private mutating func pass(
        _ index: Int, of chunk: Chunk, _ bytes: ContiguousArray<UInt8>, _ query: Query, _ bonuses: Span<UInt8>,
        into harvest: inout Harvest
    ) -> Bool {
        guard let row = admittedRow(index, of: chunk, bytes.span) else { return false }
        let verdict =
            chunk.sets[index].holdsNonASCII
            ? verdictOnUnits(row, bytes, query, bonuses)
            : verdictOnASCII(row, chunk.sets[index], bytes.span.extracting(row.range), query, bonuses, harvest.top)
        harvest.count += verdict.answers ? 1 : 0
        if let rank = verdict.rank { harvest.top.add(rank) }
        return verdict.passes
    }

    /// What is known of a row after it was tried.
    private struct Verdict {
        /// Whether it is found.
        let answers: Bool
        /// Whether a longer query may find it.
        let passes: Bool
        /// Its rank, if it may be among the best.
        let rank: Ranked?
    }

    @inline(__always)
    private mutating func verdictOnASCII(
        _ row: Row, _ set: ByteSet, _ text: Span<UInt8>, _ query: Query, _ bonuses: Span<UInt8>, _ best: BestRows
    ) -> Verdict {
        let standing = standing(ofASCII: row, text, query)
        let bonus = isSorted && text.count > 0 ? bound.bonus(set, head: text[0]) : 0
        let most = isSorted ? bound.most(bonus: bonus) : 0
        guard let highest = rank(row.id, most, standing, text, bonuses), best.mayTake(highest) else {
            let answers = row.isAdmitted && answers(ASCII: text, query.terms, bonuses)
            let isFound = standing.tier(isAnswer: answers) != nil
            return Verdict(answers: isFound, passes: answers || standing != .other, rank: nil)
        }
        let floor = ScoreFloor(slack: best.slack(of: highest, scoring: most), bonus: bonus)
        let rank = rankOfASCII(row, text, standing, query, bonuses, floor: floor)
        return Verdict(answers: rank != nil, passes: rank != nil || standing != .other, rank: rank)
    }

    private mutating func verdictOnUnits(
        _ row: Row, _ bytes: ContiguousArray<UInt8>, _ query: Query, _ bonuses: Span<UInt8>
    ) -> Verdict {
        let (rank, standing) = rankOfUnits(row, bytes, query, bonuses)
        return Verdict(answers: rank != nil, passes: rank != nil || standing != .other, rank: rank)
    }

    /// Whether a row that is ASCII throughout answers, whatever its score.
    @inline(__always)
    private mutating func answers(ASCII text: Span<UInt8>, _ terms: Terms, _ bonuses: Span<UInt8>) -> Bool {
        var isGroupFound = false
        var areEdgesKnown = false
        for index in terms.list.indices {
            let term = terms.list[index]
            if !isGroupFound {
                if term.isAnchored && !areEdgesKnown {
                    prepareEdges(text)
                    areEdgesKnown = true
                }
                isGroupFound = isFound(term, terms, in: text, bonuses) != term.isInverse
            }
            guard term.endsGroup else { continue }
            guard isGroupFound else { return false }
            isGroupFound = false
        }
        return true
    }

    @inline(__always)
    private mutating func isFound(_ term: Term, _ terms: Terms, in text: Span<UInt8>, _ bonuses: Span<UInt8>) -> Bool {
        guard term.isASCII else { return false }
        let pattern = terms.bytes.span.extracting(term.range)
        return switch term.kind {
        case .fuzzy: holdsInOrder(pattern, in: text, ignoringCase: term.ignoresCase)
        case .exact: find(pattern, in: text, from: 0, ignoringCase: term.ignoresCase) != nil
        case .boundary, .prefix, .suffix, .equal: score(of: term, pattern, in: text, text, bonuses) != nil
        }
    }
}

/// Whether the pattern's bytes stand in the text one after another, with anything between them.
@inline(__always)
private func holdsInOrder(_ pattern: Span<UInt8>, in text: Span<UInt8>, ignoringCase: Bool) -> Bool {
    let end = text.count
    var next = 0
    for index in pattern.indices {
        guard let found = pattern[index].firstIndex(in: text, next..<end, ignoringCase: ignoringCase) else {
            return false
        }
        next = found + 1
    }
    return true
}

extension Query {
    /// Those of the first `end` rows that answer, in the order of arrival, if a sieve lets all of them through.
    package func rows(of snapshot: Snapshot, upTo end: Int, through sieve: Sieve) -> ContiguousArray<Ranked> {
        var matcher = Matcher(self)
        var harvest = Harvest(mostInOrder: .max)
        for chunk in snapshot.chunks {
            let rows = (chunk.rows.lowerBound.index..<chunk.rows.upperBound.index).clamped(to: 0..<end)
            matcher.match(chunk, rows, through: sieve, into: &harvest)
        }
        return harvest.best
    }
}
