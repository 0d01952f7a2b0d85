/// The keys a binding is about, each pressed alone where nothing else is said.
extension Key {
    package static let enter = Key(.enter)
    package static let escape = Key(.escape)
    package static let tab = Key(.tab)
    /// Shift-Tab.
    package static let backTab = Key(.tab, .shift)
    package static let backspace = Key(.backspace)
    package static let delete = Key(.delete)
    package static let insert = Key(.insert)
    package static let up = Key(.up)
    package static let down = Key(.down)
    package static let left = Key(.left)
    package static let right = Key(.right)
    package static let home = Key(.home)
    package static let end = Key(.end)
    package static let pageUp = Key(.pageUp)
    package static let pageDown = Key(.pageDown)
    package static let space = Key(.character(" "))

    /// F1 is `function(1)`.
    package static func function(_ number: Int) -> Key {
        Key(.function(number))
    }

    /// A character typed with nothing else held.
    package static func character(_ character: Character) -> Key {
        Key(.character(character))
    }

    /// Ctrl with a character: `control("c")`, and `control(" ")` for Ctrl-Space.
    package static func control(_ character: Character) -> Key {
        Key(.character(character), .control)
    }

    /// Alt with a character, upper case told from lower.
    package static func alt(_ character: Character) -> Key {
        Key(.character(character), .alt)
    }
}
