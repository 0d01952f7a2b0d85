/// Finds the option that a mistyped one was meant to be.
enum NearestName {
    /// The name of an option closest to `word`; `nil` where none is close enough to be meant.
    ///
    /// A beginning that only one option has is close, too. Both with their dashes.
    static func name(for word: String, among names: [String]) -> String? {
        let begun = names.filter { $0.hasPrefix(word) }
        if word.count > 3, begun.count == 1 { return begun[0] }
        let slips = mostSlips(in: word)
        let near = names.filter { abs($0.count - word.count) <= slips }
            .map { (name: $0, distance: distance(Array(word), Array($0))) }
        return near.filter { $0.distance <= slips }.min { $0.distance < $1.distance }?.name
    }

    /// Less than half the letters: with half of them changed, a short word is another word. Dashes and `no-` are none.
    private static func mostSlips(in word: String) -> Int {
        let dashes = ["--no-", "--"].first { word.hasPrefix($0) } ?? ""
        return min(mostSlips, max(0, word.count - dashes.count - 1) / 2)
    }

    /// With more, a long word is near to names that have nothing to do with it.
    private static let mostSlips = 4

    /// How many letters must be put in, taken out, or swapped with their neighbour, to make one of the other.
    ///
    /// The optimal string alignment distance, but that a changed letter is one taken out and one put in: it is what
    /// makes another word more often than a slip. Time is the product of the lengths.
    static func distance(_ first: [Character], _ second: [Character]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...second.count)
        for (row, letter) in first.enumerated() {
            var current = [row + 1]
            for (column, other) in second.enumerated() {
                var best = letter == other ? previous[column] : min(previous[column + 1], current[column]) + 1
                let isSwap = row > 0 && column > 0 && letter == second[column - 1] && first[row - 1] == other
                if isSwap { best = min(best, beforePrevious[column - 1] + 1) }
                current.append(best)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[second.count]
    }
}
