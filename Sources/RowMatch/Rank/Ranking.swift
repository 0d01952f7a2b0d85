import RowStore

/// The rows that answer a query, the best first.
package struct Ranking: Equatable, Sendable {
    private enum Order: Equatable {
        /// Every row, in the order of arrival or against it: nothing is kept for a row.
        case all(count: Int, isReversed: Bool)
        case ranked(ContiguousArray<Ranked>)
    }

    private let order: Order

    /// No rows.
    package static let empty = all(count: 0, isReversed: false)

    /// The first `count` rows that arrived: what an empty query gives, at no cost.
    package static func all(count: Int, isReversed: Bool) -> Ranking {
        Ranking(order: .all(count: count, isReversed: isReversed))
    }

    /// Rows that answer the same query, in any order; linear in them.
    package init(sorting rows: ContiguousArray<Ranked>) {
        order = .ranked(radixSorted(rows))
    }

    private init(order: Order) {
        self.order = order
    }

    /// How many rows.
    package var count: Int {
        switch order {
        case .all(let count, _): count
        case .ranked(let rows): rows.count
        }
    }

    /// The row at a place, 0 for the best; constant time.
    package subscript(place: Int) -> RowID {
        switch order {
        case .all(let count, let isReversed): RowID(isReversed ? count - 1 - place : place)
        case .ranked(let rows): rows[place].row
        }
    }

    /// This ranking and another one's rows as one, in time linear in both.
    ///
    /// Both answer the same query. Two rankings of all rows give that of more rows.
    package func merging(_ other: Ranking) -> Ranking {
        guard count > 0 else { return other }
        guard other.count > 0 else { return self }
        return switch (order, other.order) {
        case (.all(let count, let isReversed), .all(let others, _)):
            .all(count: max(count, others), isReversed: isReversed)
        case (.ranked(let rows), .ranked(let others)):
            Ranking(order: .ranked(merged(rows, others)))
        case (.all, .ranked), (.ranked, .all):
            preconditionFailure("one query ranks all rows or some")
        }
    }

    /// Where a row stands; constant for all rows, else linear.
    package func position(of row: RowID) -> Int? {
        switch order {
        case .all(let count, let isReversed):
            guard row.index < count else { return nil }
            return isReversed ? count - 1 - row.index : row.index
        case .ranked(let rows):
            return rows.firstIndex { $0.row == row }
        }
    }
}
