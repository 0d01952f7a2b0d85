/// By what rows are sorted, instead of by how well they answer.
package struct ColumnOrder: Hashable, Sendable {
    /// Which field of the rows, counted from 1.
    package let field: Int
    /// Whether the greatest comes first. Rows without such a field come last all the same.
    package var isDescending: Bool

    /// The order by a field.
    package init(field: Int, isDescending: Bool = false) {
        self.field = field
        self.isDescending = isDescending
    }
}
