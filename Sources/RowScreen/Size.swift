/// How many lines and columns there are.
package struct Size: Hashable, Sendable {
    /// Lines.
    package var height: Int
    /// Columns.
    package var width: Int

    /// So many lines and columns.
    package init(height: Int, width: Int) {
        self.height = height
        self.width = width
    }
}
