/// What was held down with a key or a mouse button.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
    /// A bit for each.
    package let rawValue: UInt8

    /// Those whose bits are set.
    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Shift.
    package static let shift = KeyModifiers(rawValue: 1)
    /// Alt, or Meta, or Option.
    package static let alt = KeyModifiers(rawValue: 2)
    /// Control.
    package static let control = KeyModifiers(rawValue: 4)
}

extension KeyModifiers {
    /// Those whose claim is true.
    init(_ claims: (isHeld: Bool, modifier: KeyModifiers)...) {
        self = claims.reduce(into: []) { held, claim in
            if claim.isHeld { held.insert(claim.modifier) }
        }
    }
}
