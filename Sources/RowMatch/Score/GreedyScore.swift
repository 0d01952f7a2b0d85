/// The quick way to find characters in order, for lines so long that looking for the best way would take too long.
///
/// It takes the first chance for each, then moves the beginning as near to the end as it can.
struct GreedyScore {
    /// Above so many characters times pattern characters the quick way is taken; fzf's measure.
    static let cells = 100 * 1024

    static func isFor(characters: Int, pattern: Int) -> Bool {
        characters.multipliedReportingOverflow(by: pattern).overflow || characters * pattern > cells
    }

    func match<Unit: TextUnit>(
        _ pattern: Span<Unit>, in text: Span<Unit>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>, ignoringCase: Bool
    ) -> Match? {
        var found = 0
        var index = 0
        var start = 0
        while index < text.count && found < pattern.count {
            if text[index].folded(ignoringCase: ignoringCase) == pattern[found] {
                start = found == 0 ? index : start
                found += 1
            }
            index += 1
        }
        guard found == pattern.count else { return nil }
        let end = index
        while found > 0 && index > start {
            index -= 1
            if text[index].folded(ignoringCase: ignoringCase) == pattern[found - 1] {
                found -= 1
            }
        }
        let part = index..<end
        let score = bonuses.runScore(pattern, in: text, line, part: part, ignoringCase: ignoringCase)
        return Match(part: part, score: score)
    }

    /// The characters of a match, each at its first chance.
    func places<Unit: TextUnit>(
        of pattern: Span<Unit>, in text: Span<Unit>, part: Range<Int>, ignoringCase: Bool
    ) -> ContiguousArray<Int> {
        var places: ContiguousArray<Int> = []
        for index in part where places.count < pattern.count {
            guard text[index].folded(ignoringCase: ignoringCase) == pattern[places.count] else { continue }
            places.append(index)
        }
        return places
    }
}
