/// A way for the cursor to go through the list; up and down are as seen on the screen.
package enum Movement: Hashable, Sendable {
    case up
    case down
    case pageUp
    case pageDown
    /// The first row, in the order of the list.
    case home
    /// The last row, in the order of the list.
    case end
}
