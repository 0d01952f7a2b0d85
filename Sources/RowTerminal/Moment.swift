#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A point on a clock that is never set, so that waiting is not disturbed when somebody sets the time.
package struct Moment: Comparable, Sendable {
    /// Since some point in the past, the same for the whole run.
    package let microseconds: Int64

    /// The moment so long after the start of the clock, whichever that is.
    package init(microseconds: Int64) {
        self.microseconds = microseconds
    }

    /// The moment of the call; never before one that was read earlier.
    package static var now: Moment {
        var time = timespec()
        // It fails only for a clock that does not exist, and every system has this one.
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Moment(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    }

    /// The moment so many milliseconds after this one; before it, where negative.
    package func advanced(byMilliseconds milliseconds: Int) -> Moment {
        Moment(microseconds: microseconds + Int64(milliseconds) * 1000)
    }

    /// How long until `later`, in whole milliseconds rounded up, so that who waits so long does not come too early.
    package func milliseconds(until later: Moment) -> Int {
        let distance = later.microseconds - microseconds
        return Int(distance > 0 ? (distance + 999) / 1000 : distance / 1000)
    }

    /// Whether `one` comes before `other`.
    package static func < (one: Moment, other: Moment) -> Bool {
        one.microseconds < other.microseconds
    }
}
