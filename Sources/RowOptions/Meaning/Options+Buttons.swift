import RowKeys

extension Options {
    /// What picks and has its name printed, each with that name: the keys that `--expect` names, and those of buttons
    /// that pick. No such line is printed where there is none.
    package var named: [Trigger: String] {
        var named = expected
        for button in buttons {
            if case .pick(let name) = button.deed { named[.key(button.key)] = name }
        }
        return named
    }

    /// Adds one more button, unless an earlier one has its key.
    mutating func add(_ button: ButtonOption) throws(OptionError) {
        if let earlier = buttons.first(where: { $0.key == button.key }) {
            let (one, other) = (ShownWord(earlier.label), ShownWord(button.label))
            throw OptionError(
                "--button: '\(one)' and '\(other)' have the same key \(KeyName.name(of: button.key))",
                "give each its own")
        }
        buttons.append(button)
    }

    /// A key cannot both leave and pick.
    func refuseKeysOfTwoMinds() throws(OptionError) {
        for button in buttons {
            guard case .leave = button.deed, let name = expected[.key(button.key)] else { continue }
            throw OptionError(
                "the key \(ShownWord(name)) is to pick by --expect, and to leave by --button", "choose two keys")
        }
    }
}
