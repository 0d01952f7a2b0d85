import RowMatch
import RowStore
import TestSupport

/// Files and queries of few different characters, so that much is found, and line ends stand everywhere.
enum OddFile {
    static func bytes(lineEnd: LineEnd, using random: inout SeededGenerator) -> [UInt8] {
        let rows = random.oneIn(6) ? 0 : random.below(60)
        let isPlain = random.oneIn(2)
        var bytes: [UInt8] = []
        for _ in 0..<rows {
            let length = random.oneIn(30) ? random.below(300) : random.below(12)
            for _ in 0..<length { bytes += piece(isPlain: isPlain, using: &random) }
            if random.oneIn(8) { bytes.append(LineEnd.carriageReturn) }
            bytes.append(lineEnd.byte)
        }
        if random.oneIn(2) { bytes += Array("a\tb\r".utf8).prefix(random.below(5)) }
        return bytes
    }

    static func query(using random: inout SeededGenerator) -> Query {
        var rules = MatchRules()
        rules.delimiter = random.oneIn(2) ? Array("\t".utf8) : random.oneIn(2) ? nil : Array("/".utf8)
        rules.folding = [.full, .accents, .none][random.below(3)]
        rules.casing = [.smart, .ignore, .respect][random.below(3)]
        rules.isExact = random.oneIn(4)
        rules.isExtended = !random.oneIn(8)
        rules.isSorted = !random.oneIn(4)
        rules.isReversed = random.oneIn(3)
        return Query(text(using: &random), rules: rules)
    }

    /// A query as it is typed: one to three words.
    static func text(using random: inout SeededGenerator) -> String {
        let words = (0...random.below(3)).map { _ in word(using: &random) }
        return words.joined(separator: random.oneIn(4) ? " | " : " ")
    }

    private static func word(using random: inout SeededGenerator) -> String {
        let letters = ["a", "b", "A", "B", "z", "é", "漢", "k", "\\ ", "/", "\t", "1"]
        var word = (0...random.below(3)).map { _ in letters[random.below(letters.count)] }.joined()
        if random.oneIn(5) { word = ["'", "^", "!"][random.below(3)] + word }
        if random.oneIn(6) { word += "$" }
        return word
    }

    private static func piece(isPlain: Bool, using random: inout SeededGenerator) -> [UInt8] {
        guard !isPlain, random.oneIn(5) else { return [Array("abABz /\t1k".utf8)[random.below(10)]] }
        let others = ["é", "e\u{301}", "漢", "Ａ", "\u{212A}", "か"]
        return random.oneIn(9) ? [UInt8.random(in: 0x80...0xFF, using: &random)] : Array(others[random.below(6)].utf8)
    }
}
