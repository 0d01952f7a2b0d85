/// A point on a clock that never goes back; only differences mean anything.
package struct Timestamp: Comparable, Hashable, Sendable {
    /// Since a moment that is the same for the whole run.
    package let milliseconds: Int

    /// The moment so many milliseconds after that one.
    package init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    /// How long after `earlier` this is, in milliseconds.
    package func since(_ earlier: Timestamp) -> Int {
        milliseconds - earlier.milliseconds
    }

    package static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }
}
