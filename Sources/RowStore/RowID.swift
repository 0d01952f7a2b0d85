/// Which row: its place in the order of arrival, from 0.
package struct RowID: Hashable, Comparable, Sendable {
    package let index: Int

    package init(_ index: Int) {
        self.index = index
    }

    package static func < (left: RowID, right: RowID) -> Bool {
        left.index < right.index
    }
}
