import RowStore

extension Model {
    /// Puts rows into the tree that are not in it, as many as one turn has time for.
    mutating func growLevels() {
        guard levels?.isMarking != true else {
            levels?.goOnMarking(findings.ranking)
            return
        }
        guard levels != nil, let isWhole = levels?.grow(rows) else { return }
        if isWhole { showLevels() }
    }

    /// Whether rows wait to be put into the tree, or those found to be told from the others.
    var isGrowing: Bool { levels.map { $0.tree.rows < rows.count || $0.isMarking } ?? false }

    /// Shows what the search has found; where nothing is searched for, the cursor goes on to the end of its first wheels.
    mutating func showLevels() {
        guard let known = levels?.tree.rows, known >= rows.count else { return }
        levels?.show(findings.ranking, isWhole: findings.query.isEmpty)
        standOnLevel()
        guard !cursor.hasMoved, findings.query.isEmpty, let levels, let first = levels.first(below: nil),
            let row = levels.tree.row(of: levels.leaf(below: first)),
            let place = findings.ranking.position(of: row)
        else { return }
        cursor.rest(at: place, in: findings.ranking)
    }

    /// Gives the keys to the wheel of the row that was found, or else leaves them to one that has something on it.
    private mutating func standOnLevel() {
        guard let levels else { return }
        let node = cursor.row.flatMap { levels.tree.node(of: $0) }
        let level = cursor.hasMoved || findings.query.isEmpty ? nil : node.map { levels.tree.level(of: $0) }
        self.levels?.turn(to: level ?? levels.focus, from: cursor.row)
    }

    /// Turns a wheel of several; false where it is at its end.
    mutating func turnLevel(_ level: Int, by steps: Int) -> Bool {
        guard let levels, let row = cursor.row,
            let next = levels.row(afterTurning: level, by: steps, from: row, isRing: settings.goesRound),
            let place = findings.ranking.position(of: next)
        else { return false }
        cursor.move(to: place, in: findings.ranking)
        return true
    }

    /// How far a movement turns the wheel that has the keys; `nil` where it goes by the list.
    func levelSteps(for movement: Movement) -> Int? {
        let page = max(1, listHeight - 1)
        return switch movement {
        case .up: -1
        case .down: 1
        case .pageUp: -page
        case .pageDown: page
        case .halfPageUp: -max(1, page / 2)
        case .halfPageDown: max(1, page / 2)
        case .home: -.max
        case .end: .max
        case .place, .markedUp, .markedDown: nil
        }
    }

    /// Gives the keys to the wheel so many further.
    mutating func focusLevel(by steps: Int) {
        guard let levels else { return }
        self.levels?.turn(to: levels.focus + steps, from: cursor.row)
    }
}
