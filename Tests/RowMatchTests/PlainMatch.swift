import RowText

@testable import RowMatch

/// Whether one term is found in one line, where, and what that is worth: every way tried, none cleverly.
///
/// It is to the engine's ways what `PlainScore` is to the score of the fuzzy one. Text and pattern are folded already.
struct PlainMatch {
    let pattern: [UInt32]
    let text: [UInt32]
    let classes: [CharacterClass]
    /// Which of the characters is an underscore: it parts the words of a name, which is worth less.
    let underscores: [Bool]

    /// A place and a worth.
    struct Found: Equatable {
        let places: [Int]
        let score: Int
    }

    func best(_ kind: Term.Kind) -> Found? {
        switch kind {
        case .fuzzy: fuzzy
        case .exact: anywhere
        case .boundary: word
        case .prefix: holds(at: start) ? run(at: start) : nil
        case .suffix: holds(at: end - pattern.count) ? run(at: end - pattern.count) : nil
        case .equal: whole
        }
    }

    /// The best score of all ways; where it is reached is the engine's to say, and this one's to weigh: see `worth(of:)`.
    private var fuzzy: Found? {
        PlainScore(pattern: pattern, text: text, classes: classes).best.map { Found(places: [], score: $0) }
    }

    /// The first place at which a word begins; else that whose bonus is best, the first of equals.
    private var anywhere: Found? {
        let all = text.indices.filter(holds)
        let best = all.map(bonus).max()
        return (all.first { bonus($0) >= 8 } ?? all.first { bonus($0) == best }).flatMap(run)
    }

    /// The first place before which no word goes in, and after which none goes on.
    private var word: Found? {
        for place in text.indices where holds(at: place) && bonus(place) >= 8 {
            let after = place + pattern.count
            guard place == 0 || parts(place - 1), after == text.count || parts(after) else { continue }
            return Found(places: Array(place..<after), score: wordScore(place, after))
        }
        return nil
    }

    private func wordScore(_ place: Int, _ after: Int) -> Int {
        let isBefore = place > 0 && underscores[place - 1]
        let isAfter = after < text.count && underscores[after]
        let excess = bonus(place) - 8
        let deduction =
            switch (isBefore, isAfter) {
            case (false, false): 0
            case (false, true): excess + 1
            case (true, false): excess + 2
            case (true, true): excess + 3
            }
        return 16 * pattern.count + bonus(place) + 10 * (pattern.count + 1) - deduction
    }

    private var whole: Found? {
        guard end - start == pattern.count, holds(at: start) else { return nil }
        return Found(places: Array(start..<end), score: 26 * pattern.count + 10)
    }

    /// The places side by side, the first one's bonus twice.
    private func run(at place: Int) -> Found? {
        var score = 0
        var first = 0
        for index in pattern.indices {
            let own = bonus(place + index)
            if index == 0 || own >= 8 { first = max(first, own) }
            let worth = index == 0 ? 2 * own : max(own, first, 4)
            score += 16 + worth
        }
        return Found(places: Array(place..<(place + pattern.count)), score: score)
    }

    private func holds(at place: Int) -> Bool {
        place >= 0 && place + pattern.count <= text.count
            && pattern.indices.allSatisfy { text[place + $0] == pattern[$0] }
    }

    /// Blanks at an edge count for a pattern that has some there itself.
    private var start: Int {
        isBlank(pattern[0]) ? 0 : classes.prefix { $0 == .white }.count
    }

    private var end: Int {
        isBlank(pattern[pattern.count - 1]) ? text.count : text.count - classes.reversed().prefix { $0 == .white }.count
    }

    private func isBlank(_ unit: UInt32) -> Bool { characterClass(of: unit) == .white }

    private func parts(_ place: Int) -> Bool {
        [.white, .nonWord, .delimiter].contains(classes[place])
    }

    private func bonus(_ place: Int) -> Int {
        ScoreWeights.bonus(after: place == 0 ? .white : classes[place - 1], at: classes[place])
    }
}
