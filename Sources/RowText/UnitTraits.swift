/// What has to be known of every unit, in one byte: two look-ups, and no search for the many that are nothing special.
struct UnitTraits: Equatable {
    /// Bits 0–2: the character class. Bit 3: has a lower case. Bit 4: fzf folds it. Bit 5: has a base letter all the
    /// same. Bit 6: cannot be copied into a normal form as it is.
    private let bits: UInt8

    @inline(__always)
    init(of unit: UInt32) {
        guard unit < TraitsTable.end else {
            bits = CharacterClass.nonWord.rawValue
            return
        }
        let page = Self.byte(Int(unit >> 7), of: TraitsTable.pageIndex)
        bits = Self.byte(Int(page) << 7 | Int(unit & 0x7F), of: TraitsTable.pages)
    }

    var characterClass: CharacterClass { CharacterClass(rawValue: bits & 0x07) ?? .nonWord }
    var hasLowerCase: Bool { bits & 0x08 != 0 }
    var isFoldedByFzf: Bool { bits & 0x10 != 0 }
    var hasBaseLetter: Bool { bits & 0x20 != 0 }
    var composes: Bool { bits & 0x40 != 0 }

    @inline(__always)
    private static func byte(_ index: Int, of table: ContiguousArray<UInt64>) -> UInt8 {
        UInt8(truncatingIfNeeded: table[index >> 3] >> UInt64((index & 7) * 8))
    }
}
