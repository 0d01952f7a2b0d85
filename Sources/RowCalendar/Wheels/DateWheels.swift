/// Three wheels, for year, month and day, that show only days that exist and may be chosen.
///
/// Each wheel turns by itself: December is followed by January of the same year, where it is a ring. Where a month
/// is too short for the day, or begins or ends in the range, the day gives way; it comes back as soon as there is a
/// place for it, as does the month after a year that lacks it.
package struct DateWheels: Equatable, Sendable {
    /// The days that may be chosen.
    package let range: DayRange
    /// Whether the first entry of a wheel follows the last.
    package let isRing: Bool
    /// The day under the band.
    package private(set) var chosen: CalendarDay
    private var wantedMonth: Int
    private var wantedDay: Int

    /// - Parameter chosen: where to stand; the nearest day where the range does not have it.
    package init(_ range: DayRange, chosen: CalendarDay, isRing: Bool = false) {
        self.range = range
        self.isRing = isRing
        self.chosen = range.clamp(chosen)
        wantedMonth = self.chosen.month
        wantedDay = self.chosen.day
    }

    /// Turns all wheels to a day, or to the nearest one where the range does not have it.
    package mutating func turn(to day: CalendarDay) {
        self = DateWheels(range, chosen: day, isRing: isRing)
    }

    /// Turns one wheel by so many entries, downwards where the number is positive; at an end it stops.
    ///
    /// The day that was wanted is forgotten once the wheel of days moves.
    package mutating func turn(_ part: DatePart, by entries: Int) {
        let value = dial(of: part).turned(from: chosen[part], by: entries, isRing: isRing)
        guard value != chosen[part] else { return }
        switch part {
        case .year:
            settle(in: value)
        case .month:
            wantedMonth = value
            settle(in: chosen.year)
        case .day:
            wantedMonth = chosen.month
            wantedDay = value
            settle(in: chosen.year)
        }
    }

    /// The number that stands so many entries below the chosen one on a wheel; `nil` beyond its ends.
    ///
    /// A ring goes on beyond its ends, but shows every number once at most.
    package func value(at offset: Int, of part: DatePart) -> Int? {
        dial(of: part).shown(at: offset, from: chosen[part], isRing: isRing)
    }

    /// What is drawn there, in the form of a language.
    package func entry(at offset: Int, of part: DatePart, in form: DateForm, isNarrow: Bool = false) -> WheelEntry? {
        value(at: offset, of: part).map {
            WheelEntry(value: $0, label: form.label(of: part, $0, isNarrow: isNarrow))
        }
    }

    private mutating func settle(in year: Int) {
        chosen = range.day(in: year, wantedMonth: wantedMonth, wantedDay: wantedDay) ?? chosen
    }

    private func dial(of part: DatePart) -> Dial {
        switch part {
        case .year: Dial(range.years)
        case .month: Dial(range.months(of: chosen.year) ?? chosen.month...chosen.month)
        case .day: Dial(range.days(of: chosen.year, chosen.month) ?? chosen.day...chosen.day)
        }
    }
}
