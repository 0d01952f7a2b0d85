import RowCalendar
import Testing

@Suite struct TimeStepTests {
    @Test(arguments: [
        ("1m", 1), ("5m", 5), ("15m", 15), ("30m", 30), ("60m", 60), ("1h", 60), ("2h", 120), ("12h", 720),
        ("720m", 720),
        ("015m", 15),
    ])
    func `a step is minutes or hours`(text: String, minutes: Int) throws {
        #expect(try TimeStep(text: text).minutes == minutes)
    }

    @Test(arguments: ["0m", "7m", "45m", "90m", "5h", "9h", "24h", "1440m", "9223372036854775807h"])
    func `a step that hours do not have in common is refused`(text: String) {
        #expect(throws: CalendarFault.unevenStep) { try TimeStep(text: text) }
    }

    @Test(arguments: ["", "m", "15", "15s", "-15m", "1.5h", "1h30m", "15 m", "15M", "99999999999999999999m"])
    func `other text is not a step`(text: String) {
        #expect(throws: CalendarFault.notAStep) { try TimeStep(text: text) }
    }

    @Test func `all steps read back, and the refusal names them`() throws {
        for step in TimeStep.all {
            #expect(try TimeStep(text: step.text) == step)
        }
        #expect(
            CalendarFault.unevenStep.remedy
                == "take one of 1m, 2m, 3m, 4m, 5m, 6m, 10m, 12m, 15m, 20m, 30m, 1h, 2h, 3h, 4h, 6h, 8h, 12h")
    }
}
