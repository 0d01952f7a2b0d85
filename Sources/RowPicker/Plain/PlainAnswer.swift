/// What a line typed in plain mode asks for.
enum PlainAnswer: Equatable {
    /// Nothing but blanks.
    case nothing
    /// Numbers of rows that were read out, counted from 1, each once, in the order typed.
    case numbers([Int])
    /// Such numbers, but more of them than may be picked.
    case tooMany
    /// Anything else is text to search.
    case text(String)

    /// - Parameters:
    ///   - line: without control characters.
    ///   - listed: how many rows have been numbered.
    ///   - most: how many may be picked; where it is more than one, blanks or commas part the numbers.
    init(_ line: String, listed: Int, most: Int) {
        let parting: [Character] = most > 1 ? Self.blanks + Self.commas : Self.blanks
        let words = line.split { parting.contains($0) }
        guard !words.isEmpty else {
            self = .nothing
            return
        }
        let numbers = words.compactMap { Self.number($0, listed: listed) }
        guard numbers.count == words.count, words.count == 1 || most > 1 else {
            self = .text(line)
            return
        }
        var seen: Set<Int> = []
        let distinct = numbers.filter { seen.insert($0).inserted }
        self = distinct.count > most ? .tooMany : .numbers(distinct)
    }

    /// A number as it was read out: `03` is none, for it may well be a code.
    private static func number(_ word: Substring, listed: Int) -> Int? {
        let digits = String(String.UnicodeScalarView(word.unicodeScalars.map(halfWidth)))
        guard let number = Int(digits), String(number) == digits, number >= 1, number <= listed else { return nil }
        return number
    }

    /// An input method may send digits in full width.
    private static func halfWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard "０"..."９" ~= scalar, let digit = Unicode.Scalar(scalar.value - 0xFF10 + 0x30) else { return scalar }
        return digit
    }

    /// The second is what an input method sends for a blank.
    static let blanks: [Character] = [" ", "\u{3000}"]
    private static let commas: [Character] = [",", "，", "、"]
}
