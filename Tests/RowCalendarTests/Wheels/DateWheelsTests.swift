import RowCalendar
import TestSupport
import Testing

@Suite struct DateWheelsTests {
    private func wheels(_ chosen: String, _ range: DayRange = .everyDay, isRing: Bool = false) -> DateWheels {
        DateWheels(range, chosen: day(chosen), isRing: isRing)
    }

    @Test func `a month too short gives its last day, and the next one the day that was wanted`() {
        var wheels = wheels("2026-01-31")
        wheels.turn(.month, by: 1)
        #expect(wheels.chosen == day("2026-02-28"))
        wheels.turn(.month, by: 1)
        #expect(wheels.chosen == day("2026-03-31"))
        wheels.turn(.month, by: 1)
        #expect(wheels.chosen == day("2026-04-30"))
        wheels.turn(.month, by: -3)
        #expect(wheels.chosen == day("2026-01-31"))
    }

    @Test func `what was wanted is forgotten once the wheel of days moves`() {
        var wheels = wheels("2026-01-31")
        wheels.turn(.month, by: 1)
        wheels.turn(.day, by: -1)
        wheels.turn(.month, by: 1)
        #expect(wheels.chosen == day("2026-03-27"))
    }

    @Test func `a wheel that stops at its end has not moved`() {
        var wheels = wheels("2026-01-31")
        wheels.turn(.month, by: 1)
        wheels.turn(.day, by: 1)
        wheels.turn(.month, by: 1)
        #expect(wheels.chosen == day("2026-03-31"))
    }

    @Test func `29 February comes back in the next leap year`() {
        var wheels = wheels("2024-02-29")
        wheels.turn(.year, by: 1)
        #expect(wheels.chosen == day("2025-02-28"))
        wheels.turn(.year, by: 3)
        #expect(wheels.chosen == day("2028-02-29"))
    }

    @Test func `a month that a year lacks comes back in the next`() {
        var wheels = wheels("2026-03-05", days("2025-10-29", "2027-12-31"))
        wheels.turn(.year, by: -1)
        #expect(wheels.chosen == day("2025-10-29"))
        wheels.turn(.year, by: 1)
        #expect(wheels.chosen == day("2026-03-05"))
        wheels.turn(.year, by: -1)
        wheels.turn(.day, by: 1)
        wheels.turn(.year, by: 1)
        #expect(wheels.chosen == day("2026-10-30"))
    }

    @Test func `without a ring a wheel stops at its ends`() {
        var wheels = wheels("2026-11-30", days("2025-10-29", "2027-03-02"))
        wheels.turn(.month, by: 5)
        #expect(wheels.chosen == day("2026-12-30"))
        wheels.turn(.day, by: .max)
        #expect(wheels.chosen == day("2026-12-31"))
        wheels.turn(.year, by: .max)
        #expect(wheels.chosen == day("2027-03-02"))
        wheels.turn(.year, by: .min)
        #expect(wheels.chosen == day("2025-12-31"))
    }

    @Test func `a ring goes on at the other end, and no other wheel turns with it`() {
        var wheels = wheels("2026-12-31", days("2025-10-29", "2027-03-02"), isRing: true)
        wheels.turn(.day, by: 1)
        #expect(wheels.chosen == day("2026-12-01"))
        wheels.turn(.month, by: 1)
        #expect(wheels.chosen == day("2026-01-01"))
        wheels.turn(.month, by: -13)
        #expect(wheels.chosen == day("2026-12-01"))
        wheels.turn(.year, by: 2)
        #expect(wheels.chosen == day("2025-12-01"))
        wheels.turn(.year, by: -3)
        #expect(wheels.chosen == day("2025-12-01"))
        wheels.turn(.day, by: .min)
        wheels.turn(.day, by: .max)
        #expect(wheels.chosen.month == 12)
    }

    @Test func `beyond the ends of a wheel is nothing`() {
        let wheels = wheels("2026-11-30", days("2025-10-29", "2027-03-02"))
        #expect((-3...3).map { wheels.value(at: $0, of: .year) } == [nil, nil, 2025, 2026, 2027, nil, nil])
        #expect((-3...3).map { wheels.value(at: $0, of: .month) } == [8, 9, 10, 11, 12, nil, nil])
        #expect((-1...2).map { wheels.value(at: $0, of: .day) } == [29, 30, nil, nil])
        #expect(wheels.value(at: .max, of: .day) == nil)
        #expect(wheels.value(at: .min, of: .day) == nil)
    }

    @Test func `a ring goes on beyond its ends, and shows everything once`() {
        let wheels = wheels("2026-11-30", days("2025-10-29", "2027-03-02"), isRing: true)
        #expect((-3...3).map { wheels.value(at: $0, of: .month) } == [8, 9, 10, 11, 12, 1, 2])
        #expect((-1...2).map { wheels.value(at: $0, of: .day) } == [29, 30, 1, 2])
        #expect((-2...2).map { wheels.value(at: $0, of: .year) } == [nil, 2025, 2026, 2027, nil])
        #expect(Set((-20...20).compactMap { wheels.value(at: $0, of: .month) }) == Set(1...12))
        #expect((-20...20).compactMap { wheels.value(at: $0, of: .month) }.count == 12)
    }

    @Test func `an entry says what is drawn for its number`() {
        let wheels = wheels("2026-11-30")
        #expect(wheels.entry(at: 1, of: .month, in: .english) == WheelEntry(value: 12, label: "December"))
        #expect(wheels.entry(at: 1, of: .month, in: .english, isNarrow: true) == WheelEntry(value: 12, label: "Dec"))
        #expect(wheels.entry(at: 0, of: .day, in: .japanese) == WheelEntry(value: 30, label: "30日"))
        #expect(wheels.entry(at: 1, of: .day, in: .japanese) == nil)
        #expect(wheels.entry(at: -1, of: .year, in: .chinese) == WheelEntry(value: 2025, label: "2025"))
    }

    @Test func `it begins on the nearest day that may be chosen, and turns to one`() {
        let range = days("2025-10-29", "2027-03-02")
        #expect(wheels("2020-01-01", range).chosen == range.from)
        var wheels = wheels("2026-01-31", range)
        wheels.turn(.month, by: 1)
        wheels.turn(to: day("2026-04-15"))
        wheels.turn(.month, by: 1)
        #expect(wheels.chosen == day("2026-05-15"))
        wheels.turn(to: day("2030-01-01"))
        #expect(wheels.chosen == range.to)
    }

    @Test(arguments: [false, true])
    func `whatever is turned, all wheels show days that exist and may be chosen`(isRing: Bool) {
        var random = SeededGenerator(seed: isRing ? 6 : 7)
        for _ in 0..<60 {
            var wheels = randomWheels(isRing: isRing, with: &random)
            for _ in 0..<30 {
                let part = DatePart.allCases[random.below(3)]
                let entries = random.below(27) - 13
                let expected = isRing ? nil : wheels.value(at: entries, of: part)
                wheels.turn(part, by: entries)
                if let expected { #expect(wheels.chosen[part] == expected) }
                expectOnlyDaysOfTheRange(wheels)
            }
        }
    }

    private func randomWheels(isRing: Bool, with random: inout SeededGenerator) -> DateWheels {
        let from = CalendarDay(number: random.below(3_652_059)) ?? .first
        let range = DayRange(from: from, to: from.adding(random.below(random.oneIn(2) ? 100 : 3000), .day))
        let chosen = from.adding(random.below(3000), .day)
        return DateWheels(range ?? .everyDay, chosen: chosen, isRing: isRing)
    }

    private func expectOnlyDaysOfTheRange(_ wheels: DateWheels) {
        let (range, chosen) = (wheels.range, wheels.chosen)
        #expect(range.contains(chosen))
        for offset in -16...16 {
            if let year = wheels.value(at: offset, of: .year) { #expect(range.months(of: year) != nil) }
            if let month = wheels.value(at: offset, of: .month) { #expect(range.days(of: chosen.year, month) != nil) }
            guard let day = wheels.value(at: offset, of: .day) else { continue }
            let shown = CalendarDay(year: chosen.year, month: chosen.month, day: day)
            #expect(shown.map { range.contains($0) } == true)
        }
    }
}
