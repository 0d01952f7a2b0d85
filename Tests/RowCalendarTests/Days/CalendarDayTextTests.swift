import RowCalendar
import Testing

@Suite struct CalendarDayTextTests {
    @Test(arguments: [(1, 1, 1, "0001-01-01"), (987, 6, 5, "0987-06-05"), (2026, 11, 30, "2026-11-30")])
    func `ISO text has four digits for the year and two for the rest`(year: Int, month: Int, day: Int, text: String)
        throws
    {
        let written = try #require(CalendarDay(year: year, month: month, day: day))
        #expect(written.isoText == text)
        #expect(try CalendarDay(isoText: text) == written)
    }

    @Test(arguments: [
        "", "2026", "2026-11", "2026-11-3", "26-11-30", "2026-1-30", "20261130", "2026/11/30", "2026-11-30 ",
        "+026-11-30",
        "2026--1-30", "２０２６-11-30", "2026-11-3\u{301}0", "today", "-", "--", "10000-01-01", "2026-11-30-01",
    ])
    func `other text is not a date`(text: String) {
        #expect(throws: CalendarFault.notADate) { try CalendarDay(isoText: text) }
    }

    @Test(arguments: [
        ("2026-02-29", "days of 2026-02 are 01 to 28"), ("2024-02-30", "days of 2024-02 are 01 to 29"),
        ("2026-04-00", "days of 2026-04 are 01 to 30"), ("2026-13-01", "months are 01 to 12"),
        ("2026-00-01", "months are 01 to 12"), ("0000-01-01", "years are 0001 to 9999"),
    ])
    func `a date that does not exist is told apart, with what does`(text: String, remedy: String) {
        do {
            Issue.record("\(try CalendarDay(isoText: text)) was read")
        } catch {
            #expect(error.wrong == "does not exist")
            #expect(error.remedy == remedy)
        }
    }
}
