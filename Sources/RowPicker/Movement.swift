/// A way for the cursor to go through the list; up and down are as seen on the screen.
package enum Movement: Hashable, Sendable {
    case up
    case down
    case pageUp
    case pageDown
    case halfPageUp
    case halfPageDown
    /// The first row, in the order of the list.
    case home
    /// The last row, in the order of the list.
    case end
    /// A place in that order from 1, or from the end of the list where it is negative.
    case place(Int)
    /// The next marked row on that side, beyond an end of the list from its other end.
    case markedUp
    case markedDown
}
