import RowCalendar
import Testing

@Suite struct TimeOfDayTests {
    @Test func `a day has 1440 minutes, each with its hour, its minute and its text`() throws {
        var texts: Set<String> = []
        for minutes in 0..<1440 {
            let time = try #require(TimeOfDay(minutes: minutes))
            #expect(time.hour * 60 + time.minute == minutes)
            #expect(TimeOfDay(hour: time.hour, minute: time.minute) == time)
            #expect(try TimeOfDay(isoText: time.isoText) == time)
            texts.insert(time.isoText)
        }
        #expect(texts.count == 1440)
        #expect(TimeOfDay(minutes: -1) == nil)
        #expect(TimeOfDay(minutes: 1440) == nil)
        #expect(TimeOfDay(hour: 24, minute: 0) == nil)
        #expect(TimeOfDay(hour: 9, minute: 60) == nil)
    }

    @Test func `ISO text has two digits for each, and the hour may do without its zero`() throws {
        #expect(TimeOfDay.midnight.isoText == "00:00")
        #expect(TimeOfDay.last.isoText == "23:59")
        #expect(try TimeOfDay(isoText: "9:05").isoText == "09:05")
    }

    @Test(arguments: ["", "9", "0930", "09:5", "9:", ":30", "009:30", "09:30:00", "+9:30", "09:-5", "2pm", "０９:30"])
    func `other text is not a time`(text: String) {
        #expect(throws: CalendarFault.notATime) { try TimeOfDay(isoText: text) }
    }

    @Test(arguments: ["24:00", "23:60", "99:99"])
    func `a time that no day has is told apart`(text: String) {
        #expect(throws: CalendarFault.noSuchTime) { try TimeOfDay(isoText: text) }
    }
}
