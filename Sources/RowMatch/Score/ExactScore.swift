import RowText

/// Finds characters side by side: anywhere, or at the edges of the text.
///
/// Its functions take a bonus table as `bonuses`, and class bytes as `line`: see `BonusTable`.
struct ExactScore {
    /// The first place where a word begins, or else the place with the best beginning.
    func anywhere<Unit: TextUnit>(
        _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>, ignoringCase: Bool
    ) -> Match? {
        var best: (start: Int, bonus: Int)?
        var start = 0
        while let found = find(pattern, in: text, from: start, ignoringCase: ignoringCase) {
            let bonus = bonuses.bonus(at: found, of: line)
            if bonus > best?.bonus ?? -1 {
                best = (found, bonus)
            }
            guard bonus < ScoreWeights.boundary else { break }
            start = found + 1
        }
        guard let best else { return nil }
        let part = best.start..<(best.start + pattern.count)
        return match(pattern, in: text, line, bonuses, part: part, ignoringCase: ignoringCase)
    }

    /// The first place with no word going on at either end.
    func asWord<Unit: TextUnit>(
        _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>, ignoringCase: Bool
    ) -> Match? {
        var start = 0
        while let found = find(pattern, in: text, from: start, ignoringCase: ignoringCase) {
            let part = found..<(found + pattern.count)
            if isWord(part, of: line, bonuses) {
                return Match(part: part, score: wordScore(part, of: line, bonuses))
            }
            start = found + 1
        }
        return nil
    }

    private func isWord(_ part: Range<Int>, of line: Span<UInt8>, _ bonuses: Span<UInt8>) -> Bool {
        guard bonuses.bonus(at: part.lowerBound, of: line) >= ScoreWeights.boundary else { return false }
        guard part.lowerBound == 0 || bonuses.partsWords(line[part.lowerBound - 1]) else { return false }
        return part.upperBound == line.count || bonuses.partsWords(line[part.upperBound])
    }

    /// A word between underscores is one of several in a name, and worth less than one between other signs.
    private func wordScore(_ part: Range<Int>, of line: Span<UInt8>, _ bonuses: Span<UInt8>) -> Int {
        let bonus = bonuses.bonus(at: part.lowerBound, of: line)
        var score = bonus + ScoreWeights.match * part.count + bonuses.bonusAtStart * (part.count + 1)
        var deduction = bonus - ScoreWeights.boundary + 1
        if part.lowerBound > 0 && line[part.lowerBound - 1] == Self.underscore {
            score -= deduction + 1
            deduction = 1
        }
        if part.upperBound < line.count && line[part.upperBound] == Self.underscore {
            score -= deduction
        }
        return score
    }

    /// The text's beginning; blanks before it count only for a pattern that begins with one.
    func atStart<Unit: TextUnit>(
        _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>, ignoringCase: Bool
    ) -> Match? {
        let start = startOfText(for: pattern, line, bonuses)
        guard holds(pattern, in: text, at: start, ignoringCase: ignoringCase) else { return nil }
        return match(
            pattern, in: text, line, bonuses, part: start..<(start + pattern.count), ignoringCase: ignoringCase)
    }

    /// The text's end; blanks after it count only for a pattern that ends with one.
    func atEnd<Unit: TextUnit>(
        _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>, ignoringCase: Bool
    ) -> Match? {
        let end = endOfText(for: pattern, line, bonuses)
        guard holds(pattern, in: text, at: end - pattern.count, ignoringCase: ignoringCase) else { return nil }
        return match(pattern, in: text, line, bonuses, part: (end - pattern.count)..<end, ignoringCase: ignoringCase)
    }

    /// The whole text; every such line is worth the same.
    func whole<Unit: TextUnit>(
        _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>, ignoringCase: Bool
    ) -> Match? {
        let start = startOfText(for: pattern, line, bonuses)
        guard endOfText(for: pattern, line, bonuses) - start == pattern.count,
            holds(pattern, in: text, at: start, ignoringCase: ignoringCase)
        else { return nil }
        let score =
            (ScoreWeights.match + bonuses.bonusAtStart) * pattern.count
            + (ScoreWeights.firstCharacter - 1) * bonuses.bonusAtStart
        return Match(part: start..<(start + pattern.count), score: score)
    }

    private func startOfText<Unit: TextUnit>(for pattern: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>)
        -> Int
    {
        isBlank(pattern[0]) ? 0 : bonuses.startOfText(in: line)
    }

    private func endOfText<Unit: TextUnit>(for pattern: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>) -> Int
    {
        isBlank(pattern[pattern.count - 1]) ? line.count : bonuses.endOfText(in: line)
    }

    private func isBlank<Unit: TextUnit>(_ unit: Unit) -> Bool {
        characterClass(of: UInt32(unit)) == .white
    }

    private func match<Unit: TextUnit>(
        _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>, part: Range<Int>,
        ignoringCase: Bool
    ) -> Match {
        let score = bonuses.runScore(pattern, in: text, line, part: part, ignoringCase: ignoringCase)
        return Match(part: part, score: score)
    }

    private static let underscore = UInt8(ascii: "_")
}
