/// What days are counted on in.
package enum CalendarUnit: Sendable {
    case day, week, month, year
}

extension CalendarDay {
    /// The day so many units later, or earlier where the count is negative.
    ///
    /// Where a month is too short for the day, its last day: a month after 31 January is the end of February. `nil`
    /// where the years 1 to 9999 are left.
    package func moved(by count: Int, _ unit: CalendarUnit) -> CalendarDay? {
        switch unit {
        case .day: moved(byDays: count)
        case .week: Self.product(count, 7).flatMap(moved(byDays:))
        case .month: moved(byMonths: count)
        case .year: Self.product(count, 12).flatMap(moved(byMonths:))
        }
    }

    /// As ``moved(by:_:)``, the first or the last day of all where the years 1 to 9999 would be left.
    package func adding(_ count: Int, _ unit: CalendarUnit) -> CalendarDay {
        moved(by: count, unit) ?? (count < 0 ? .first : .last)
    }

    /// The first day with this weekday, this one included; `nil` after the last of all.
    package func next(_ weekday: Weekday) -> CalendarDay? {
        moved(byDays: (weekday.rawValue - self.weekday.rawValue + 7) % 7)
    }

    private func moved(byDays count: Int) -> CalendarDay? {
        Self.sum(number, count).flatMap { CalendarDay(number: $0) }
    }

    private func moved(byMonths count: Int) -> CalendarDay? {
        guard let months = Self.sum(year * 12 + month - 1, count), months >= 12 else { return nil }
        let (year, month) = months.quotientAndRemainder(dividingBy: 12)
        return CalendarDay(year: year, month: month + 1, day: min(day, Self.daysIn(month: month + 1, of: year)))
    }

    /// What is typed may be any number: one that is too large leads nowhere.
    private static func sum(_ one: Int, _ other: Int) -> Int? {
        let (sum, hasOverflown) = one.addingReportingOverflow(other)
        return hasOverflown ? nil : sum
    }

    private static func product(_ one: Int, _ other: Int) -> Int? {
        let (product, hasOverflown) = one.multipliedReportingOverflow(by: other)
        return hasOverflown ? nil : product
    }
}
