/// Which characters the best fuzzy way takes: the whole of fzf's table, and the way back through it.
///
/// Only for lines that are drawn: it costs the length of the line times that of the pattern, at most
/// `GreedyScore.cells`.
struct FuzzyPositions {
    /// The first column of the table.
    private var origin = 0
    private var width = 0
    private var scores: ContiguousArray<Int32> = []
    private var runs: ContiguousArray<Int32> = []
    /// The first chance for each character, in order.
    private var chances: ContiguousArray<Int> = []

    /// - Returns: places in the text, ascending; `nil` where the characters are not there.
    mutating func positions(
        of pattern: Span<UInt32>, in text: Span<UInt32>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>
    ) -> ContiguousArray<Int>? {
        guard findChances(pattern, text) else { return nil }
        guard pattern.count > 1 else { return [bestPlace(of: pattern[0], text, line, bonuses)] }
        scores = ContiguousArray(repeating: 0, count: width * pattern.count)
        runs = scores
        for character in pattern.indices {
            fill(character, pattern[character], text, line, bonuses)
        }
        return wayBack(characters: pattern.count)
    }

    private mutating func findChances(_ pattern: Span<UInt32>, _ text: Span<UInt32>) -> Bool {
        chances.removeAll(keepingCapacity: true)
        var last = 0
        for place in text.indices {
            if chances.count < pattern.count && text[place] == pattern[chances.count] {
                chances.append(place)
            }
            if text[place] == pattern[pattern.count - 1] {
                last = place
            }
        }
        guard chances.count == pattern.count else { return false }
        origin = chances[0]
        width = last - origin + 1
        return true
    }

    private func bestPlace(of unit: UInt32, _ text: Span<UInt32>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>) -> Int {
        var best = (place: origin, bonus: -1)
        for place in origin..<(origin + width) where text[place] == unit {
            let bonus = bonuses.bonus(at: place, of: line)
            if bonus > best.bonus {
                best = (place, bonus)
            }
            guard bonus < ScoreWeights.boundary else { break }
        }
        return best.place
    }

    private mutating func fill(
        _ character: Int, _ unit: UInt32, _ text: Span<UInt32>, _ line: Span<UInt8>, _ bonuses: Span<UInt8>
    ) {
        var left: Int32 = 0
        var isInGap = false
        for place in chances[character]..<(origin + width) {
            let cell = character * width + place - origin
            var gap = max(0, left + Int32(isInGap ? ScoreWeights.gapExtension : ScoreWeights.gapStart))
            var found: Int32 = 0
            if text[place] == unit {
                found = fillFound(cell, place, isFirst: character == 0, gap: gap, line, bonuses)
                // The first character is begun anew wherever it occurs, even where an earlier one was worth more.
                gap = character == 0 ? 0 : gap
            }
            isInGap = found < gap
            left = max(found, gap)
            scores[cell] = left
        }
    }

    /// - Returns: the score of taking this character, after noting how long a run that makes.
    private mutating func fillFound(
        _ cell: Int, _ place: Int, isFirst: Bool, gap: Int32, _ line: Span<UInt8>, _ bonuses: Span<UInt8>
    ) -> Int32 {
        let own = Int32(bonuses.bonus(at: place, of: line))
        guard !isFirst else {
            runs[cell] = 1
            return Int32(ScoreWeights.match) + own * Int32(ScoreWeights.firstCharacter)
        }
        var run = runs[cell - width - 1] + 1
        let bonus = bonuses.bonus(endingRun: &run, at: place, of: line, own: own)
        let score = scores[cell - width - 1] + Int32(ScoreWeights.match)
        runs[cell] = score + bonus < gap ? 0 : run
        return score + (score + bonus < gap ? own : bonus)
    }

    /// What the last places found are worth: the number `FuzzyScore` gives them, by which the two are held together.
    var score: Int { Int(scores.suffix(width).max() ?? 0) }

    /// From the best end, taking a character where that is better than passing over it, or as good and part of a run.
    private func wayBack(characters: Int) -> ContiguousArray<Int> {
        var character = characters - 1
        var column = bestEnd(of: character)
        var places: ContiguousArray<Int> = []
        var prefersTaking = true
        while true {
            let cell = character * width + column
            let chance = chances[character] - origin
            let diagonal = character > 0 && column >= chance ? scores[cell - width - 1] : 0
            let left = column > chance ? scores[cell - 1] : 0
            let score = scores[cell]
            let goesOn = cell + width + 1 < runs.count && runs[cell + width + 1] > 0
            if score > diagonal && (score > left || (score == left && prefersTaking)) {
                places.append(origin + column)
                guard character > 0 else { break }
                character -= 1
            }
            prefersTaking = runs[cell] > 1 || goesOn
            column -= 1
        }
        return ContiguousArray(places.reversed())
    }

    private func bestEnd(of character: Int) -> Int {
        var best = chances[character] - origin
        for column in best..<width where scores[character * width + column] > scores[character * width + best] {
            best = column
        }
        return best
    }
}
