import RowStore

extension Matcher {
    /// Finds those rows of a block that answer, without anything that was found out about them before.
    ///
    /// - Parameters:
    ///   - rows: where the rows of the block begin.
    ///   - answers: is emptied before.
    package mutating func match(
        _ rows: RowStarts, of bytes: ContiguousArray<UInt8>, into answers: inout Answers
    ) {
        answers.removeAll()
        guard rows.count > 0 else { return }
        let query = query
        let table = table.entries
        let rareByte = rareByte(for: rows, of: bytes)
        let end = rows.start(of: rows.count)
        var index = 0
        while index < rows.count {
            let start = rows.start(of: index)
            if let rareNeedle {
                let hit = rareNeedle.firstIndex(in: bytes.span.extracting(0..<end), from: start)
                guard let hit else { return }
                index = rows.row(at: hit, from: index)
            } else if let rareByte {
                let hit = rareByte.firstIndex(in: bytes.span, from: start, before: end)
                guard let hit else { return }
                index = rows.row(at: hit, from: index)
            }
            let range = rows.range(of: index, in: bytes.span)
            let isPlain = !rows.holdsNonASCII || !holdsByte(from: 0x80, in: bytes.span.extracting(range))
            let id = RowID(answers.ranked.count)
            if let rank = rank(id, range, isASCII: isPlain, bytes, query, table.span) {
                answers.numbers.append(UInt32(index))
                answers.ranked.append(rank)
            }
            index += 1
        }
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
    private mutating func rareByte(for rows: RowStarts, of bytes: ContiguousArray<UInt8>) -> RareByte? {
        if let made = rareByte { return made }
        let start = rows.start(of: 0)
        let sample = start..<min(rows.start(of: rows.count), start + Self.sampleBytes)
        let candidates = prefilter.candidates(anyCase: comparesCodes)
        let made = RareByte(candidates, sample: bytes.span.extracting(sample))
        rareByte = .some(made)
        return made
    }

    /// Bytes: some hundred rows, counted in microseconds.
    private static let sampleBytes = 32 * 1024
}
