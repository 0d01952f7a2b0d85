/// What kind of character a unit is, as fzf's scoring parts them.
package enum CharacterClass: UInt8, Sendable, CaseIterable {
    /// White space.
    case white
    /// Whatever is none of the others, marks and signs among them.
    case nonWord
    /// `/ , : ; |`
    case delimiter
    case lower
    case upper
    /// A letter that has no case, such as a Han character, or is between the cases.
    case letter
    /// Any number, `²` and `Ⅷ` too.
    case number
}

/// The class of a unit by its Unicode general category; constant time.
package func characterClass(of unit: UInt32) -> CharacterClass {
    UnitTraits(of: unit).characterClass
}
