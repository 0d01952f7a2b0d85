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
        // Asked for once: two threads that count references to them in and out would wait for each other.
        let (bytes, starts, sets) = (chunk.bytes, chunk.starts, chunk.sets)
        let table = table.entries
        let known = earlierEnds?.places ?? []
        var ends = harvest.begin(rows)
        harvest.touch(chunk, rows, through: sieve, mayHold: required)
        for index in Sieve.words(holding: rows) {
            let tried = sieve.word(at: index) & Sieve.mask(of: rows, inWord: index)
            let first = index * 64 - chunk.first.index
            var rest = sets.span.rows(tried, from: first, mayHold: required)
            harvest.tried += tried.nonzeroBitCount
            var isSifted = false
            if let rareNeedle, rest.nonzeroBitCount >= Self.manyRows {
                rest &= chunk.rows(holding: rareNeedle, from: first)
                isSifted = prefilter.needles.areRareAlone
            }
            if let term = onlyFuzzyTerm {
                let word = Word(index: index, rows: rest, first: first)
                harvest.append(
                    passed(
                        word, of: chunk, starts.span, sets.span, bytes, term, query, table.span, known.span, &ends,
                        into: &harvest))
            } else {
                harvest.append(
                    passed(rest, from: first, of: chunk, sets.span, isSifted, bytes, query, table.span, into: &harvest))
            }
        }
        harvest.end(with: ends)
    }

    /// So many of sixty-four rows are looked through together rather than each for itself.
    private static let manyRows = 8

    /// - Parameters:
    ///   - rows: a bit for each row.
    ///   - first: what row of the chunk the lowest bit stands for.
    /// - Returns: those that pass.
    @inline(__always)
    private mutating func passed(
        _ rows: UInt64, from first: Int, of chunk: Chunk, _ sets: Span<ByteSet>, _ isSifted: Bool,
        _ bytes: ContiguousArray<UInt8>, _ query: Query, _ bonuses: Span<UInt8>, into harvest: inout Harvest
    ) -> UInt64 {
        var rest = rows
        var passed: UInt64 = 0
        while rest != 0 {
            let bit = rest & (~rest &+ 1)
            let row = first + rest.trailingZeroBitCount
            if pass(row, of: chunk, sets[row], isSifted: isSifted, bytes, query, bonuses, into: &harvest) {
                passed |= bit
            }
            rest &= ~bit
        }
        return passed
    }

    /// - Parameter isSifted: whether the row is known to hold all that the prefilter would look for.
    /// - Returns: whether the row answers or its code begins with the query.
    mutating func pass(
        _ index: Int, of chunk: Chunk, _ set: ByteSet, isSifted: Bool = false, _ bytes: ContiguousArray<UInt8>,
        _ query: Query, _ bonuses: Span<UInt8>, into harvest: inout Harvest
    ) -> Bool {
        guard let row = admittedRow(index, of: chunk, set, bytes.span, isSifted: isSifted) else { return false }
        let verdict =
            set.holdsNonASCII
            ? verdictOnUnits(row, bytes, query, bonuses, harvest.top)
            : verdictOnASCII(row, set, bytes.span.extracting(row.range), query, bonuses, &harvest)
        harvest.count += verdict.answers ? 1 : 0
        harvest.scored += verdict.scored ? 1 : 0
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
        var scored = false
    }

    @inline(__always)
    private mutating func verdictOnASCII(
        _ row: Row, _ set: ByteSet, _ text: Span<UInt8>, _ query: Query, _ bonuses: Span<UInt8>,
        _ harvest: inout Harvest
    ) -> Verdict {
        let standing = standing(ofASCII: row, text, query)
        let bonus = isSorted && text.count > 0 ? bound.bonus(set, head: text[0]) : 0
        let low = bound.lettersBeforeHead(set)
        let most = isSorted ? bound.most(bonus: bonus, lettersBeforeHead: low) : 0
        guard harvest.top.mayTake(standing.tier(isAnswer: true), scoring: most),
            let highest = rank(row.id, most, standing, length: bonuses.trimmedLength(of: text)),
            harvest.top.mayTake(highest)
        else {
            let answers = row.isAdmitted && answers(ASCII: text, query.terms, bonuses)
            let isFound = standing.tier(isAnswer: answers) != nil
            return Verdict(answers: isFound, passes: answers || standing != .other, rank: nil)
        }
        let slack = harvest.top.slack(of: highest, scoring: most)
        let floor = ScoreFloor(slack: slack, bonus: bonus, lettersBeforeHead: low)
        let rank = rankOfASCII(row, text, standing, query, bonuses, floor: floor)
        return Verdict(answers: rank != nil, passes: rank != nil || standing != .other, rank: rank, scored: true)
    }

    private mutating func verdictOnUnits(
        _ row: Row, _ bytes: ContiguousArray<UInt8>, _ query: Query, _ bonuses: Span<UInt8>, _ best: BestRows
    ) -> Verdict {
        let text = bytes.span.extracting(row.range)
        if let wide = wideTerms, isPlainWide(row, text, wide) {
            return verdictOnWide(row, text, wide, query, bonuses, best)
        }
        let (rank, standing) = rankOfUnits(row, bytes, query, bonuses)
        return Verdict(answers: rank != nil, passes: rank != nil || standing != .other, rank: rank, scored: true)
    }

    private mutating func verdictOnWide(
        _ row: Row, _ text: Span<UInt8>, _ wide: WideTerms, _ query: Query, _ bonuses: Span<UInt8>, _ best: BestRows
    ) -> Verdict {
        let least = WideRow.leastLength(of: text)
        let highest = rank(row.id, wide.most, .other, length: least)
        if wide.areAnsweredByNeedles, let highest, !best.mayTake(highest) {
            return Verdict(answers: true, passes: true, rank: nil)
        }
        guard let score = score(ofWide: text, query.terms, wide, bonuses) else {
            return Verdict(answers: false, passes: false, rank: nil)
        }
        guard let high = rank(row.id, score, .other, length: least), best.mayTake(high) else {
            return Verdict(answers: true, passes: true, rank: nil, scored: true)
        }
        let rank = rank(row.id, score, .other, length: WideRow.trimmedLength(of: text, bonuses))
        return Verdict(answers: true, passes: true, rank: rank, scored: true)
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
        case .fuzzy:
            text.end(of: pattern.indices, ofPattern: pattern, from: 0, ignoringCase: term.ignoresCase) != nil
        case .exact: find(pattern, in: text, from: 0, ignoringCase: term.ignoresCase) != nil
        case .boundary, .prefix, .suffix, .equal: score(of: term, pattern, in: text, text, bonuses) != nil
        }
    }
}

extension Chunk {
    /// Which of sixty-four rows hold a character, the first one's bit lowest; `first` may lie before the chunk.
    fileprivate func rows(holding needle: WideNeedle, from first: Int) -> UInt64 {
        let bytes = bytes
        var row = max(first, 0)
        let text = bytes.span.extracting(0..<start(of: min(first + 64, count)))
        var held: UInt64 = 0
        while let hit = needle.firstIndex(in: text, from: start(of: row)) {
            row = self.row(at: hit, from: row)
            held |= 1 << UInt64(row - first)
            row += 1
        }
        return held
    }
}

extension Query {
    /// Those of some rows that answer, in the order of arrival, if a sieve lets all of them through.
    package func rows(of snapshot: Snapshot, in part: Range<Int>, through sieve: Sieve) -> ContiguousArray<Ranked> {
        var matcher = Matcher(self)
        var harvest = Harvest(mostInOrder: .max)
        for chunk in snapshot.chunks {
            let rows = (chunk.rows.lowerBound.index..<chunk.rows.upperBound.index).clamped(to: part)
            matcher.match(chunk, rows, through: sieve, into: &harvest)
        }
        return harvest.best
    }
}
