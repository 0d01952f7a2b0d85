import RowKeys
import RowOptions
import RowPicker

extension Options {
    /// The standard keys with what `--bind` changed of them; a key that `--expect` names commits and nothing else,
    /// and that of a button does what the button does.
    var keymap: Keymap {
        var keymap = Keymap.standard
        if levels != nil || view.isDial { keymap.goThroughWheels() }
        if view == .table { keymap.scrollTable() }
        for (trigger, actions) in boundActions {
            let all = actions.map { $0.action(for: trigger, layout: layout) }
            keymap.set(trigger, to: all.count > 1 ? .sequence(all) : all.first)
        }
        for trigger in expected.keys { keymap.set(trigger, to: .accept) }
        for button in barButtons { keymap[button.key] = button.action }
        return keymap
    }

    /// What each key does that is bound by an option; an addition adds to that alone, as in fzf, and not to what the key
    /// did before.
    private var boundActions: [Trigger: [BindableAction]] {
        var bound: [Trigger: [BindableAction]] = [:]
        for binding in bindings {
            for trigger in binding.triggers {
                let earlier = binding.isAddition ? bound[trigger] ?? [] : []
                bound[trigger] = earlier + binding.actions
            }
        }
        return bound
    }
}

extension Keymap {
    fileprivate mutating func set(_ trigger: Trigger, to action: Action?) {
        switch trigger {
        case .key(let key): self[key] = action
        case .doubleClick: doubleClick = action ?? .ignore
        }
    }
}
