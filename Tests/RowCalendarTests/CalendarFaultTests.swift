import RowCalendar
import Testing

@Suite struct CalendarFaultTests {
    @Test(arguments: [
        (CalendarFault.notADate, "x is not a date: write year, month and day as in 2026-11-30"),
        (.notATime, "x is not a time of day: write hour and minute as in 14:30"),
        (.noSuchTime, "x does not exist: take 00:00 to 23:59"),
        (.notAStep, "x is not a step: write minutes or hours as in 15m or 2h"),
    ])
    func `both parts make a sentence behind the word`(fault: CalendarFault, sentence: String) {
        #expect("x \(fault.wrong): \(fault.remedy)" == sentence)
    }
}
