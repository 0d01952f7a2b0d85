/// A way to scroll a table sideways.
package enum Pan: Equatable, Sendable {
    case left, right
}
