/// How long it still waits for a sign of a person.
///
/// It knows no clock: it is told what time it is, and says when it wants to be told again.
package struct Countdown: Equatable, Sendable {
    /// In milliseconds.
    private let length: Int
    private var end: Timestamp
    /// How many seconds are left, a begun one counted whole, as of the moment told last; 0 when the time is up.
    package private(set) var seconds: Int

    /// Begins to count.
    ///
    /// - Parameter length: in milliseconds, at least one.
    package init(milliseconds length: Int, from now: Timestamp) {
        precondition(length > 0, "a time that is up before it begins leaves nobody a choice")
        self.length = length
        end = Timestamp(milliseconds: now.milliseconds + length)
        seconds = Self.seconds(in: length)
    }

    /// Whether nobody has given a sign in time, as far as it was told.
    package var isOver: Bool { seconds == 0 }

    /// When there will be something new to say: a second less, or that the time is up.
    package var next: Timestamp {
        Timestamp(milliseconds: end.milliseconds - max(0, seconds - 1) * 1000)
    }

    /// Begins anew, for somebody is there.
    package mutating func restart(at now: Timestamp) {
        self = Countdown(milliseconds: length, from: now)
    }

    /// Learns what time it is.
    package mutating func tell(_ now: Timestamp) {
        seconds = Self.seconds(in: max(0, end.since(now)))
    }

    private static func seconds(in milliseconds: Int) -> Int {
        milliseconds / 1000 + (milliseconds % 1000 > 0 ? 1 : 0)
    }
}
