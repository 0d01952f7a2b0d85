import RowStore

extension Model {
    /// Commits the row under the pointer, at once or when the search pending has shown which one that is.
    mutating func beginCommit() -> [Effect] {
        commit = .searching(rows: rows.count)
        return settleCommit()
    }

    /// Ends a commit that waits, if what it waits for has come.
    mutating func settleCommit() -> [Effect] {
        switch commit {
        case .idle:
            return []
        case .searching(let needed):
            guard findings.ticket == ticket && findings.searched >= needed else { return [] }
            return finishCommit()
        case .held:
            return finishCommit()
        }
    }

    private mutating func finishCommit() -> [Effect] {
        if let row = cursor.row, findings.ticket == ticket {
            return [.finish(.picked([row]))]
        }
        if hasSeenAllRows { return [.finish(.nothing)] }
        commit = .held
        return []
    }

    /// Ends the run by the rules for scripts, once every row has been read and searched.
    mutating func answerAlone() -> [Effect] {
        guard isUntouched && settings.mayAnswerAlone && hasSeenAllRows else { return [] }
        if settings.selectsOnly && matches == 1 {
            return [.finish(.picked([findings.ranking[0]]))]
        }
        return settings.exitsOnNone && matches == 0 ? [.finish(.nothing)] : []
    }

    private var hasSeenAllRows: Bool {
        rows.isComplete && isSettled
    }
}
