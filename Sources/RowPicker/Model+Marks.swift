import RowMatch
import RowStore

extension Model {
    /// Changes which rows are marked; of an empty list none is, and of a run that marks none neither.
    mutating func mark(_ mark: Mark) -> [Effect] {
        guard selection.most > 0 else { return [] }
        switch mark {
        case .toggle: if let row = cursor.row { _ = selection.toggle(row) }
        case .toggleAndMove(let movement):
            guard let row = cursor.row, selection.toggle(row) else { break }
            return move(movement)
        case .select: if let row = cursor.row { selection.insert(row) }
        case .deselect: if let row = cursor.row { selection.remove(row) }
        case .toggleAll: toggleAll(in: findings.ranking)
        case .selectAll: selectAll(in: findings.ranking)
        case .deselectAll: deselectAll(in: findings.ranking)
        case .clear: selection.removeAll()
        }
        return []
    }

    private mutating func selectAll(in list: Ranking) {
        for place in 0..<list.count {
            guard !selection.isFull else { return }
            selection.insert(list[place])
        }
    }

    private mutating func deselectAll(in list: Ranking) {
        for place in 0..<list.count {
            guard !selection.isEmpty else { return }
            selection.remove(list[place])
        }
    }

    private mutating func toggleAll(in list: Ranking) {
        let before = selection
        deselectAll(in: list)
        for place in 0..<list.count {
            guard !selection.isFull else { return }
            if !before.contains(list[place]) { selection.insert(list[place]) }
        }
    }
}
