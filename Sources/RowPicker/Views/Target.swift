import RowStore

/// What a click meets: the thing that owns the cell.
package enum Target: Hashable, Sendable {
    case row(RowID)
    case done
    case close
    /// A cell of the picker that does nothing.
    case ground
    /// A cell that no view owns.
    case outside

    var cancels: Bool {
        self == .close || self == .outside
    }
}
