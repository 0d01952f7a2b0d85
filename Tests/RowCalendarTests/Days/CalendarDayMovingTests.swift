import RowCalendar
import TestSupport
import Testing

@Suite struct CalendarDayMovingTests {
    @Test(arguments: [
        ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-01-31", 2, "2026-03-31"),
        ("2026-03-31", -1, "2026-02-28"), ("2026-03-31", 1, "2026-04-30"), ("2026-12-15", 1, "2027-01-15"),
        ("2026-01-15", -1, "2025-12-15"), ("2026-01-15", -13, "2024-12-15"), ("2026-05-31", 0, "2026-05-31"),
        ("0001-02-01", -1, "0001-01-01"), ("9999-11-30", 1, "9999-12-30"),
    ])
    func `months are counted, and a month too short gives its last day`(from: String, count: Int, to: String) {
        #expect(day(from).moved(by: count, .month) == day(to))
    }

    @Test(arguments: [
        ("2024-02-29", 1, "2025-02-28"), ("2024-02-29", 4, "2028-02-29"), ("1896-02-29", 4, "1900-02-28"),
        ("1996-02-29", 4, "2000-02-29"), ("2026-11-30", -2025, "0001-11-30"), ("2026-11-30", 7973, "9999-11-30"),
    ])
    func `years are counted, and 29 February gives way to the 28th`(from: String, count: Int, to: String) {
        #expect(day(from).moved(by: count, .year) == day(to))
    }

    @Test(arguments: [
        ("2026-02-28", 1, "2026-03-01"), ("2024-02-28", 1, "2024-02-29"), ("1900-02-28", 1, "1900-03-01"),
        ("2000-02-28", 1, "2000-02-29"), ("2100-02-28", 1, "2100-03-01"), ("2026-12-31", 1, "2027-01-01"),
        ("2026-01-01", -1, "2025-12-31"), ("2026-11-30", 365, "2027-11-30"),
    ])
    func `days are counted over the ends of months and years`(from: String, count: Int, to: String) {
        #expect(day(from).moved(by: count, .day) == day(to))
        #expect(day(to).moved(by: -count, .day) == day(from))
    }

    @Test func `a week is seven days`() {
        #expect(day("2026-11-30").moved(by: 1, .week) == day("2026-12-07"))
        #expect(day("2026-11-30").moved(by: -2, .week) == day("2026-11-16"))
    }

    @Test(arguments: [CalendarUnit.day, .week, .month, .year], [1, 10_000_000, Int.max])
    func `nothing leads out of the years 1 to 9999`(unit: CalendarUnit, count: Int) {
        #expect(CalendarDay.last.moved(by: count, unit) == nil)
        #expect(CalendarDay.last.adding(count, unit) == .last)
        #expect(CalendarDay.first.moved(by: -count, unit) == nil)
        #expect(CalendarDay.first.adding(-count, unit) == .first)
        #expect(CalendarDay.first.adding(.min, unit) == .first)
    }

    @Test func `days and months that lie within the years are added as they are`() {
        #expect(day("2026-11-30").adding(3, .day) == day("2026-12-03"))
        #expect(day("2026-01-31").adding(1, .month) == day("2026-02-28"))
    }

    @Test func `going there and back by days changes nothing`() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<2000 {
            let from = CalendarDay(number: random.below(3_652_059)) ?? .first
            let to = CalendarDay(number: random.below(3_652_059)) ?? .first
            #expect(from.moved(by: to.number - from.number, .day) == to)
            #expect((from < to) == (from.number < to.number))
        }
    }

    @Test(arguments: Weekday.allCases)
    func `the next day with a weekday is within a week, today included`(weekday: Weekday) throws {
        let today = day("2026-11-30")
        let next = try #require(today.next(weekday))
        #expect(next.weekday == weekday)
        #expect(0..<7 ~= next.number - today.number)
        #expect(today.next(.monday) == today)
    }

    @Test func `after the last day of all no weekday comes`() {
        #expect(CalendarDay.last.weekday == .friday)
        #expect(CalendarDay.last.next(.friday) == .last)
        #expect(CalendarDay.last.next(.saturday) == nil)
    }
}
