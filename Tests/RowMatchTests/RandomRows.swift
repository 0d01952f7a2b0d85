import TestSupport

/// Makes rows of few different characters, whose classes meet in every way.
struct RandomRows {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// - Parameter length: in scalars; half of the rows are ASCII throughout.
    mutating func next(length: Range<Int>) -> String {
        let alphabet = random.oneIn(2) ? Self.ascii : Self.ascii + Self.other
        var row = ""
        for _ in 0..<Int.random(in: length, using: &random) {
            row.unicodeScalars.append(alphabet[random.below(alphabet.count)])
        }
        return row
    }

    private static let ascii = Array("aabbcABC12_-/ .,|'^$!".unicodeScalars)
    private static let other = Array("áéÁābçÇⒶⓐ漢かカＡ１\u{301}İσςΣ".unicodeScalars)
}
