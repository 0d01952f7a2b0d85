import RowStore

extension Model {
    /// How many lines the list has.
    var listHeight: Int { Areas(of: self).list.height }

    /// The rows on the screen, best first.
    var rowsInSight: [RowID] {
        let last = min(viewport.first + listHeight, matches)
        return viewport.first < last ? (viewport.first..<last).map { findings.ranking[$0] } : []
    }
}
