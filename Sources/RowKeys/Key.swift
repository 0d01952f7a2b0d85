/// A key as a person thinks of it: what is on it, and what was held down with it.
///
/// A key has one value however the terminal spells it. What no ordinary terminal can tell apart is one key, so that
/// a binding holds everywhere: Ctrl-M is Enter, Ctrl-I is Tab, Ctrl-[ is Escape, Ctrl-_ is Ctrl-/, Ctrl-Backspace is
/// Ctrl-H, Shift-Enter is Enter, and Shift with a character is that other character.
package struct Key: Hashable, Sendable {
    /// What is on the key.
    package enum Symbol: Hashable, Sendable {
        case character(Character)
        case enter, escape, tab, backspace, delete, insert
        case up, down, left, right, home, end, pageUp, pageDown
        /// F1 and up.
        case function(Int)
    }

    /// What is on it, after what terminals cannot tell apart has been made one.
    package let symbol: Symbol
    /// What is held that makes it another key.
    package let modifiers: KeyModifiers

    /// The key that an ordinary terminal would tell of when this one is pressed.
    package init(_ symbol: Symbol, _ modifiers: KeyModifiers = []) {
        switch symbol {
        case .character(let character):
            (self.symbol, self.modifiers) = Self.plainest(character, modifiers)
        case .enter, .escape:
            (self.symbol, self.modifiers) = (symbol, modifiers.intersection(.alt))
        case .tab:
            (self.symbol, self.modifiers) = (symbol, modifiers.subtracting(.control))
        case .backspace where modifiers.contains(.control):
            (self.symbol, self.modifiers) = (.character("h"), modifiers.subtracting(.shift))
        case .backspace:
            (self.symbol, self.modifiers) = (symbol, modifiers.subtracting(.shift))
        case .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .function:
            (self.symbol, self.modifiers) = (symbol, modifiers)
        }
    }

    /// The character this key types; `nil` where it is not one, or where Control or Alt is held.
    package var typed: Character? {
        guard case .character(let character) = symbol, modifiers.isEmpty else { return nil }
        return character
    }

    /// The same key with more held down.
    func with(_ more: KeyModifiers) -> Key {
        Key(symbol, modifiers.union(more))
    }

    /// What is left of a character once Shift is in it, and Control has made another key of it.
    private static func plainest(_ character: Character, _ modifiers: KeyModifiers) -> (Symbol, KeyModifiers) {
        let others = modifiers.subtracting(.shift)
        guard modifiers.contains(.control) else { return (.character(character), others) }
        let withoutControl = others.subtracting(.control)
        switch character {
        case "i", "I": return (.tab, withoutControl)
        case "m", "M": return (.enter, withoutControl)
        case "[", "{", "3": return (.escape, withoutControl)
        case "?", "8": return (.backspace, withoutControl)
        case "@", "2": return (.character(" "), others)
        case "4", "|": return (.character("\\"), others)
        case "5", "}": return (.character("]"), others)
        case "6": return (.character("^"), others)
        case "7", "_": return (.character("/"), others)
        case "A"..."Z": return (.character(Character(character.lowercased())), others)
        default: return (.character(character), others)
        }
    }
}
