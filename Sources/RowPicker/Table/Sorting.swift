import RowMatch

/// A change of what a table is sorted by.
package enum Sorting: Equatable, Sendable {
    /// By the next column, and after the last in the order of the search again.
    case next
    /// The same order the other way round; nothing where rows are in the order of the search.
    case reverse
    /// By this field, counted from 1; where that is so already the other way round, and then as searched again.
    case turn(field: Int)

    /// What it makes of an order.
    ///
    /// - Parameter fields: those of the columns, in the order drawn.
    func order(after order: ColumnOrder?, fields: [Int]) -> ColumnOrder? {
        switch self {
        case .next:
            let place = order.flatMap { fields.firstIndex(of: $0.field) }.map { $0 + 1 } ?? 0
            return fields.indices.contains(place) ? ColumnOrder(field: fields[place]) : nil
        case .reverse:
            return order.map { ColumnOrder(field: $0.field, isDescending: !$0.isDescending) }
        case .turn(let field):
            guard let order, order.field == field else { return ColumnOrder(field: field) }
            return order.isDescending ? nil : ColumnOrder(field: field, isDescending: true)
        }
    }
}
