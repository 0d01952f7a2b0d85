import RowText

@testable import RowMatch

/// The score of the best fuzzy way, written as plainly as it is defined: the whole table, cell by cell.
struct PlainScore {
    let pattern: [UInt32]
    let text: [UInt32]
    let classes: [CharacterClass]

    /// - Returns: `nil` where the pattern's characters are not there in order.
    var best: Int? {
        guard let chances else { return nil }
        guard pattern.count > 1 else { return single }
        var scores = [[Int]](repeating: [Int](repeating: 0, count: text.count), count: pattern.count)
        var runs = scores
        for row in pattern.indices {
            var isInGap = false
            for column in chances[row]..<text.count {
                let left = column > chances[row] ? scores[row][column - 1] : 0
                let gap = left - (isInGap ? 1 : 3)
                var taken = 0
                if text[column] == pattern[row] {
                    (taken, runs[row][column]) = take(row, column, gap, scores, runs)
                }
                // The first character is begun anew wherever it occurs, even where an earlier one was worth more.
                let isBegun = row == 0 && taken > 0
                isInGap = !isBegun && taken < gap
                scores[row][column] = isBegun ? taken : max(taken, gap, 0)
            }
        }
        return scores[pattern.count - 1][chances[pattern.count - 1]...].max()
    }

    private func take(
        _ row: Int, _ column: Int, _ gap: Int, _ scores: [[Int]], _ runs: [[Int]]
    ) -> (score: Int, run: Int) {
        guard row > 0 else { return (16 + 2 * bonus(column), 1) }
        let before = scores[row - 1][column - 1] + 16
        var run = runs[row - 1][column - 1] + 1
        var worth = bonus(column)
        if run > 1 {
            let first = bonus(column - run + 1)
            if worth >= 8 && worth > first {
                run = 1
            } else {
                worth = max(worth, first, 4)
            }
        }
        return before + worth < gap ? (before + bonus(column), 0) : (before + worth, run)
    }

    private var single: Int? {
        var best: Int?
        for column in text.indices where text[column] == pattern[0] {
            best = max(best ?? 0, bonus(column))
            if bonus(column) >= 8 { break }
        }
        return best.map { 16 + 2 * $0 }
    }

    private var chances: [Int]? {
        var chances: [Int] = []
        for column in text.indices where chances.count < pattern.count && text[column] == pattern[chances.count] {
            chances.append(column)
        }
        return chances.count == pattern.count ? chances : nil
    }

    private func bonus(_ column: Int) -> Int {
        ScoreWeights.bonus(after: column == 0 ? .white : classes[column - 1], at: classes[column])
    }
}
