import RowMatch
import RowStore

extension Model {
    /// Whether every row is in the list, so that no search is needed to know it.
    var isUnfiltered: Bool { searched.isEmpty }

    /// Starts anew with the query as it stands: back on the best row.
    ///
    /// What there is of no rows is known without a search, and none would ever tell of it.
    mutating func search() -> [Effect] {
        guard dial == nil else {
            dial?.read(query.text)
            return []
        }
        ticket = ticket.next
        searched = Query(query.text, rules: settings.rules)
        if isUnfiltered && order == nil || rows.count == 0 {
            listAllRows()
        }
        cursor.reset(in: findings.ranking)
        viewport.reset()
        levels?.forgetMarking()
        if isUnfiltered { showLevels() }
        return [.search(searched, ticket)]
    }

    /// Takes what a search has found; of a query that has changed since, it is no news.
    mutating func take(_ new: Findings) -> [Effect] {
        precondition(new.searched <= rows.count, "rows are known before they are found")
        guard new.ticket == ticket else { return [] }
        advances += 1
        list(new)
        showLevels()
        return seekGoal() + answerAlone() + endWaiting()
    }

    /// Takes the rows read so far.
    mutating func arrive(_ snapshot: Snapshot) -> [Effect] {
        let known = rows.count
        advances += snapshot.count > known ? 1 : 0
        keepMarked(before: snapshot.first)
        rows = snapshot
        if isUnfiltered && (order == nil || rows.count == 0) {
            listAllRows()
        }
        levels?.forgetMarking()
        growLevels()
        fit()
        goal?.look(through: rows, from: known, delimiter: settings.delimiter)
        field?.look(through: rows, from: known, delimiter: settings.delimiter)
        return seekGoal() + answerAlone() + endWaiting()
    }

    private mutating func listAllRows() {
        list(allRows)
    }

    /// What an empty query finds.
    var allRows: Findings {
        let ranking = Ranking.all(rows.indices, isReversed: settings.rules.isReversed)
        return Findings(ticket: ticket, query: searched, ranking: ranking, rows: rows, searched: rows.count)
    }

    private mutating func list(_ new: Findings) {
        let before = cursor.index
        findings = new
        cursor.follow(new.ranking)
        if cursor.hasMoved { viewport.shift(by: cursor.index - before) }
    }

    /// Goes to where the run was asked to begin, once that row is in the list.
    mutating func seekGoal() -> [Effect] {
        guard let goal, let row = goal.row, let place = findings.ranking.position(of: row) else { return [] }
        cursor.move(to: place, in: findings.ranking)
        if goal.isFinal && findings.ticket == ticket { self.goal = nil }
        return []
    }
}
