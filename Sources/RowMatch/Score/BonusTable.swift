import RowText

/// The bonus of every place in a line, by three look-ups in one table.
///
/// A line's characters are given as *class bytes*: an ASCII byte stands for itself, any other character for the ASCII
/// byte that `classByte(for:)` names. So a line that is all ASCII is its own class bytes.
///
/// Functions that score take the table as a span, for the reason that a table they held would be counted in and out
/// for every row.
struct BonusTable {
    /// First the class of each class byte, then the bonus of each class after each other, eight in a line.
    let entries: ContiguousArray<UInt8>

    init(_ scheme: Scheme) {
        let classes: [UInt8] = (0..<256).map { ($0 < 0x80 ? characterClass(of: UInt32($0)) : .letter).rawValue }
        let all = CharacterClass.allCases
        let bonuses: [[UInt8]] = all.map { before in
            all.map { UInt8(ScoreWeights.bonus(after: before, at: $0, scheme)) } + [0]
        }
        entries = ContiguousArray(classes + bonuses.joined())
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

extension Span<UInt8> {
    /// In a bonus table, what finding a letter at the line's beginning is worth.
    var bonusAtStart: Int {
        Int(self[256 + Int(CharacterClass.white.rawValue) * 8 + Int(CharacterClass.letter.rawValue)])
    }

    /// In a bonus table, what finding the character at a place of a line is worth for where it stands. Before a line's
    /// first character stands a blank, as it were.
    @inline(__always)
    func bonus(at index: Int, of line: Span<UInt8>) -> Int {
        let before = index == 0 ? CharacterClass.white.rawValue : self[Int(line[index - 1])]
        return Int(self[256 + Int(before) * 8 + Int(self[Int(line[index])])])
    }

    /// In a bonus table, whether a class byte stands for white space.
    @inline(__always)
    func isWhite(_ classByte: UInt8) -> Bool {
        self[Int(classByte)] == CharacterClass.white.rawValue
    }

    /// In a bonus table, whether no word goes on through such a character.
    func partsWords(_ classByte: UInt8) -> Bool {
        self[Int(classByte)] <= CharacterClass.delimiter.rawValue
    }
}
