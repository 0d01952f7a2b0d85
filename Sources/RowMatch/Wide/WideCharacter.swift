import RowText

/// A character of a term, as it stands in the bytes of a plain wide row: see `WideRow`.
enum WideCharacter {
    /// ASCII.
    case narrow(UInt8, ignoresCase: Bool)
    /// Its class byte is the same in any way of writing.
    case wide(WideNeedle, classByte: UInt8)

    /// - Returns: `nil` for what may stand there as something else, or takes other than three bytes.
    init?(_ unit: UInt32, ignoresCase: Bool, folding: Folding) {
        switch unit {
        case 0x21...0x7E:
            self = .narrow(UInt8(unit), ignoresCase: ignoresCase)
        case 0x3001...0x3029, 0x3030...0x3098, 0x309B...0x9FFF:
            let other = folding == .full && Self.hasKatakana(unit) ? unit + Folding.katakanaOffset : nil
            guard let needle = WideNeedle(unit, orElse: other) else { return nil }
            self = .wide(needle, classByte: BonusTable.classByte(for: characterClass(of: unit)))
        default:
            return nil
        }
    }

    /// How many bytes it takes.
    @inline(__always)
    var length: Int {
        switch self {
        case .narrow: 1
        case .wide: ThreeBytes.count
        }
    }

    /// Where it first stands at or after `start`.
    @inline(__always)
    func firstIndex(in row: Span<UInt8>, from start: Int) -> Int? {
        switch self {
        case .narrow(let byte, let ignoresCase):
            byte.firstIndex(in: row, start..<row.count, ignoringCase: ignoresCase)
        case .wide(let needle, _):
            needle.firstIndex(in: row, from: start)
        }
    }

    /// Whether it stands there.
    @inline(__always)
    func stands(in row: Span<UInt8>, at index: Int) -> Bool {
        guard index + length <= row.count else { return false }
        return switch self {
        case .narrow(let byte, let ignoresCase): row[index].folded(ignoringCase: ignoresCase) == byte
        case .wide(let needle, _): needle.stands(in: row, at: index)
        }
    }

    /// By a bonus table, what finding it at a place of a row is worth for where it stands.
    @inline(__always)
    func bonus(at index: Int, of row: Span<UInt8>, _ bonuses: Span<UInt8>) -> Int {
        let before = index == 0 ? CharacterClass.white.rawValue : bonuses[Int(Self.classByte(before: index, of: row))]
        let here =
            switch self {
            case .narrow: row[index]
            case .wide(_, let classByte): classByte
            }
        return Int(bonuses[256 + Int(before) * 8 + Int(bonuses[Int(here)])])
    }

    /// The class byte of the character that ends there.
    @inline(__always)
    private static func classByte(before end: Int, of row: Span<UInt8>) -> UInt8 {
        guard row[end - 1] >= 0x80 else { return row[end - 1] }
        let head = row[end - ThreeBytes.count]
        // Han characters are letters, all of them.
        guard head < 0xE5 || head > 0xE8 else { return BonusTable.classByte(for: .letter) }
        let unit =
            UInt32(head & 0x0F) << 12 | UInt32(row[end - 2] & 0x3F) << 6 | UInt32(row[end - 1] & 0x3F)
        return BonusTable.classByte(for: characterClass(of: unit))
    }

    private static func hasKatakana(_ unit: UInt32) -> Bool {
        0x3041...0x3096 ~= unit || 0x309D...0x309E ~= unit
    }
}
