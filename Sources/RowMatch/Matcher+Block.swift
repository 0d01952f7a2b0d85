import RowStore

extension Matcher {
    /// Finds those rows of a block that answer, without anything that was found out about them before.
    ///
    /// - Parameters:
    ///   - part: where the rows lie: from where one begins to after a line end, below 4 GiB.
    ///   - starts: memory that is used again for the next block.
    ///   - answers: is emptied before.
    package mutating func match(
        _ part: Range<Int>, of bytes: ContiguousArray<UInt8>, using starts: inout RowStarts, into answers: inout Answers
    ) {
        answers.removeAll()
        guard !part.isEmpty else { return }
        makeRareByte(for: bytes.span.extracting(part))
        if let rareNeedle {
            matchHits(of: .needle(rareNeedle), part, of: bytes, starts.lineEnd, into: &answers)
        } else if let byte = rareByte ?? nil, rareByte??.isDue() ?? false {
            matchHits(of: .byte(byte), part, of: bytes, starts.lineEnd, into: &answers)
        } else {
            starts.refill(from: bytes, in: part)
            matchAll(starts, of: bytes, into: &answers)
        }
    }

    /// Looks at the rows that hold a sign, and at no others.
    private mutating func matchHits(
        of sign: RareSign, _ part: Range<Int>, of bytes: ContiguousArray<UInt8>, _ lineEnd: LineEnd,
        into answers: inout Answers
    ) {
        let query = query
        let table = table.entries
        let span = bytes.span
        // Which row begins at a place is known of this one.
        var counted = (place: part.lowerBound, number: 0)
        var index = part.lowerBound
        var hits = 0
        while let hit = sign.firstIndex(in: span, from: index, before: part.upperBound) {
            let start = startOfRow(holding: hit, lineEnd.byte, in: span, from: index)
            guard let end = firstIndex(of: lineEnd.byte, in: span, hit..<part.upperBound) else { break }
            index = end + 1
            hits += 1
            let range = lineEnd.row(from: start, to: index, in: span)
            let isPlain = !holdsByte(from: 0x80, in: span.extracting(range))
            guard let rank = rank(RowID(answers.ranked.count), range, isASCII: isPlain, bytes, query, table.span) else {
                continue
            }
            counted.number += count(of: lineEnd.byte, in: span, counted.place..<start)
            counted.place = start
            answers.rows.append(RowPlace(number: counted.number, start: start, next: index))
            answers.ranked.append(rank)
        }
        answers.read = counted.number + count(of: lineEnd.byte, in: span, counted.place..<part.upperBound)
        rareByte??.note(hits: hits, rows: answers.read)
    }

    /// Looks at one row after the other.
    private mutating func matchAll(_ rows: RowStarts, of bytes: ContiguousArray<UInt8>, into answers: inout Answers) {
        let query = query
        let table = table.entries
        for index in 0..<rows.count {
            let range = rows.range(of: index, in: bytes.span)
            let isPlain = !rows.holdsNonASCII || !holdsByte(from: 0x80, in: bytes.span.extracting(range))
            let id = RowID(answers.ranked.count)
            if let rank = rank(id, range, isASCII: isPlain, bytes, query, table.span) {
                answers.rows.append(rows.place(of: index))
                answers.ranked.append(rank)
            }
        }
        answers.read = rows.count
    }

    @inline(__always)
    private mutating func rank(
        _ id: RowID, _ range: Range<Int>, isASCII: Bool, _ bytes: ContiguousArray<UInt8>, _ query: Query,
        _ bonuses: Span<UInt8>
    ) -> Ranked? {
        let text = bytes.span.extracting(range)
        let isAdmitted = isASCII ? prefilter.admits(ascii: text) : prefilter.admits(nonASCII: text)
        let mayBeCode = comparesCodes && CodeText.mayStand(text, head: codeHead)
        guard isAdmitted || mayBeCode else { return nil }
        let row = Row(id: id, range: range, isAdmitted: isAdmitted, mayBeCode: mayBeCode)
        guard isASCII else { return rankOfUnits(row, bytes, query, bonuses).rank }
        return rankOfASCII(row, text, standing(ofASCII: row, text, query), query, bonuses)
    }

    /// Made when the first rows are there to look at: which byte is rare depends on them.
    private mutating func makeRareByte(for rows: Span<UInt8>) {
        guard case nil = rareByte else { return }
        let candidates = prefilter.candidates(anyCase: comparesCodes)
        rareByte = .some(RareByte(candidates, sample: rows.extracting(0..<min(rows.count, Self.sampleBytes))))
    }

    /// Bytes: some hundred rows, counted in microseconds.
    private static let sampleBytes = 32 * 1024
}

/// Where the row begins that holds the byte at `hit`, given a place in no row after it.
private func startOfRow(holding hit: Int, _ lineEnd: UInt8, in bytes: Span<UInt8>, from first: Int) -> Int {
    lineEnd.lastIndex(in: bytes, first..<hit, ignoringCase: false).map { $0 + 1 } ?? first
}
