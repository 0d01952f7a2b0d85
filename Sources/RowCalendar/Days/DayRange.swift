/// The days that may be chosen, from one to another, both included.
package struct DayRange: Hashable, Sendable {
    /// The first day of it.
    package let from: CalendarDay
    /// The last day of it.
    package let to: CalendarDay

    /// `nil` where the last day comes before the first.
    package init?(from: CalendarDay, to: CalendarDay) {
        guard from <= to else { return nil }
        self.init(bounds: from...to)
    }

    private init(bounds: ClosedRange<CalendarDay>) {
        from = bounds.lowerBound
        to = bounds.upperBound
    }

    /// All days of the years 1 to 9999.
    package static let everyDay = DayRange(bounds: .first ... .last)

    /// Whether the day may be chosen.
    package func contains(_ day: CalendarDay) -> Bool {
        from <= day && day <= to
    }

    /// The day itself, or the end of the range that is nearer to it.
    package func clamp(_ day: CalendarDay) -> CalendarDay {
        min(max(day, from), to)
    }

    /// Those that have a day in the range.
    package var years: ClosedRange<Int> { from.year...to.year }

    /// The months of a year that have a day in the range; `nil` where none has.
    package func months(of year: Int) -> ClosedRange<Int>? {
        guard years.contains(year) else { return nil }
        return (year == from.year ? from.month : 1)...(year == to.year ? to.month : 12)
    }

    /// The days of a month that are in the range; `nil` where none is.
    package func days(of year: Int, _ month: Int) -> ClosedRange<Int>? {
        guard let months = months(of: year), months.contains(month) else { return nil }
        let isFirst = year == from.year && month == from.month
        let isLast = year == to.year && month == to.month
        return (isFirst ? from.day : 1)...(isLast ? to.day : CalendarDay.daysIn(month: month, of: year))
    }

    /// The day of a year that is as wanted, or as near to it as the range has one: first in its month, then in its
    /// day. `nil` where the year has no day in the range.
    package func day(in year: Int, wantedMonth: Int, wantedDay: Int) -> CalendarDay? {
        guard let months = months(of: year) else { return nil }
        return day(in: year, wantedMonth.clamped(to: months), wantedDay: wantedDay)
    }

    /// The day of a month that is as wanted, or as near to it as the range has one; `nil` where it has none of that
    /// month.
    package func day(in year: Int, _ month: Int, wantedDay: Int) -> CalendarDay? {
        guard let days = days(of: year, month) else { return nil }
        return CalendarDay(existingYear: year, month: month, day: wantedDay.clamped(to: days))
    }
}

extension Int {
    /// The number itself, or the end of the range that is nearer to it.
    func clamped(to range: ClosedRange<Int>) -> Int {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
