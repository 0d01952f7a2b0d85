import RowKeys

extension Model {
    /// The button that a commit was asked for by and that shows that it waits: the one that was used, and Done for keys
    /// that have none.
    var heldButton: Target? {
        switch waiting {
        case .nothing: nil
        case .toAct(let steps, rows: _): steps.lazy.compactMap(\.button).first
        case .forMatch: committer.button
        }
    }

    /// Does what the added button with this key does.
    mutating func press(_ key: Key) -> [Effect] {
        guard let button = settings.buttons.first(where: { $0.key == key }) else { return [] }
        return begin([button.action])
    }

    /// Commits, and keeps in mind by which button.
    mutating func accept(by key: Key) -> [Effect] {
        committer = .button(key)
        return commit(or: .end)
    }
}

extension Action {
    /// The button that does the same, where it commits.
    fileprivate var button: Target? {
        if case .acceptBy(let key) = self { return .button(key) }
        return self == .accept ? .done : nil
    }
}

extension Committer {
    fileprivate var button: Target {
        switch self {
        case .key, .clickOnDone, .doubleClick: .done
        case .button(let key): .button(key)
        }
    }
}
