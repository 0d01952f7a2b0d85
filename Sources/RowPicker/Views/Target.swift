import RowKeys
import RowStore

/// What a click meets: the thing that owns the cell.
package enum Target: Hashable, Sendable {
    case row(RowID)
    /// Something on a wheel that is no row, so far below its band.
    case entry(wheel: Int, offset: Int)
    /// The head of a column, by the field in it.
    case head(field: Int)
    case done
    case close
    /// The added button that has this key.
    case button(Key)
    /// The line that stands for the picker.
    case field
    /// A cell of the picker that does nothing.
    case ground
    /// A cell that no view owns.
    case outside

    /// Whether a second click on it, where it still is, asks for more than the first.
    var takesTwoClicks: Bool {
        switch self {
        case .row: true
        case .entry(wheel: _, let offset): offset == 0
        case .head, .done, .close, .button, .field, .ground, .outside: false
        }
    }

    var cancels: Bool {
        self == .close || self == .outside
    }
}
