import RowStore

extension Findings {
    /// The same in the order of a column, in time linear in all rows of the input.
    ///
    /// - Parameter sorted: has taken all rows of these findings.
    package func inOrder(of sorted: inout SortedRows) -> Findings {
        let order: ContiguousArray<RowID>
        if query.isEmpty {
            order = sorted.inOrder { [indices = rows.indices] in indices.contains($0.index) }
        } else {
            var isFound = ContiguousArray(repeating: false, count: rows.kept)
            for place in 0..<ranking.count { isFound[ranking[place].index - rows.first] = true }
            order = sorted.inOrder { [first = rows.first] row in
                isFound.indices.contains(row.index - first) && isFound[row.index - first]
            }
        }
        return Findings(
            ticket: ticket, query: query, ranking: Ranking(inOrder: order), rows: rows, searched: searched)
    }
}
