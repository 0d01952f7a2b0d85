/// A minute of a day without changes of the clock, by the 24-hour clock.
package struct TimeOfDay: Hashable, Sendable {
    /// Minutes since midnight, 0 to 1439.
    package let minutes: Int

    /// `nil` for what is not 0 to 1439 minutes since midnight.
    package init?(minutes: Int) {
        guard Self.range.contains(minutes) else { return nil }
        self.minutes = minutes
    }

    /// `nil` unless the hour is 0 to 23 and the minute 0 to 59.
    package init?(hour: Int, minute: Int) {
        guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
        minutes = hour * 60 + minute
    }

    /// For who has made sure that the day has so many minutes.
    init(existingMinutes minutes: Int) {
        self.minutes = minutes
    }

    /// 00:00.
    package static let midnight = TimeOfDay(existingMinutes: 0)
    /// 23:59.
    package static let last = TimeOfDay(existingMinutes: range.upperBound)

    private static let range = 0...24 * 60 - 1

    /// 0 to 23.
    package var hour: Int { minutes / 60 }
    /// 0 to 59.
    package var minute: Int { minutes % 60 }
}

extension TimeOfDay: Comparable {
    package static func < (one: TimeOfDay, other: TimeOfDay) -> Bool {
        one.minutes < other.minutes
    }
}

extension TimeOfDay {
    /// As ISO 8601 writes it: `09:05`. This is how times are written in full, too, whatever the language.
    package var isoText: String {
        padded(hour, to: 2) + ":" + padded(minute, to: 2)
    }

    /// The time that is written as ISO 8601 does, the zero before the hour being free to be left out; ``TimeQuery``
    /// reads what people type.
    ///
    /// - Throws: ``CalendarFault/notATime`` for other text, ``CalendarFault/noSuchTime`` for one in that form which no
    ///   day has, such as 24:00.
    package init(isoText: String) throws(CalendarFault) {
        let parts = isoText.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { writtenNumber($0) }
        guard [[1, 2], [2, 2]].contains(parts.map(\.utf8.count)), numbers.count == 2 else { throw .notATime }
        guard let existing = TimeOfDay(hour: numbers[0], minute: numbers[1]) else { throw .noSuchTime }
        self = existing
    }
}
