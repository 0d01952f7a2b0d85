import RowCalendar
import Testing

@Suite struct CalendarDayTests {
    @Test(arguments: [(4, true), (1, false), (1900, false), (2000, true), (2024, true), (2026, false), (2100, false)])
    func `every fourth year is a leap year, but of full centuries only every fourth`(year: Int, isLeap: Bool) {
        #expect(CalendarDay.isLeap(year: year) == isLeap)
        #expect(CalendarDay.daysIn(month: 2, of: year) == (isLeap ? 29 : 28))
        #expect((CalendarDay(year: year, month: 2, day: 29) != nil) == isLeap)
    }

    @Test(arguments: [
        (0, 1, 1), (10_000, 1, 1), (-1, 1, 1), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32), (2026, 4, 31),
        (.max, .max, .max), (.min, .min, .min),
    ])
    func `there is no value for a day that does not exist`(year: Int, month: Int, day: Int) {
        #expect(CalendarDay(year: year, month: month, day: day) == nil)
    }
}
