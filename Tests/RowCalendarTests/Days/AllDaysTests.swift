import RowCalendar
import Testing

/// A walk through all the days there are, by the rules of the calendar alone.
private struct Walk {
    var year = 1
    var month = 1
    var day = 1
    var number = 0
    /// Its first day was a Monday.
    var weekday = 1

    private var lengths: [Int] {
        let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
        return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    }

    /// Calls back with each month: its first day, and how many it has.
    static func months(_ visit: (Walk, _ length: Int) -> Void) {
        var walk = Walk()
        for year in 1...9999 {
            walk.year = year
            for (month, length) in zip(1..., walk.lengths) {
                walk.month = month
                visit(walk, length)
                walk.number += length
                walk.weekday = (walk.weekday - 1 + length) % 7 + 1
            }
        }
    }
}

@Suite struct AllDaysTests {
    @Test func `every day has the next number and the next weekday, and its number leads back to it`() {
        var wrong: [String] = []
        var count = 0
        Walk.months { first, length in
            count += length
            for day in 1...length {
                let number = first.number + day - 1
                let weekday = (first.weekday - 1 + day - 1) % 7 + 1
                guard let found = CalendarDay(number: number) else {
                    wrong.append("\(number) is no day")
                    continue
                }
                if found.year != first.year || found.month != first.month || found.day != day
                    || found.number != number || found.weekday.rawValue != weekday
                {
                    wrong.append("\(number) is \(found)")
                }
            }
        }
        #expect(wrong.prefix(5) == [])
        #expect(count == 3_652_059)
        #expect(CalendarDay.numbers == 0...count - 1)
    }

    @Test func `a month ends where the calendar says`() {
        var wrong: [String] = []
        Walk.months { first, length in
            let (year, month) = (first.year, first.month)
            if CalendarDay.daysIn(month: month, of: year) != length
                || CalendarDay(year: year, month: month, day: length)?.number != first.number + length - 1
                || CalendarDay(year: year, month: month, day: length + 1) != nil
            {
                wrong.append("\(year)-\(month)")
            }
        }
        #expect(wrong.prefix(5) == [])
    }

    @Test func `the ISO text of the last day of each month reads back, and that of the day behind it does not`() {
        var wrong: [String] = []
        Walk.months { first, length in
            // Text takes its time.
            guard first.year % 7 == 0 || first.year < 12 else { return }
            let last = CalendarDay(year: first.year, month: first.month, day: length)
            let text = last?.isoText ?? "none"
            let behind = text.dropLast(2) + String(length + 1)
            if (try? CalendarDay(isoText: text)) != last || (try? CalendarDay(isoText: String(behind))) != nil {
                wrong.append(text)
            }
        }
        #expect(wrong.prefix(5) == [])
    }

    @Test func `numbers before and behind all days have none`() {
        #expect(CalendarDay(number: -1) == nil)
        #expect(CalendarDay(number: 3_652_059) == nil)
        #expect(CalendarDay(number: .max) == nil)
        #expect(CalendarDay(number: 0) == .first)
        #expect(CalendarDay(number: 3_652_058) == .last)
    }
}
