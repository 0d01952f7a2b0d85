/// Which part of the list is on the screen.
package struct Viewport: Equatable, Sendable {
    /// The place in the list of the row nearest to the list's start that is on the screen.
    package private(set) var first = 0

    /// Moves as little as it takes to have `index` among the `height` rows seen, of `count`.
    mutating func show(_ index: Int, height: Int, count: Int) {
        let last = max(0, count - height)
        first = min(first, index)
        first = max(first, index - max(1, height) + 1)
        first = max(0, min(first, max(last, index - max(1, height) + 1)))
    }

    /// Moves along with a row whose place in the list has changed, so that it stays where it is on the screen.
    mutating func shift(by places: Int) {
        first = max(0, first + places)
    }

    mutating func reset() {
        first = 0
    }
}
