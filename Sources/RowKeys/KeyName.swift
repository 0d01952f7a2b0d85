/// What keys are called in writing: `ctrl-a`, `alt-x`, `page-up`, `f1`, or the character itself.
package enum KeyName {
    /// The key that a name stands for, by any of its synonyms; letter case matters only in a single character.
    ///
    /// `nil` for what is no name, and for a key that a terminal tells of as another one: see ``key(meantBy:)``.
    package static func key(named name: String) -> Key? {
        let (modifiers, rest) = parts(of: name)
        guard let key = plainKey(named: rest)?.with(modifiers) else { return nil }
        // Control with a character is a key of its own, whatever terminals make of it.
        let mayLose: KeyModifiers = rest.count == 1 ? .control : []
        return modifiers.subtracting(key.modifiers).isSubset(of: mayLose) ? key : nil
    }

    /// The key that comes when the one with this name is pressed, which no ordinary terminal can tell of: Enter for
    /// `shift-enter`.
    package static func key(meantBy name: String) -> Key? {
        let (modifiers, rest) = parts(of: name)
        return plainKey(named: rest)?.with(modifiers)
    }

    /// What a name holds besides the modifiers before it, which are left as they are written.
    package static func unmodified(_ name: String) -> String {
        parts(of: name).rest
    }

    private static func parts(of name: String) -> (modifiers: KeyModifiers, rest: String) {
        var rest = name[...]
        var modifiers: KeyModifiers = []
        while let (prefix, modifier) = prefix(of: rest) {
            rest = rest.dropFirst(prefix.count)
            modifiers.insert(modifier)
        }
        return (modifiers, String(rest))
    }

    /// The first name of a key; `key(named:)` gives the key back.
    package static func name(of key: Key) -> String {
        let held = prefixes.filter { key.modifiers.contains($0.modifier) }.map(\.text).joined()
        return held + name(of: key.symbol)
    }

    /// Every key that has a word for a name, with its synonyms after it.
    package static let words: [(key: Key, names: [String])] = [
        (.enter, ["enter", "return"]),
        (.space, ["space"]),
        (.backspace, ["backspace", "bspace", "bs"]),
        (.tab, ["tab"]),
        (.backTab, ["shift-tab", "btab"]),
        (.escape, ["esc"]),
        (.delete, ["delete", "del"]),
        (.insert, ["insert"]),
        (.up, ["up"]),
        (.down, ["down"]),
        (.left, ["left"]),
        (.right, ["right"]),
        (.home, ["home"]),
        (.end, ["end"]),
        (.pageUp, ["page-up", "pgup"]),
        (.pageDown, ["page-down", "pgdn"]),
    ]

    private static let prefixes: [(text: String, modifier: KeyModifiers)] = [
        ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
    ]

    private static let longestPrefix = "shift-".count

    /// The modifier a name begins with, where something is left to be held together with it.
    private static func prefix(of name: Substring) -> (text: String, modifier: KeyModifiers)? {
        // No more of the name than it takes: there may be thousands of them before it.
        let start = name.prefix(longestPrefix + 1).lowercased()
        return prefixes.first { start.hasPrefix($0.text) && start.count > $0.text.count }
    }

    private static func plainKey(named name: String) -> Key? {
        if name.count == 1, let character = name.first {
            return isControl(character) ? nil : .character(character)
        }
        let lowered = name.lowercased()
        if let word = words.first(where: { $0.names.contains(lowered) }) {
            return word.key
        }
        guard lowered.hasPrefix("f"), let number = Int(lowered.dropFirst()), functionKeys.contains(number) else {
            return nil
        }
        return .function(number)
    }

    /// No key types one: what sends it is known by another name.
    private static func isControl(_ character: Character) -> Bool {
        character.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    private static func name(of symbol: Key.Symbol) -> String {
        if let word = words.first(where: { $0.key == Key(symbol) }) {
            return word.names[0]
        }
        switch symbol {
        case .character(let character): return String(character)
        case .function(let number): return "f\(number)"
        case .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp,
            .pageDown:
            preconditionFailure("the table of words leaves out a key")
        }
    }

    /// As many as any keyboard protocol has numbers for.
    private static let functionKeys = 1...35
}
