import RowCalendar
import TestSupport
import Testing

@Suite struct DayRangeTests {
    let range = days("2025-10-29", "2027-03-02")

    @Test func `a range goes forwards, or holds one day`() {
        #expect(DayRange(from: day("2026-11-30"), to: day("2026-11-29")) == nil)
        #expect(days("2026-11-30", "2026-11-30").days(of: 2026, 11) == 30...30)
    }

    @Test func `both ends are included`() {
        #expect(range.contains(day("2025-10-29")))
        #expect(range.contains(day("2027-03-02")))
        #expect(!range.contains(day("2025-10-28")))
        #expect(!range.contains(day("2027-03-03")))
    }

    @Test func `a day outside becomes the end that is nearer`() {
        #expect(range.clamp(day("2024-02-29")) == range.from)
        #expect(range.clamp(day("9999-12-31")) == range.to)
        #expect(range.clamp(day("2026-02-28")) == day("2026-02-28"))
    }

    @Test func `the first and the last year begin and end where the range does`() {
        #expect(range.years == 2025...2027)
        #expect(range.months(of: 2025) == 10...12)
        #expect(range.months(of: 2026) == 1...12)
        #expect(range.months(of: 2027) == 1...3)
        #expect(range.months(of: 2024) == nil)
        #expect(range.months(of: 2028) == nil)
    }

    @Test func `the first and the last month begin and end where the range does`() {
        #expect(range.days(of: 2025, 10) == 29...31)
        #expect(range.days(of: 2025, 11) == 1...30)
        #expect(range.days(of: 2026, 2) == 1...28)
        #expect(range.days(of: 2027, 3) == 1...2)
        #expect(range.days(of: 2025, 9) == nil)
        #expect(range.days(of: 2027, 4) == nil)
        #expect(range.days(of: 2027, 0) == nil)
    }

    @Test func `what is wanted gives way, the month before the day`() {
        #expect(range.day(in: 2026, wantedMonth: 2, wantedDay: 31) == day("2026-02-28"))
        #expect(range.day(in: 2025, wantedMonth: 3, wantedDay: 5) == day("2025-10-29"))
        #expect(range.day(in: 2027, wantedMonth: 11, wantedDay: 30) == day("2027-03-02"))
        #expect(range.day(in: 2024, wantedMonth: 11, wantedDay: 30) == nil)
        #expect(range.day(in: 2025, 9, wantedDay: 30) == nil)
    }

    @Test func `the days of its years and months are those it contains`() {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<50 {
            let from = CalendarDay(number: random.below(3_650_000)) ?? .first
            guard let range = DayRange(from: from, to: from.adding(random.below(900), .day)) else { continue }
            var listed: [CalendarDay] = []
            for year in range.years {
                for month in range.months(of: year) ?? 1...12 {
                    for day in range.days(of: year, month) ?? 1...31 {
                        listed += [CalendarDay(year: year, month: month, day: day) ?? .first]
                    }
                }
            }
            #expect(listed.map(\.number) == Array(range.from.number...range.to.number))
        }
    }
}
