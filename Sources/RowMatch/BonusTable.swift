import RowText

/// The bonus of every place in a line, by two look-ups.
///
/// A line's characters are given as *class bytes*: an ASCII byte stands for itself, any other character for the ASCII
/// byte that `classByte(for:)` names. So a line that is all ASCII is its own class bytes.
struct BonusTable {
    private let classes: ContiguousArray<UInt8>
    private let bonuses: ContiguousArray<Int8>

    init() {
        classes = ContiguousArray(
            (0..<256).map { $0 < 0x80 ? characterClass(of: UInt32($0)) : .letter }.map(\.rawValue))
        let all = CharacterClass.allCases
        bonuses = ContiguousArray(
            all.flatMap { before in all.map { Int8(ScoreWeights.bonus(after: before, at: $0)) } + [0] })
    }

    /// Before a line's first character stands a blank, as it were.
    @inline(__always)
    func bonus(at index: Int, of line: Span<UInt8>) -> Int {
        let before = index == 0 ? CharacterClass.white.rawValue : classes[Int(line[index - 1])]
        return Int(bonuses[Int(before) * 8 + Int(classes[Int(line[index])])])
    }

    func isWhite(_ classByte: UInt8) -> Bool {
        classes[Int(classByte)] == CharacterClass.white.rawValue
    }

    /// Whether no word goes on through such a character.
    func partsWords(_ classByte: UInt8) -> Bool {
        classes[Int(classByte)] <= CharacterClass.delimiter.rawValue
    }

    static func isCapital(_ classByte: UInt8) -> Bool {
        classByte &- 0x41 < 26
    }

    static func classByte(for character: CharacterClass) -> UInt8 {
        switch character {
        case .white: UInt8(ascii: " ")
        case .nonWord: UInt8(ascii: "-")
        case .delimiter: UInt8(ascii: "/")
        case .lower: UInt8(ascii: "a")
        case .upper: UInt8(ascii: "A")
        case .letter: 0x80
        case .number: UInt8(ascii: "0")
        }
    }
}
