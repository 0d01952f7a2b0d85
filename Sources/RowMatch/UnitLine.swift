import RowStore
import RowText

/// A row that is not all ASCII, as what terms compare: made once a row, and each variant when a term first asks.
struct UnitLine {
    /// What a term wants folded.
    struct Variant: Equatable {
        /// Small letters for capitals; the quick fuzzy way and all others do so for every character that has one…
        var ignoresCase: Bool
        var ignoresAccents: Bool
        /// …the thorough fuzzy way only for what is a capital letter, which a Roman number or a circled letter is not.
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
        classBytes.removeAll(keepingCapacity: true)
        for unit in text.units {
            classBytes.append(unit < 0x80 ? UInt8(unit) : BonusTable.classByte(for: characterClass(of: unit)))
        }
        for index in made.indices {
            made[index] = false
        }
    }

    mutating func make(_ variant: Variant) {
        let index = variant.index
        guard index > 0, !made[index] else { return }
        made[index] = true
        variants[index].removeAll(keepingCapacity: true)
        for place in text.units.indices {
            variants[index].append(folded(place, as: variant))
        }
    }

    /// The units of a variant that was made.
    subscript(variant: Variant) -> ContiguousArray<UInt32> {
        variant.index == 0 ? text.units : variants[variant.index]
    }

    private func folded(_ place: Int, as variant: Variant) -> UInt32 {
        var unit = text.units[place]
        if variant.ignoresCase && (!variant.onlyCapitals || BonusTable.isCapital(classBytes[place])) {
            unit = Folding.lowercased(unit)
        }
        return variant.ignoresAccents ? folding.plain(unit) : unit
    }
}
