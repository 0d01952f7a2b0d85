import RowCalendar
import TestSupport
import Testing

@Suite struct TimeWheelsTests {
    private func wheels(_ chosen: String, _ slots: TimeSlots, isRing: Bool = false) -> TimeWheels {
        TimeWheels(slots, chosen: time(chosen), isRing: isRing)
    }

    @Test func `an hour without the minute gives the nearest, and the next one the minute that was wanted`() {
        var wheels = wheels("10:00", slots("09:30", "17:15", "15m"))
        wheels.turn(.hour, by: -1)
        #expect(wheels.chosen == time("09:30"))
        wheels.turn(.hour, by: 2)
        #expect(wheels.chosen == time("11:00"))
        wheels.turn(.minute, by: 3)
        wheels.turn(.hour, by: 20)
        #expect(wheels.chosen == time("17:15"))
        wheels.turn(.minute, by: -1)
        wheels.turn(.hour, by: -1)
        #expect(wheels.chosen == time("16:00"))
    }

    @Test func `the wheels show only times of the step`() {
        let wheels = wheels("14:30", slots("00:00", "23:59", "15m"))
        #expect((-3...2).map { wheels.entry(at: $0, of: .minute)?.label } == [nil, "00", "15", "30", "45", nil])
        #expect(wheels.entry(at: -6, of: .hour) == WheelEntry(value: 8, label: "08"))
        #expect(wheels.entry(at: 10, of: .hour) == nil)
    }

    @Test func `a step of hours leaves one minute and fewer hours`() {
        var wheels = wheels("11:00", slots("00:00", "23:59", "4h"))
        #expect(wheels.chosen == time("12:00"))
        #expect((-4...4).map { wheels.value(at: $0, of: .hour) } == [nil, 0, 4, 8, 12, 16, 20, nil, nil])
        #expect((-1...1).map { wheels.value(at: $0, of: .minute) } == [nil, 0, nil])
        wheels.turn(.minute, by: 1)
        #expect(wheels.chosen == time("12:00"))
    }

    @Test func `a ring goes on at the other end, and the hour does not turn with the minute`() {
        var wheels = wheels("23:45", slots("00:00", "23:59", "15m"), isRing: true)
        wheels.turn(.minute, by: 1)
        #expect(wheels.chosen == time("23:00"))
        wheels.turn(.hour, by: 1)
        #expect(wheels.chosen == time("00:00"))
        #expect((-2...3).map { wheels.value(at: $0, of: .minute) } == [nil, 45, 0, 15, 30, nil])
        wheels.turn(.minute, by: -1)
        #expect(wheels.chosen == time("00:45"))
    }

    @Test func `it begins on the nearest time that may be chosen, and turns to one`() {
        var wheels = wheels("08:00", slots("09:30", "17:15", "15m"))
        #expect(wheels.chosen == time("09:30"))
        wheels.turn(to: time("14:08"))
        #expect(wheels.chosen == time("14:15"))
        wheels.turn(to: .last)
        #expect(wheels.chosen == time("17:15"))
    }

    @Test(arguments: [false, true])
    func `whatever is turned, both wheels show times that may be chosen`(isRing: Bool) {
        var random = SeededGenerator(seed: isRing ? 8 : 9)
        for _ in 0..<200 {
            let ends = [random.below(1440), random.below(1440)].sorted().compactMap { TimeOfDay(minutes: $0) }
            let step = TimeStep.all[random.below(TimeStep.all.count)]
            guard let slots = TimeSlots(from: ends[0], to: ends[1], step: step) else { continue }
            var wheels = TimeWheels(slots, chosen: ends[random.below(2)], isRing: isRing)
            for _ in 0..<10 {
                wheels.turn(TimePart.allCases[random.below(2)], by: random.below(81) - 40)
                #expect(slots.contains(wheels.chosen))
                #expect(ends[0] <= wheels.chosen && wheels.chosen <= ends[1])
                let hours = (-23...23).compactMap { wheels.value(at: $0, of: .hour) }
                #expect(hours.sorted() == slots.hours)
                let minutes = (-59...59).compactMap { wheels.value(at: $0, of: .minute) }
                #expect(minutes.sorted() == slots.minutes(of: wheels.chosen.hour))
            }
        }
    }
}
