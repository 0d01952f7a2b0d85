import RowText

/// A row that is not all ASCII, as what terms compare: made once a row, and each variant when a term first asks.
struct UnitLine {
    /// What a term wants folded.
    struct Variant: Equatable {
        /// Small letters for whatever has one.
        var ignoresCase: Bool
        var ignoresAccents: Bool
        /// Small letters only for capital letters, which Roman numbers and circled letters are not.
        var onlyCapitals: Bool

        fileprivate var index: Int {
            (ignoresCase ? 1 : 0) + (ignoresAccents ? 2 : 0) + (onlyCapitals && ignoresCase ? 4 : 0)
        }
    }

    private var folding = Folding.none
    private(set) var text = FoldedText()
    /// One a unit: see `BonusTable`.
    private(set) var classBytes: ContiguousArray<UInt8> = []
    private var variants = Array(repeating: ContiguousArray<UInt32>(), count: 8)
    private var made = Array(repeating: false, count: 8)

    mutating func refill(from bytes: ContiguousArray<UInt8>, in range: Range<Int>, folding: Folding) {
        self.folding = folding
        text.refill(from: bytes, in: range, folding: folding)
        let units = text.units
        classBytes.removeAll(keepingCapacity: true)
        classBytes.reserveCapacity(units.count)
        for place in units.indices {
            classBytes.append(Self.classByte(of: units[place]))
        }
        for index in made.indices {
            made[index] = false
        }
    }

    mutating func make(_ variant: Variant) {
        let index = variant.index
        guard index > 0, !made[index] else { return }
        made[index] = true
        var folded: ContiguousArray<UInt32> = []
        swap(&folded, &variants[index])
        folded.removeAll(keepingCapacity: true)
        folded.reserveCapacity(text.units.count)
        let units = text.units
        for place in units.indices {
            folded.append(Self.folded(units[place], classByte: classBytes[place], as: variant, folding))
        }
        swap(&folded, &variants[index])
    }

    /// The units of a variant that was made.
    subscript(variant: Variant) -> ContiguousArray<UInt32> {
        variant.index == 0 ? text.units : variants[variant.index]
    }

    @inline(__always)
    private static func folded(_ unit: UInt32, classByte: UInt8, as variant: Variant, _ folding: Folding) -> UInt32 {
        guard !isPlain(unit) else { return unit }
        guard unit >= 0x80 else {
            return variant.ignoresCase && BonusTable.isCapital(classByte) ? unit | 0x20 : unit
        }
        let hasSmallLetter = variant.ignoresCase && (!variant.onlyCapitals || BonusTable.isCapital(classByte))
        let cased = hasSmallLetter ? Folding.lowercased(unit) : unit
        return variant.ignoresAccents ? folding.plain(cased) : cased
    }

    @inline(__always)
    private static func classByte(of unit: UInt32) -> UInt8 {
        guard unit >= 0x80 else { return UInt8(unit) }
        guard unit &- 0x4E00 >= 0x9FFF - 0x4E00 else { return BonusTable.classByte(for: .letter) }
        return BonusTable.classByte(for: characterClass(of: unit))
    }

    /// Whether a unit is one of the Han characters, kana and signs that have neither case nor accent.
    @inline(__always)
    private static func isPlain(_ unit: UInt32) -> Bool {
        unit &- 0x2E80 < 0xA000 - 0x2E80
    }
}

extension UnitLine.Variant {
    /// What a term wants of a line of so many units.
    ///
    /// In fzf the thorough fuzzy way alone knows only capital letters; that is kept with its folding.
    init(_ term: Term, count: Int, _ folding: Folding) {
        let isThorough = term.kind == .fuzzy && !GreedyScore.isFor(characters: count, pattern: term.range.count)
        self.init(
            ignoresCase: term.ignoresCase, ignoresAccents: term.ignoresAccents,
            onlyCapitals: isThorough && folding != .full)
    }
}
