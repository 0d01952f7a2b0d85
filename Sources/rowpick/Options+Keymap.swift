import RowKeys
import RowOptions
import RowPicker

extension Options {
    /// The standard keys with what `--bind` changed of them; a key that `--expect` names commits and nothing else.
    var keymap: Keymap {
        var keymap = Keymap.standard
        for binding in bindings {
            for trigger in binding.triggers { bind(trigger, as: binding, in: &keymap) }
        }
        for trigger in expected.keys { set(trigger, to: .accept, in: &keymap) }
        return keymap
    }

    private func bind(_ trigger: Trigger, as binding: Binding, in keymap: inout Keymap) {
        let new = binding.actions.map { $0.action(for: trigger, layout: layout) }
        let old = binding.isAddition ? [action(of: trigger, in: keymap)].compactMap { $0 } : []
        let actions = old + new
        guard let first = actions.first else { return set(trigger, to: nil, in: &keymap) }
        set(trigger, to: actions.count == 1 ? first : .sequence(actions), in: &keymap)
    }

    private func action(of trigger: Trigger, in keymap: Keymap) -> Action? {
        switch trigger {
        case .key(let key): keymap[key]
        case .doubleClick: keymap.doubleClick
        }
    }

    private func set(_ trigger: Trigger, to action: Action?, in keymap: inout Keymap) {
        switch trigger {
        case .key(let key): keymap[key] = action
        case .doubleClick: keymap.doubleClick = action ?? .ignore
        }
    }
}
