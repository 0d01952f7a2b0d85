/// Unicode's canonical decomposition and composition (UAX #15), scalar by scalar.
enum NormalForm {
    /// The scalar that a full-width or half-width form stands for, or the scalar.
    static func usualWidth(of scalar: UInt32) -> UInt32 {
        guard scalar == 0x3000 || 0xFF01...0xFFEE ~= scalar else { return scalar }
        return decomposition(of: scalar)?.first ?? scalar
    }

    /// One step of the decomposition of a scalar; `second` is `nil` where it only has another form.
    static func decomposition(of scalar: UInt32) -> (first: UInt32, second: UInt32?)? {
        if Hangul.syllables.contains(scalar) {
            return Hangul.decomposition(of: scalar)
        }
        let key = UInt64(scalar) << 42
        guard let entry = NormalFormTable.apart.lastEntry(upTo: key | (1 << 42 - 1)), entry >= key else { return nil }
        let second = UInt32(truncatingIfNeeded: entry) & 0x1F_FFFF
        return (UInt32(truncatingIfNeeded: entry >> 21) & 0x1F_FFFF, second == 0 ? nil : second)
    }

    /// What two scalars join to.
    static func composition(of first: UInt32, and second: UInt32) -> UInt32? {
        if let syllable = Hangul.composition(of: first, and: second) {
            return syllable
        }
        let key = UInt64(first) << 42 | UInt64(second) << 21
        guard let entry = NormalFormTable.together.lastEntry(upTo: key | 0x1F_FFFF), entry >= key else { return nil }
        return UInt32(truncatingIfNeeded: entry) & 0x1F_FFFF
    }

    /// Where a mark stands in the order of marks; 0 for what begins a character.
    static func combiningClass(of scalar: UInt32) -> UInt8 {
        guard UnitTraits(of: scalar).composes else { return 0 }
        let bound = UInt64(scalar) << 32 | 0xFFFF_FFFF
        guard let entry = NormalFormTable.combiningClasses.lastEntry(upTo: bound) else { return 0 }
        let last = UInt32(truncatingIfNeeded: entry) >> 8
        return scalar <= last ? UInt8(truncatingIfNeeded: entry) : 0
    }
}
