import RowCalendar
import TestSupport
import Testing

@Suite struct DateQueryTests {
    /// A Monday.
    let today = day("2026-11-30")
    let chosen = day("2024-02-29")

    private func read(_ text: String, in range: DayRange = .everyDay) -> DateReading {
        DateQuery.parse(text, today: today, chosen: chosen, in: range)
    }

    @Test(arguments: [
        ("2026-11-30", "2026-11-30"), ("2026/11/30", "2026-11-30"), ("20261130", "2026-11-30"),
        ("2026年11月30日", "2026-11-30"), ("2026年11月30", "2026-11-30"), ("２０２６－１１－３０", "2026-11-30"),
        ("２０２６ー１１ー３０", "2026-11-30"), (" 2026-11-30\u{3000}", "2026-11-30"), ("2026-1-5", "2026-01-05"),
        ("0001-01-01", "0001-01-01"), ("9999-12-31", "9999-12-31"), ("5年1月2日", "0005-01-02"),
        ("2024-02-29", "2024-02-29"),
    ])
    func `a date is read as it is written`(text: String, expected: String) {
        #expect(read(text) == .day(day(expected)))
    }

    @Test(arguments: [
        ("2026", "2026-02-28"), ("2028", "2028-02-29"), ("2026年", "2026-02-28"), ("2026-11", "2026-11-29"),
        ("2026/11", "2026-11-29"), ("202611", "2026-11-29"), ("2026年11月", "2026-11-29"), ("2026-02", "2026-02-28"),
        ("2026-1", "2026-01-29"), ("11月", "2024-11-29"), ("11-30", "2024-11-30"), ("11/30", "2024-11-30"),
        ("11月30日", "2024-11-30"), ("1/5", "2024-01-05"), ("2/29", "2024-02-29"), ("１１／３０", "2024-11-30"),
    ])
    func `what is left out is as in the chosen day`(text: String, expected: String) {
        #expect(read(text) == .day(day(expected)))
    }

    @Test(arguments: [
        ("today", 0), ("TODAY", 0), ("tod", 0), ("ｔｏｄａｙ", 0), ("今日", 0), ("本日", 0), ("今天", 0), ("tomorrow", 1),
        ("tom", 1), ("明日", 1), ("明天", 1), ("yesterday", -1), ("昨日", -1), ("昨天", -1), ("mon", 0), ("Monday", 0),
        ("月", 0), ("月曜日", 0), ("周一", 0), ("週一", 0), ("星期一", 0), ("fri", 4), ("friday", 4), ("金", 4), ("金曜", 4),
        ("周五", 4), ("礼拜五", 4), ("sun", 6), ("日", 6), ("周日", 6), ("星期天", 6), ("tue", 1), ("tues", 1), ("水", 2),
        ("thu", 3), ("sat", 5), ("土曜日", 5),
    ])
    func `words are counted from today`(text: String, distance: Int) throws {
        #expect(read(text) == .day(try #require(today.moved(by: distance, .day))))
    }

    @Test(arguments: [
        ("+3d", "2026-12-03"), ("-1w", "2026-11-23"), ("+2m", "2027-01-30"), ("-1y", "2025-11-30"),
        ("+1m-1d", "2026-12-29"), ("+3m", "2027-02-28"), ("+3m+1d", "2027-03-01"), ("+1d+3m", "2027-03-01"),
        ("-1d+3m", "2027-02-28"), ("+1y2m3d", "2028-02-02"), ("+0d", "2026-11-30"), ("＋３ｄ", "2026-12-03"),
        ("ー1W", "2026-11-23"), ("+3日", "2026-12-03"), ("+1週", "2026-12-07"), ("+1周", "2026-12-07"),
        ("+1m -1d", "2026-12-29"),
    ])
    func `distances are counted from today, one after the other`(text: String, expected: String) {
        #expect(read(text) == .day(day(expected)))
    }

    @Test(arguments: [
        "", " ", "2", "20", "202", "20261", "2026113", "2026-", "2026/", "2026-0", "2026-11-", "2026-11-0", "11", "11-",
        "11/0", "0", "000", "+", "-", "+3", "+1m-", "+1m-1", "+3d4", "t", "to", "y", "ye", "m", "s", "周", "星", "星期",
        "今", "昨",
        "5年0",
    ])
    func `what may become a day is incomplete`(text: String) {
        #expect(read(text) == .incomplete)
    }

    @Test(arguments: [
        "2026-02-29", "20260229", "2026-13", "202613", "2026-00", "2026-13-", "2026-11-31", "2026-11-00", "2026-11-32",
        "0000", "0000-01-01", "13/", "13/01", "30/11", "2/30", "20262", "2026023", "2026114", "2026年13月", "2026年2月29日",
        "0年", "11月31日", "11/00",
    ])
    func `a date that is none does not exist, as soon as that is clear`(text: String) {
        #expect(read(text) == .doesNotExist)
    }

    @Test(arguments: [
        "x", "hello", "todays", "202-", "20261-", "202611301", "2026-11-30-", "2026-11-30x", "2026-11/30", "2026 11 30",
        "2026年11日", "11月30年", "111/1", "1/111", "2026-111", "11/30/2026", "+d", "+3x", "++3d", "3d", "金金",
        "金曜日曜",
        "1\u{301}1/30", "2026--11", "月1", "\u{0}", "١١/٣٠",
    ])
    func `other text is not a date`(text: String) {
        #expect(read(text) == .notADate)
    }

    @Test(arguments: [
        ("2025-10-28", "2025-10-29"), ("2027-03-03", "2027-03-02"), ("2024", "2025-10-29"), ("2028", "2027-03-02"),
        ("2025-09", "2025-10-29"), ("2027-04", "2027-03-02"), ("11/30", "2025-10-29"), ("+1y", "2027-03-02"),
        ("-9y", "2025-10-29"), ("+9999y", "2027-03-02"), ("-9999y", "2025-10-29"),
        ("+99999999999999999999d", "2027-03-02"),
        ("-99999999999999999999w", "2025-10-29"),
    ])
    func `a day that may not be chosen comes with the nearest that may`(text: String, nearest: String) {
        #expect(read(text, in: days("2025-10-29", "2027-03-02")) == .outOfRange(nearest: day(nearest)))
    }

    @Test func `a month or a year that may be chosen in part is entered where it may`() {
        let range = days("2025-10-30", "2027-03-02")
        #expect(read("2025", in: range) == .day(day("2025-10-30")))
        #expect(read("2025-10", in: range) == .day(day("2025-10-30")))
        #expect(read("2027-03", in: range) == .day(day("2027-03-02")))
        #expect(read("2027", in: range) == .day(day("2027-02-28")))
    }

    @Test func `words at the ends of all days lead nowhere`() {
        func read(_ text: String, _ today: CalendarDay) -> DateReading {
            DateQuery.parse(text, today: today, chosen: today)
        }
        #expect(read("tomorrow", .last) == .outOfRange(nearest: .last))
        #expect(read("sat", .last) == .outOfRange(nearest: .last))
        #expect(read("yesterday", .first) == .outOfRange(nearest: .first))
    }

    @Test func `no date on its way from the keyboard is taken for other text`() {
        var random = SeededGenerator(seed: 10)
        for _ in 0..<500 {
            let written = CalendarDay(number: random.below(3_652_059)) ?? .first
            for text in [written.isoText, written.isoText.filter { $0 != "-" }, DateForm.japanese.written(written)] {
                let text = String(text.prefix { $0 != "(" })
                #expect(read(text) == .day(written))
                for length in 0..<text.count {
                    let begun = String(text.prefix(length))
                    #expect(read(begun) != .notADate && read(begun) != .doesNotExist, "\(begun)")
                }
            }
        }
    }

    @Test func `whatever is typed, what is read may be chosen`() {
        var random = SeededGenerator(seed: 11)
        let range = days("2025-10-29", "2027-03-02")
        let pieces = Array("0123456789-/+dwmy年月日今明昨曜周一五 todaymnfri１．ー\u{301}")
        for _ in 0..<5000 {
            let text = String((0..<random.below(11)).map { _ in pieces[random.below(pieces.count)] })
            switch read(text, in: range) {
            case .day(let day), .outOfRange(nearest: let day): #expect(range.contains(day), "\(text)")
            case .incomplete, .doesNotExist, .notADate: continue
            }
        }
    }
}
