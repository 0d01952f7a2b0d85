import RowText

/// The characters of terms that stand in a row's bytes as they are or not at all, if the row holds nothing but ASCII
/// and characters from U+3000 to U+9FFF; in other rows something that is folded into them may stand there.
///
/// Where kana are folded, those without a voicing mark stand there as hiragana or as katakana.
struct Needles {
    private struct Needle {
        let character: Character
        /// Whether it stands after the one before it in the row, as it does in the term.
        let follows: Bool
    }

    private enum Character {
        case narrow(UInt8, ignoresCase: Bool)
        case wide(WideNeedle)
    }

    private var needles: ContiguousArray<Needle> = []
    private let folding: Folding
    /// Those that are ASCII.
    private(set) var bytes: ContiguousArray<UInt8> = []
    /// One of the others, such as few rows hold: a Han character if there is one.
    private(set) var rare: WideNeedle?
    private var isRareHan = false
    /// Whether they are all characters of their terms.
    private(set) var areWhole = true

    init(folding: Folding) {
        self.folding = folding
    }

    mutating func append(_ term: Term, of terms: Terms) {
        var follows = false
        for unit in terms.units[term.range] {
            guard let character = Self.character(unit, of: term, folding: folding) else {
                areWhole = false
                continue
            }
            needles.append(Needle(character: character, follows: follows))
            follows = true
            switch character {
            case .narrow(let byte, _): bytes.append(byte)
            case .wide(let needle): note(needle, isHan: unit >= 0x3400)
            }
        }
    }

    private mutating func note(_ needle: WideNeedle, isHan: Bool) {
        guard rare == nil || (isHan && !isRareHan) else { return }
        rare = needle
        isRareHan = isHan
    }

    /// Whether `rare` is the only one.
    var areRareAlone: Bool { needles.count == 1 && rare != nil }

    /// Whether a row holds them, each term's in order.
    func areFound(in row: Span<UInt8>) -> Bool {
        var place = 0
        for index in needles.indices {
            let start = needles[index].follows ? place : 0
            let found: Int?
            switch needles[index].character {
            case .narrow(let byte, let ignoresCase):
                found = byte.firstIndex(in: row, start..<row.count, ignoringCase: ignoresCase).map { $0 + 1 }
            case .wide(let needle):
                found = needle.firstIndex(in: row, from: start).map { $0 + ThreeBytes.count }
            }
            guard let found else { return false }
            place = found
        }
        return true
    }

    /// The same of any row, where a character that may be folded into one counts.
    func mayBeFound(in row: Span<UInt8>) -> Bool {
        var place = 0
        for index in needles.indices {
            let start = needles[index].follows ? place : 0
            let found: Int?
            switch needles[index].character {
            case .narrow(let byte, let ignoresCase):
                let needle = NarrowNeedle(byte, ignoresCase: ignoresCase, folding: folding)
                found = needle.firstIndex(in: row, from: start).map { $0 + 1 }
            case .wide(let needle):
                found = needle.firstIndex(in: row, from: start).map { $0 + ThreeBytes.count }
            }
            guard let found else { return false }
            place = found
        }
        return true
    }

    /// The wide blank may become a narrow one, and a kana with a voicing mark may be two characters; nothing else in
    /// those rows changes but kana into each other.
    ///
    /// - Returns: `nil` for a unit that may stand there otherwise.
    private static func character(_ unit: UInt32, of term: Term, folding: Folding) -> Character? {
        switch unit {
        case 0x21...0x7E: .narrow(UInt8(unit), ignoresCase: term.ignoresCase)
        case 0x3400...0x9FFF, 0x30FC: wide(unit, folding: folding)
        case 0x3041...0x30FF where folding != .full: wide(unit, folding: folding)
        case 0x3041...0x3096 where !voiced.contains(unit):
            wide(unit, orElse: unit + Folding.katakanaOffset, folding: folding)
        default: nil
        }
    }

    private static func wide(_ unit: UInt32, orElse other: UInt32? = nil, folding: Folding) -> Character? {
        WideNeedle(unit, orElse: other, takesWritings: folding == .full).map { .wide($0) }
    }

    private static let voiced = Set("がぎぐげござじずぜぞだぢづでどばぱびぴぶぷべぺぼぽゔ".unicodeScalars.map(\.value))
}
