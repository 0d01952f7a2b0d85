#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the calendar and the clock on the wall say, where the person is.
package struct CivilTime: Equatable, Sendable {
    /// Of the Gregorian calendar.
    package let year: Int
    /// From 1.
    package let month: Int
    /// From 1.
    package let day: Int
    /// From 0.
    package let hour: Int
    /// From 0.
    package let minute: Int

    /// At the moment of the call, by the time zone of `TZ` or of the system.
    package static var now: CivilTime {
        var seconds = time(nil)
        var parts = unsafe tm()
        // It fails only for years that do not fit; then it is the first of 1900.
        _ = unsafe localtime_r(&seconds, &parts)
        return unsafe CivilTime(
            year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: max(1, Int(parts.tm_mday)),
            hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    }
}
