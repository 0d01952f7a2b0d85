import RowCalendar
import Testing

@Suite struct TimeSlotsTests {
    @Test func `steps are counted from midnight, not from the first time`() {
        let slots = slots("09:10", "11:50", "30m")
        #expect(slots.from == time("09:30"))
        #expect(slots.to == time("11:30"))
        #expect(slots.hours == [9, 10, 11])
        #expect(slots.minutes(of: 9) == [30])
        #expect(slots.minutes(of: 10) == [0, 30])
        #expect(slots.minutes(of: 12) == [])
    }

    @Test func `where no step lies between the two there are no slots`() throws {
        let step = try TimeStep(text: "30m")
        #expect(TimeSlots(from: time("09:01"), to: time("09:29"), step: step) == nil)
        #expect(TimeSlots(from: time("10:00"), to: time("09:00"), step: step) == nil)
        #expect(TimeSlots(from: time("23:31"), to: .last, step: step) == nil)
        #expect(TimeSlots(from: time("09:00"), to: time("09:00"), step: step)?.hours == [9])
    }

    @Test func `a step of hours has one minute`() {
        let slots = slots("01:00", "23:00", "6h")
        #expect(slots.hours == [6, 12, 18])
        #expect(slots.minutes(of: 12) == [0])
        #expect(slots.minutes(of: 13) == [])
    }

    @Test(arguments: TimeStep.all)
    func `hours and minutes list what it contains`(step: TimeStep) throws {
        let slots = try #require(TimeSlots(from: time("05:55"), to: time("18:05"), step: step))
        let listed = slots.hours.flatMap { hour in
            slots.minutes(of: hour).compactMap { TimeOfDay(hour: hour, minute: $0) }
        }
        let all = (0..<1440).compactMap { TimeOfDay(minutes: $0) }
        #expect(listed == all.filter { slots.contains($0) })
        #expect(listed.allSatisfy { $0.minutes % step.minutes == 0 && $0 >= time("05:55") && $0 <= time("18:05") })
        for time in all {
            let distance = listed.map { abs($0.minutes - time.minutes) }.min()
            #expect(abs(slots.nearest(to: time).minutes - time.minutes) == distance)
        }
    }
}
