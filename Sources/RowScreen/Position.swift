/// A cell's place, counted from 0.
package struct Position: Hashable, Sendable {
    /// From the top.
    package var line: Int
    /// From the left.
    package var column: Int

    /// The cell in a line and a column, both from 0.
    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}
