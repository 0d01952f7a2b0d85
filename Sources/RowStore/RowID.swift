/// Which row: its place in the order of arrival, from 0.
package struct RowID: Hashable, Comparable, Sendable {
    /// How many rows came before it.
    package let index: Int

    /// The row that so many came before.
    package init(_ index: Int) {
        self.index = index
    }

    /// Whether the left one came first.
    package static func < (left: RowID, right: RowID) -> Bool {
        left.index < right.index
    }
}
