import RowMatch
import RowStore

extension Progress {
    /// The same without the rows before one, which have left; `nil` if somebody asks for something else by now.
    ///
    /// Those that leave are searched once more to know how many of them were found. So a row costs two searches, and not
    /// one whenever some leave: all that stay are searched anew only where they are fewer, or where so many of the best
    /// have left that the rest would not fill a screen.
    func without(rowsBefore row: Int, by crew: Crew, while current: CurrentTicket) -> Progress? {
        guard row > first else { return self }
        var next = self
        next.begin(at: row)
        next.best = best.filter { $0.row.index >= row }
        guard row < searched else {
            next.bar = nil
            next.rank(0)
            return next
        }
        if row - first <= searched - row {
            guard let left = harvests(of: first..<row, mostInOrder: 1, by: crew, while: current) else { return nil }
            let count = left.reduce(ranking.count) { $0 - $1.count }
            next.bar = barForMore
            if next.best.count == count || next.best.count >= min(search.mostInOrder, Self.fewest) {
                next.rank(count)
                return next
            }
        }
        guard let stay = harvests(of: row..<searched, mostInOrder: search.mostInOrder, by: crew, while: current) else {
            return nil
        }
        next.best = stay.map(\.best).reduce([], merged)
        next.best = ContiguousArray(next.best.prefix(search.mostInOrder))
        next.bar = nil
        next.rank(stay.reduce(0) { $0 + $1.count })
        return next
    }

    private func harvests(
        of rows: Range<Int>, mostInOrder: Int, by crew: Crew, while current: CurrentTicket
    ) -> [Harvest]? {
        let search = Search(query: search.query, mostInOrder: mostInOrder)
        let job = Job(search, ticket: ticket, snapshot: known, rows: rows, through: sieve, while: current)
        crew.work(on: job)
        return job.harvests()
    }

    /// Rows in order: as many as a large screen shows.
    private static let fewest = 64
}
