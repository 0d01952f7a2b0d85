/// A way to show the rows.
package enum ViewKind: Hashable, Sendable {
    /// A line a row, under a prompt.
    case list
    /// A band that stays, and the rows rolling through it; the query stands in the bar.
    case wheel
    /// All fields of a row in columns, under heads that stay.
    case table
    /// Wheels that hold no rows, the query in the bar, too.
    case dial

    /// The fields drawn where nobody names others, counted from 1.
    package var shown: [Int] {
        switch self {
        case .list, .table: [1, 2]
        case .wheel, .dial: [2]
        }
    }

    /// Whether rows are shown as wheels, which can be dragged and flicked.
    package var hasWheels: Bool {
        switch self {
        case .list, .table: false
        case .wheel, .dial: true
        }
    }
}
