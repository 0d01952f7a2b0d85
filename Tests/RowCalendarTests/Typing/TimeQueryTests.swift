import RowCalendar
import TestSupport
import Testing

@Suite struct TimeQueryTests {
    let now = time("14:08")

    private func read(_ text: String, in slots: TimeSlots = slots()) -> TimeReading {
        TimeQuery.parse(text, now: now, in: slots)
    }

    @Test(arguments: [
        ("14:30", "14:30"), ("1430", "14:30"), ("930", "09:30"), ("9", "09:00"), ("09", "09:00"), ("0", "00:00"),
        ("0000", "00:00"), ("14", "14:00"), ("9:05", "09:05"), ("１４：３０", "14:30"), ("14時30分", "14:30"),
        ("14時", "14:00"),
        ("9时5分", "09:05"), ("14点30", "14:30"), ("2pm", "14:00"), ("2 PM", "14:00"), ("2:30pm", "14:30"),
        ("230pm", "14:30"), ("12am", "00:00"), ("12pm", "12:00"), ("12:30 am", "00:30"), ("11am", "11:00"),
        ("23:59", "23:59"), ("130", "01:30"),
    ])
    func `a time is read as it is written`(text: String, expected: String) {
        #expect(read(text) == .time(time(expected)))
    }

    @Test(arguments: [
        ("now", "14:08"), ("NOW", "14:08"), ("今", "14:08"), ("现在", "14:08"), ("+30m", "14:38"), ("+1h", "15:08"),
        ("-1h", "13:08"), ("+1h30m", "15:38"), ("+1h-8m", "15:00"), ("+0m", "14:08"), ("＋３０ｍ", "14:38"),
        ("+2時", "16:08"),
        ("-848m", "00:00"), ("+591m", "23:59"),
    ])
    func `words and distances are counted from now`(text: String, expected: String) {
        #expect(read(text) == .time(time(expected)))
    }

    @Test(
        arguments: [
            "", " ", "14:", "14:3", "9:0", "2p", "2 a", "24", "93", "160", "n", "no", "现", "+", "+3", "+1h3", "14点3",
        ])
    func `what may become a time is incomplete`(text: String) {
        #expect(read(text) == .incomplete)
    }

    @Test(arguments: [
        "24:00", "2400", "24:", "14:60", "14:6", "1460", "96", "960", "13pm", "0am", "13p", "14pm", "14:3pm", "14:99",
        "93pm",
        "25時", "14時60分",
    ])
    func `a time that no day has does not exist, as soon as that is clear`(text: String) {
        #expect(read(text) == .doesNotExist)
    }

    @Test(arguments: [
        "x", "nowadays", "14-30", "14.30", "14:30:00", "143000", "014:30", "14:300", "2pmx", "2xm", ":30", "+m", "+3d",
        "14時30時",
        "14:30分", "9時時", "1\u{301}4:30", "明日",
    ])
    func `other text is not a time`(text: String) {
        #expect(read(text) == .notATime)
    }

    @Test func `a time between the steps comes with the nearest`() {
        let slots = slots("09:00", "17:00", "15m")
        #expect(read("14:30", in: slots) == .time(time("14:30")))
        #expect(read("14:07", in: slots) == .offStep(nearest: time("14:00")))
        #expect(read("14:08", in: slots) == .offStep(nearest: time("14:15")))
        #expect(read("16:59", in: slots) == .offStep(nearest: time("17:00")))
    }

    @Test func `a time before the first or behind the last comes with that`() {
        let slots = slots("09:00", "17:00", "15m")
        #expect(read("8", in: slots) == .outOfRange(nearest: time("09:00")))
        #expect(read("17:01", in: slots) == .outOfRange(nearest: time("17:00")))
        #expect(read("+6h", in: slots) == .outOfRange(nearest: time("17:00")))
        #expect(read("-6h", in: slots) == .outOfRange(nearest: time("09:00")))
        #expect(read("+12h", in: slots) == .outOfRange(nearest: time("17:00")))
        #expect(read("-99999999999999999999h", in: slots) == .outOfRange(nearest: time("09:00")))
    }

    @Test func `what is counted from now becomes the nearest step`() {
        let slots = slots("00:00", "23:59", "15m")
        #expect(read("now", in: slots) == .time(time("14:15")))
        #expect(read("+30m", in: slots) == .time(time("14:45")))
        #expect(TimeQuery.parse("now", now: .last, in: slots) == .time(time("23:45")))
    }

    @Test(arguments: [
        ("08:53", TimeReading.time(time("09:00"))), ("08:52", .outOfRange(nearest: time("09:00"))),
        ("17:07", .time(time("17:00"))), ("17:08", .outOfRange(nearest: time("17:00"))),
    ])
    func `a current time whose nearest step may not be chosen is out of range`(now: String, reading: TimeReading) {
        #expect(TimeQuery.parse("now", now: time(now), in: slots("09:00", "17:00", "15m")) == reading)
    }

    @Test func `no time on its way from the keyboard is taken for other text`() {
        for minutes in 0..<1440 {
            let text = TimeOfDay(minutes: minutes)?.isoText ?? ""
            for written in [text, text.filter { $0 != ":" }] {
                #expect(read(written) == TimeOfDay(minutes: minutes).map { .time($0) })
                for length in 0..<written.count {
                    let begun = String(written.prefix(length))
                    #expect(read(begun) != .notATime && read(begun) != .doesNotExist, "\(begun)")
                }
            }
        }
    }
}
