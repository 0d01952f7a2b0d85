/// Rows that answer a query of their own with every score there is, one after the other.
///
/// A query that asks for them or for something else puts each row that it finds between two rungs, and where nothing but
/// arrival parts equal scores, that says which score it has.
enum ScoreLadder {
    /// Characters nobody writes, in order and with more and more between the last two: each step costs one.
    static let rungs: [[UInt8]] = (0..<400).map { gap in
        Array("\(first)\(String(repeating: "a", count: gap))\(last) \(other)".utf8)
    }

    /// One or two words, each or a rung: every row that answers stands among the rungs by its score.
    static func query(from maker: inout QueryMaker, isExact: Bool) -> String {
        let quote = isExact ? "'" : ""
        return [first + last, other].prefix(maker.isOne(of: 3) ? 2 : 1).map { rung in
            "\(word(from: &maker)) | \(quote)\(rung)"
        }.joined(separator: " ")
    }

    private static func word(from maker: inout QueryMaker) -> String {
        while true {
            let word = ScoreQuestions.typable(maker.term())
            if !word.isEmpty, !word.contains(where: { $0 == " " || $0 == "\t" }), word != "|" { return word }
        }
    }

    /// It takes a query's syntax, and an order.
    static func fits(_ variant: FzfVariant) -> Bool {
        variant.rules.isExtended && variant.rules.isSorted
    }

    private static let first = "\u{E000}\u{E001}\u{E002}\u{E003}\u{E004}\u{E005}\u{E006}\u{E007}\u{E008}\u{E009}"
    private static let last = "\u{E00A}"
    private static let other = "\u{E00B}"
}
