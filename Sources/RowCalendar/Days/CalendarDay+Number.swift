/// Days counted through, which makes their distances and their weekdays a matter of subtraction and division.
///
/// The formulas are those of Reingold and Dershowitz, "Calendrical Calculations", chapter 2, "The Gregorian Calendar"
/// (fixed-from-gregorian, gregorian-year-from-fixed), less one: there the first day is 1.
extension CalendarDay {
    /// How many days lie between 1 January of the year 1 and this day: 0 for that day itself.
    package var number: Int {
        Self.daysBefore(year: year) + Self.daysBefore(month: month, of: year) + day - 1
    }

    /// `nil` before the year 1 and after the year 9999.
    package init?(number: Int) {
        guard Self.numbers.contains(number) else { return nil }
        let year = Self.year(ofDay: number)
        let dayOfYear = number - Self.daysBefore(year: year)
        let month = Self.month(ofDay: dayOfYear, of: year)
        self.init(existingYear: year, month: month, day: dayOfYear - Self.daysBefore(month: month, of: year) + 1)
    }

    /// The numbers that days have.
    package static let numbers = 0...3_652_058

    /// Monday for 1 January of the year 1, and on from there.
    package var weekday: Weekday {
        Weekday(rawValue: number % 7 + 1) ?? .monday
    }

    private static func daysBefore(year: Int) -> Int {
        let past = year - 1
        return past * 365 + past / 4 - past / 100 + past / 400
    }

    /// Those from the beginning of the year on. The first term is right for a February of thirty days.
    private static func daysBefore(month: Int, of year: Int) -> Int {
        let evenly = (367 * month - 362) / 12
        guard month > 2 else { return evenly }
        return evenly - (isLeap(year: year) ? 1 : 2)
    }

    /// Takes whole cycles of 400, 100, 4 and 1 years off. The last day of the longest year of a cycle is one more
    /// than three or four cycles below it hold, and belongs to the year before.
    private static func year(ofDay number: Int) -> Int {
        let (cycles400, rest400) = number.quotientAndRemainder(dividingBy: 146_097)
        let (cycles100, rest100) = rest400.quotientAndRemainder(dividingBy: 36_524)
        let (cycles4, rest4) = rest100.quotientAndRemainder(dividingBy: 1_461)
        let years = rest4 / 365
        let past = 400 * cycles400 + 100 * cycles100 + 4 * cycles4 + years
        return cycles100 == 4 || years == 4 ? past : past + 1
    }

    /// - Parameter dayOfYear: 0 for 1 January.
    private static func month(ofDay dayOfYear: Int, of year: Int) -> Int {
        let sinceMarch = dayOfYear - daysBefore(month: 3, of: year)
        let correction = sinceMarch < 0 ? 0 : isLeap(year: year) ? 1 : 2
        return (12 * (dayOfYear + correction) + 373) / 367
    }
}
