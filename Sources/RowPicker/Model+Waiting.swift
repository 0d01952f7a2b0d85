import RowStore

extension Model {
    /// Commits the row under the pointer, at once or when the search pending has shown which one that is.
    mutating func beginCommit(by committer: Committer) -> [Effect] {
        self.committer = committer
        waiting = .toCommit(rows: rows.count)
        return endWaiting()
    }

    /// Moves through the list, at once or when it is that of the query as it stands.
    ///
    /// Unlike a commit it does not wait for the last row: the best found so far are there within a frame.
    mutating func beginMove(_ movement: Movement) -> [Effect] {
        waiting = .toMove(movement)
        return endWaiting()
    }

    /// Does what waits, if what it waits for has come.
    mutating func endWaiting() -> [Effect] {
        switch waiting {
        case .nothing:
            return []
        case .toMove(let movement):
            guard findings.ticket == ticket else { return [] }
            waiting = .nothing
            cursor.move(to: destination(of: movement), in: findings.ranking)
            return []
        case .toCommit(let needed):
            guard findings.ticket == ticket && findings.searched >= needed else { return [] }
            return commit()
        case .forMatch:
            return commit()
        }
    }

    private mutating func commit() -> [Effect] {
        if let row = cursor.row, findings.ticket == ticket {
            return [.finish(.picked([row]))]
        }
        if hasSeenAllRows { return [.finish(.nothing)] }
        waiting = .forMatch
        return []
    }

    private func destination(of movement: Movement) -> Int {
        let down = settings.layout == .reverse ? 1 : -1
        return switch movement {
        case .up: cursor.index - down
        case .down: cursor.index + down
        case .pageUp: cursor.index - down * listHeight
        case .pageDown: cursor.index + down * listHeight
        case .home: 0
        case .end: matches - 1
        }
    }

    /// Ends the run by the rules for scripts, once every row has been read and searched.
    ///
    /// What could not be read might match too, so somebody has to look at it then.
    mutating func answerAlone() -> [Effect] {
        let wasReadWhole = !rows.isCutShort && failure == nil
        guard isUntouched && settings.mayAnswerAlone && hasSeenAllRows && wasReadWhole else { return [] }
        if settings.selectsOnly && matches == 1 {
            return [.finish(.picked([findings.ranking[0]]))]
        }
        return settings.exitsOnNone && matches == 0 ? [.finish(.nothing)] : []
    }

    private var hasSeenAllRows: Bool {
        rows.isComplete && isSettled
    }
}
