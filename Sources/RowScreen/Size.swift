/// How many lines and columns there are.
package struct Size: Hashable, Sendable {
    package var height: Int
    package var width: Int

    package init(height: Int, width: Int) {
        self.height = height
        self.width = width
    }
}
