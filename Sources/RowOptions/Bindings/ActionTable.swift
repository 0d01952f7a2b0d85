/// Every action a key may be bound to, by the names of fzf; parser and manual page are made from it.
enum ActionTable {
    /// An action's names, what it takes, and what the manual page says of it.
    struct Entry: Sendable {
        /// The usual one first.
        let names: [String]
        let meaning: Meaning
        let help: String

        enum Meaning: Sendable {
            case plain(BindableAction)
            /// Takes a value, which the manual page calls by the name given here.
            case text(String, @Sendable (String) throws(OptionError) -> BindableAction)
            /// Takes one, and can do without.
            case plainOrText(BindableAction, String, @Sendable (String) -> BindableAction)
        }

        init(_ names: String..., does meaning: Meaning, _ help: String) {
            self.names = names
            self.meaning = meaning
            self.help = help
        }

        /// An action without a value.
        init(_ names: String..., does action: BindableAction, _ help: String) {
            self.names = names
            meaning = .plain(action)
            self.help = help
        }
    }

    static let entries = ending + editing + moving + marking + arranging + showing

    /// Every name of every action.
    static let names = entries.flatMap(\.names)

    /// The action of that name; letter case does not matter.
    static func entry(named name: String) -> Entry? {
        let lowered = name.lowercased()
        return entries.first { $0.names.contains(lowered) }
    }
}
