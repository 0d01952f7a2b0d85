import RowStore

extension Model {
    /// Does what a key asks for, as far as the list it needs is there; the rest waits for it.
    mutating func begin(_ steps: [Action]) -> [Effect] {
        switch waiting {
        case .nothing, .forMatch: waiting = .toAct(steps, rows: rows.count)
        case .toAct(let earlier, _): waiting = .toAct(earlier + steps, rows: rows.count)
        }
        return endWaiting()
    }

    /// Does what waits, if what it waits for has come.
    mutating func endWaiting() -> [Effect] {
        guard waiting != .forMatch else { return commit(or: fallback) }
        var effects: [Effect] = []
        while case .toAct(let steps, let needed) = waiting, let next = steps.first, isReady(for: next, over: needed) {
            let rest = Array(steps.dropFirst())
            waiting = rest.isEmpty ? .nothing : .toAct(rest, rows: needed)
            effects += perform(next)
            if effects.contains(where: \.isEnd) { waiting = .nothing }
        }
        return effects
    }

    /// Whether the list is there that an action needs; a commit of what is marked needs none.
    private func isReady(for action: Action, over needed: Int) -> Bool {
        if isFieldClosed || action.isCommit && !selection.isEmpty { return true }
        return switch action.need {
        case .nothing: true
        case .settledList:
            findings.ticket == ticket && findings.searched >= needed && knowsPlaces(for: action) && !isGrowing
        }
    }

    /// Whether a key waits for more rows to be in order than the best, which the search has to be asked for.
    package var wantsWholeOrder: Bool {
        guard case .toAct(let steps, rows: _) = waiting, let next = steps.first, findings.ticket == ticket else {
            return false
        }
        return !knowsPlaces(for: next)
    }

    /// Whether it is known which rows stand where an action goes, and all around it.
    private func knowsPlaces(for action: Action) -> Bool {
        let known = findings.ranking.placesKnown
        guard levels == nil, known < matches, let reach = reach(of: action) else { return true }
        return reach < known
    }

    /// The last place that an action looks at or brings in sight; `nil` for one that does not leave its row.
    private func reach(of action: Action) -> Int? {
        let overAll: [Action] = [
            .move(.markedUp), .move(.markedDown), .mark(.toggleAll), .mark(.selectAll), .mark(.deselectAll),
        ]
        guard !overAll.contains(action) else { return matches }
        return action.movement.map { destination(of: $0) + listHeight }
    }

    /// Commits the rows marked, or else the row under the pointer. Where there is none, one may still come, and whatever
    /// else its key asked for was meant for that row.
    mutating func commit(or fallback: Fallback) -> [Effect] {
        guard !isFieldClosed else { return commitField() }
        if let effects = commitDial() { return effects }
        guard selection.isEmpty else { return pick(.rows(selection.rows)) }
        if let row = cursor.row, findings.ticket == ticket {
            return pick(.rows([row]))
        }
        if hasSeenAllRows { return endWithoutRow(by: fallback) }
        self.fallback = fallback
        waiting = .forMatch
        return []
    }

    private mutating func endWithoutRow(by fallback: Fallback) -> [Effect] {
        switch fallback {
        case .end: return [.finish(.nothing)]
        case .takeQuery: return [.finish(.query)]
        case .stay:
            if waiting == .forMatch { waiting = .nothing }
            return []
        }
    }

    /// Moves through the list.
    mutating func move(_ movement: Movement) -> [Effect] {
        if let wheel = dial?.focus ?? levels?.focus, let steps = levelSteps(for: movement) {
            _ = dial != nil ? turnDial(wheel, by: steps) : turnLevel(wheel, by: steps)
            return []
        }
        cursor.move(to: destination(of: movement), in: findings.ranking)
        return []
    }

    private func destination(of movement: Movement) -> Int {
        let down = settings.layout == .reverse ? 1 : -1
        return switch movement {
        case .up: neighbour(by: -down)
        case .down: neighbour(by: down)
        case .pageUp: cursor.index - down * listHeight
        case .pageDown: cursor.index + down * listHeight
        case .halfPageUp: cursor.index - down * max(1, listHeight / 2)
        case .halfPageDown: cursor.index + down * max(1, listHeight / 2)
        case .home: 0
        case .end: matches - 1
        case .place(let place): place < 0 ? matches + place : place - 1
        case .markedUp: nextMarked(by: -down)
        case .markedDown: nextMarked(by: down)
        }
    }

    /// Where the next marked row is, going through the list by steps of one; linear in what lies between.
    private func nextMarked(by step: Int) -> Int {
        guard !selection.isEmpty else { return cursor.index }
        var place = cursor.index
        for _ in 0..<matches {
            place = (place + step + matches) % matches
            if selection.contains(findings.ranking[place]) { return place }
        }
        return cursor.index
    }

    /// The next row on one side; from an end of the list the other end, where it goes round.
    private func neighbour(by step: Int) -> Int {
        let next = cursor.index + step
        guard settings.goesRound && !(0..<matches).contains(next) else { return next }
        return step > 0 ? 0 : matches - 1
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

    /// Whether every row has been read and searched.
    package var hasSeenAllRows: Bool {
        rows.isComplete && isSettled
    }
}

extension Action {
    /// Where it leads, if it does.
    fileprivate var movement: Movement? {
        if case .move(let movement) = self { return movement }
        if case .mark(.toggleAndMove(let movement)) = self { return movement }
        return nil
    }
}
