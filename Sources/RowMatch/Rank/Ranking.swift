import RowStore

/// The rows that answer a query, the best first.
package struct Ranking: Sendable {
    private enum Order {
        /// Every row, in the order of arrival or against it: nothing is kept for a row.
        case all(Range<Int>, isReversed: Bool)
        case ranked(ContiguousArray<Ranked>)
        /// In an order that no rank says.
        case listed(ContiguousArray<RowID>)
        /// The best of them, and a way to the others.
        case led(by: ContiguousArray<Ranked>, count: Int, WholeOrder)
    }

    private let order: Order
    /// How many rows came before those that the ranks count.
    private var base = 0

    /// No rows.
    package static let empty = all(0..<0, isReversed: false)

    /// All rows with these indices: what an empty query gives, at no cost.
    package static func all(_ indices: Range<Int>, isReversed: Bool) -> Ranking {
        Ranking(order: .all(indices, isReversed: isReversed))
    }

    /// Rows that answer the same query, in any order; linear in them, and in place if nobody else holds them.
    package init(sorting rows: consuming ContiguousArray<Ranked>) {
        radixSort(&rows)
        order = .ranked(rows)
    }

    /// Rows of which the best are known, and the others are searched for again when one of them is asked for.
    ///
    /// - Parameters:
    ///   - best: in order.
    ///   - count: how many there are in all.
    ///   - find: finds all of them, in any order.
    package init(
        best: ContiguousArray<Ranked>, of count: Int, finding find: @escaping @Sendable () -> ContiguousArray<Ranked>
    ) {
        order = count == best.count ? .ranked(best) : .led(by: best, count: count, WholeOrder(finding: find))
    }

    /// Rows in an order that is not that of how well they answer.
    package init(inOrder rows: ContiguousArray<RowID>) {
        order = .listed(rows)
    }

    private init(order: Order) {
        self.order = order
    }

    /// How many rows.
    package var count: Int {
        switch order {
        case .all(let indices, _): indices.count
        case .led(_, let count, _): count
        case .ranked(let rows): rows.count
        case .listed(let rows): rows.count
        }
    }

    /// Whether the order of every row is known, and not only of the best.
    package var isWhole: Bool {
        switch order {
        case .all, .ranked, .listed: true
        case .led(_, _, let whole): whole.isKnown
        }
    }

    /// How many of the first places are known, so that whoever asks for one of them has not to wait.
    package var placesKnown: Int {
        switch order {
        case .all, .ranked, .listed: count
        case .led(let best, let count, let whole): whole.isKnown ? count : best.count
        }
    }

    /// The row at a place, 0 for the best; constant time, but for the first of those beyond the best.
    package subscript(place: Int) -> RowID {
        switch order {
        case .all(let indices, let isReversed):
            RowID(isReversed ? indices.upperBound - 1 - place : indices.lowerBound + place)
        case .ranked(let rows): row(of: rows[place])
        case .listed(let rows): RowID(base + rows[place].index)
        case .led(let best, _, let whole): row(of: place < best.count ? best[place] : whole.inOrder()[place])
        }
    }

    private func row(of ranked: Ranked) -> RowID {
        RowID(base + ranked.row.index)
    }

    /// The same of rows that so many more came before; nothing is copied.
    package func moved(by count: Int) -> Ranking {
        if case .all(let indices, let isReversed) = order {
            return .all(indices.lowerBound + count..<indices.upperBound + count, isReversed: isReversed)
        }
        var moved = self
        moved.base += count
        return moved
    }

    /// This ranking and another one's rows as one, in time linear in both.
    ///
    /// Both answer the same query. Two rankings of all rows give that of more rows.
    package func merging(_ other: Ranking) -> Ranking {
        guard count > 0 else { return other }
        guard other.count > 0 else { return self }
        if case .all(let indices, let isReversed) = order, case .all(let others, _) = other.order {
            let first = min(indices.lowerBound, others.lowerBound)
            return .all(first..<max(indices.upperBound, others.upperBound), isReversed: isReversed)
        }
        guard let rows = ranked, let others = other.ranked, base == other.base else {
            preconditionFailure("one query ranks all rows or some, and one count of them")
        }
        return Ranking(order: .ranked(merged(rows, others))).moved(by: base)
    }

    /// Where a row stands; constant for all rows, else linear.
    package func position(of row: RowID) -> Int? {
        switch order {
        case .all(let indices, let isReversed):
            guard indices.contains(row.index) else { return nil }
            return isReversed ? indices.upperBound - 1 - row.index : row.index - indices.lowerBound
        case .ranked(let rows):
            return rows.firstIndex { self.row(of: $0) == row }
        case .listed(let rows):
            return rows.firstIndex { base + $0.index == row.index }
        case .led(let best, _, let whole):
            return best.firstIndex { self.row(of: $0) == row } ?? whole.inOrder().firstIndex { self.row(of: $0) == row }
        }
    }

    /// The ranks in order; `nil` where rows have none.
    private var ranked: ContiguousArray<Ranked>? {
        switch order {
        case .all, .listed: nil
        case .ranked(let rows): rows
        case .led(_, _, let whole): whole.inOrder()
        }
    }
}

extension Ranking: Equatable {
    /// Whether both have the same rows in the same order.
    package static func == (left: Ranking, right: Ranking) -> Bool {
        if case .all(let indices, let isReversed) = left.order, case .all(let others, let isOtherReversed) = right.order
        {
            return indices == others && isReversed == isOtherReversed
        }
        if case .listed(let rows) = left.order, case .listed(let others) = right.order {
            return rows == others && left.base == right.base
        }
        return left.count == right.count && left.base == right.base && left.ranked == right.ranked
    }
}
