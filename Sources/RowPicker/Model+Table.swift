import RowMatch

extension Model {
    /// Scrolls a table sideways.
    mutating func scroll(_ pan: Pan) -> [Effect] {
        table.scroll(pan)
        return []
    }

    /// Sorts a table otherwise. That asks anew for what the query finds, so keys that act on a row wait for it.
    mutating func sort(_ sorting: Sorting) -> [Effect] {
        guard settings.view == .table else { return [] }
        let next = sorting.order(after: order, fields: table.columns.map(\.field))
        guard next != order else { return [] }
        order = next
        if let next { table.show(field: next.field) }
        return [.sort(next)] + search()
    }

    /// All rows, to be put in the order that is asked for; `nil` where the order is that of a search, or there is
    /// nothing to put in order.
    package var unsorted: Findings? {
        order != nil && isUnfiltered && rows.count > 0 ? allRows : nil
    }

    /// Whether what is in sight is not yet in the order that is asked for.
    var isBeingSorted: Bool { order != nil && findings.ticket != ticket }

    /// Whether findings are those of the query as it stands.
    package func awaits(_ findings: Findings) -> Bool {
        findings.ticket == ticket
    }
}
