/// Which differences in writing do not count when text is compared.
///
/// Case is no part of it: the matcher folds it term by term.
package enum Folding: Sendable, Equatable {
    /// None: a unit is a scalar as it was read.
    case none
    /// fzf's: a unit is a scalar as it was read, and an accented Latin letter also answers to the plain one.
    case accents
    /// Composed and decomposed forms are one, so are full-width and half-width forms, so are hiragana and katakana; and
    /// an accented Latin letter also answers to the plain one.
    case full
}

extension Folding {
    /// How far a katakana lies above its hiragana.
    package static let katakanaOffset: UInt32 = 0x60

    /// The lower case of a unit, one for one: `İ` becomes `i`.
    package static func lowercased(_ unit: UInt32) -> UInt32 {
        if unit < 0x80 {
            return unit &- 0x41 < 26 ? unit | 0x20 : unit
        }
        guard UnitTraits(of: unit).hasLowerCase else { return unit }
        return CaseTable.lower.value(of: unit) ?? unit
    }

    /// The ASCII letter or digit that fzf takes a unit for, or the unit.
    ///
    /// Take the lower case first where case does not count: fzf knows `ā` but not `Ā`.
    package static func withoutAccent(_ unit: UInt32) -> UInt32 {
        guard unit >= 0x80, UnitTraits(of: unit).isFoldedByFzf else { return unit }
        return AccentTable.fzf.value(of: unit) ?? unit
    }

    /// As `withoutAccent`, and also the ASCII letter of any composed letter that fzf does not know, such as `Ā` or `ǖ`.
    package static func baseLetter(_ unit: UInt32) -> UInt32 {
        guard unit >= 0x80, UnitTraits(of: unit).hasBaseLetter else { return withoutAccent(unit) }
        return AccentTable.bases.value(of: unit) ?? unit
    }

    /// What a unit is compared as besides itself: the unit, `withoutAccent` or `baseLetter`.
    package func plain(_ unit: UInt32) -> UInt32 {
        switch self {
        case .none: unit
        case .accents: Self.withoutAccent(unit)
        case .full: Self.baseLetter(unit)
        }
    }
}
