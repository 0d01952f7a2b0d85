import RowText

/// The characters of terms that stand in a row's bytes as they are or not at all, if the row holds nothing but ASCII
/// and characters from U+3000 to U+9FFF.
struct Needles {
    private struct Needle {
        let range: Range<Int>
        let ignoresCase: Bool
        /// Whether it stands after the one before it in the row, as it does in the term.
        let follows: Bool
    }

    /// All of them in UTF-8, end to end.
    private(set) var bytes: ContiguousArray<UInt8> = []
    private var needles: ContiguousArray<Needle> = []

    mutating func append(_ term: Term, of terms: Terms, folding: Folding) {
        var follows = false
        for unit in terms.units[term.range] where Self.standsAsItIs(unit, folding: folding) {
            guard let scalar = Unicode.Scalar(unit) else { continue }
            let start = bytes.count
            bytes.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
            needles.append(Needle(range: start..<bytes.count, ignoresCase: term.ignoresCase, follows: follows))
            follows = true
        }
    }

    /// Whether a row holds them, each term's in order.
    func areFound(in row: Span<UInt8>) -> Bool {
        var place = 0
        for index in needles.indices {
            let needle = needles[index]
            let start = needle.follows ? place : 0
            let pattern = bytes.span.extracting(needle.range)
            guard let found = find(pattern, in: row, from: start, ignoringCase: needle.ignoresCase) else {
                return false
            }
            place = found + needle.range.count
        }
        return true
    }

    /// The wide blank may become a narrow one, and kana may become each other; nothing else in those rows changes.
    private static func standsAsItIs(_ unit: UInt32, folding: Folding) -> Bool {
        switch unit {
        case 0x21...0x7E, 0x3400...0x9FFF: true
        case 0x3041...0x30FF: folding != .full
        default: false
        }
    }
}
