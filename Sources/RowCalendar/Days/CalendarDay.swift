/// A day of the Gregorian calendar, reckoned back to the year 1 as if it had always been in use.
///
/// Days sort as they follow one another. There is no value for a day that does not exist.
package struct CalendarDay: Hashable, Sendable {
    /// 1 to 9999.
    package let year: Int
    /// 1 to 12.
    package let month: Int
    /// From 1 to the last day of the month.
    package let day: Int

    /// `nil` for a day that does not exist: 29 February 2026, or any of the year 0.
    package init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), Self.months.contains(month),
            1...Self.daysIn(month: month, of: year) ~= day
        else { return nil }
        self.init(existingYear: year, month: month, day: day)
    }

    /// For who has made sure that the day exists.
    init(existingYear year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// As far as four digits go, for an ISO date has no more.
    package static let years = 1...9999
    /// Those of every year.
    package static let months = 1...12

    /// 1 January of the year 1.
    package static let first = CalendarDay(existingYear: 1, month: 1, day: 1)
    /// 31 December of the year 9999.
    package static let last = CalendarDay(existingYear: 9999, month: 12, day: 31)

    /// Every fourth year, but of full centuries only every fourth.
    package static func isLeap(year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    /// How many days a month has, 28 to 31.
    ///
    /// - Parameter month: 1 to 12.
    package static func daysIn(month: Int, of year: Int) -> Int {
        precondition(months.contains(month), "a year has twelve months")
        return switch month {
        case 2: isLeap(year: year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDay: Comparable {
    package static func < (one: CalendarDay, other: CalendarDay) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}
