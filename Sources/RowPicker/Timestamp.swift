/// A point on a clock that never goes back; only differences mean anything.
package struct Timestamp: Comparable, Hashable, Sendable {
    package let milliseconds: Int

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
