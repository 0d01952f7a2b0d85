import RowText

/// The characters of terms that stand in a row's bytes as they are or not at all, if the row holds nothing but ASCII
/// and characters from U+3000 to U+9FFF.
///
/// Where kana are folded, those without a voicing mark stand there as hiragana or as katakana (`match word` in rowbench,
/// katakana in a list of Japanese places: 90 ns a row, and 660 while every such row had to be folded).
struct Needles {
    private struct Needle {
        let range: Range<Int>
        /// The katakana that is as good; as long as the hiragana.
        let other: Range<Int>?
        let ignoresCase: Bool
        /// Whether it stands after the one before it in the row, as it does in the term.
        let follows: Bool
    }

    /// All of them in UTF-8, end to end.
    private(set) var bytes: ContiguousArray<UInt8> = []
    private var needles: ContiguousArray<Needle> = []

    mutating func append(_ term: Term, of terms: Terms, folding: Folding) {
        var follows = false
        for unit in terms.units[term.range] {
            let range: Range<Int>?
            var other: Range<Int>?
            switch Self.standing(of: unit, folding: folding) {
            case .asItIs:
                range = append(unit)
            case .asEitherKana:
                range = append(unit)
                other = append(unit + Folding.katakanaOffset)
            case .otherwise:
                continue
            }
            guard let range else { continue }
            needles.append(Needle(range: range, other: other, ignoresCase: term.ignoresCase, follows: follows))
            follows = true
        }
    }

    /// Whether a row holds them, each term's in order.
    func areFound(in row: Span<UInt8>) -> Bool {
        var place = 0
        for index in needles.indices {
            let needle = needles[index]
            guard let end = end(of: needle, in: row, from: needle.follows ? place : 0) else { return false }
            place = end
        }
        return true
    }

    /// Where the first of its places ends.
    private func end(of needle: Needle, in row: Span<UInt8>, from start: Int) -> Int? {
        let end = end(of: needle.range, in: row, from: start, ignoringCase: needle.ignoresCase)
        guard let range = needle.other else { return end }
        // What is found later than the one is not looked for.
        let part = row.extracting(0..<(end ?? row.count))
        return self.end(of: range, in: part, from: start, ignoringCase: false) ?? end
    }

    /// Looks for the last byte of a character: neighbours in a script often share the others.
    private func end(of range: Range<Int>, in row: Span<UInt8>, from start: Int, ignoringCase: Bool) -> Int? {
        let pattern = bytes.span.extracting(range)
        let last = pattern[pattern.count - 1]
        var next = start + pattern.count - 1
        while next < row.count {
            let found = last.firstIndex(in: row, next..<row.count, ignoringCase: ignoringCase)
            guard let found else { return nil }
            let first = found + 1 - pattern.count
            if pattern.count == 1 || holds(pattern, in: row, at: first, ignoringCase: false) { return found + 1 }
            next = found + 1
        }
        return nil
    }

    private mutating func append(_ unit: UInt32) -> Range<Int>? {
        guard let encoded = Unicode.Scalar(unit).flatMap(UTF8.encode) else { return nil }
        let start = bytes.count
        bytes.append(contentsOf: encoded)
        return start..<bytes.count
    }

    private enum Standing {
        case asItIs, asEitherKana, otherwise
    }

    /// The wide blank may become a narrow one, and a kana with a voicing mark may be two characters; nothing else in
    /// those rows changes but kana into each other.
    private static func standing(of unit: UInt32, folding: Folding) -> Standing {
        switch unit {
        case 0x21...0x7E, 0x3400...0x9FFF, 0x30FC: .asItIs
        case 0x3041...0x30FF where folding != .full: .asItIs
        case 0x3041...0x3096 where !voiced.contains(unit): .asEitherKana
        default: .otherwise
        }
    }

    private static let voiced = Set("がぎぐげござじずぜぞだぢづでどばぱびぴぶぷべぺぼぽゔ".unicodeScalars.map(\.value))
}
