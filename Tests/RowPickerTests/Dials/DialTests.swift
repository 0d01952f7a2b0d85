import RowCalendar
import RowKeys
import RowScreen
import TestSupport
import Testing

@testable import RowPicker

@Suite struct DialTests {
    private static func day(_ text: String) throws -> CalendarDay { try CalendarDay(isoText: text) }

    private static func date(
        _ form: DateForm = .english, from: String = "0001-01-01", to: String = "9999-12-31", width: Int = 60,
        height: Int = 24, _ change: (inout Settings) -> Void = { _ in }
    ) throws -> PlayedPicker {
        let today = try day("2026-11-30")
        let range = try #require(DayRange(from: try day(from), to: try day(to)))
        return PlayedPicker(height: height, width: width) { settings in
            settings.view = .dial
            settings.dial = Dial(.date(DateWheels(range, chosen: today), form, today: today))
            change(&settings)
        }
    }

    private static let rule = " " + String(repeating: "─", count: 58)

    @Test func `a date has a wheel for each part, and the weekday of the day in the band`() throws {
        #expect(
            try Self.date(.japanese).lines[1...] == [
                "       2024        │        9月        │        28日",
                "       2025        │       10月        │        29日",
                Self.rule,
                "     ▸ 2026 ◂      │     ▸ 11月        │    ▸ 30日 月",
                Self.rule,
                "       2027        │       12月        │",
                "       2028        │                   │",
            ])
    }

    @Test func `only days that exist are on the wheels`() throws {
        var picker = try Self.date(.japanese) { $0.initial = Array("2024-02-29".utf8) }
        picker.press(.up)
        picker.press(.enter)
        #expect(picker.outcomes == [.made(Array("2023-02-28\t2023年2月28日(火)".utf8))])
    }

    @Test func `a field is filled with a date, opens on it, and commits it`() throws {
        var picker = try Self.date(.japanese) {
            $0.field = "日付"
            $0.leavesField = true
            $0.initial = Array("2024-02-29".utf8)
        }
        #expect(picker.lines == ["日付: 2024年2月29日(木) ▾"])
        picker.press(.down, .down, .escape)
        #expect(picker.lines == ["日付: 2024年2月29日(木) ▾"])
        picker.type("2025-03-01")
        picker.press(.enter)
        #expect(picker.lines == ["日付: 2025年3月1日(土) ▾"])
        picker.press(.down, .down, .enter)
        #expect(picker.lines == ["日付: 2026年3月1日(日) ▾"])
        picker.press(.enter)
        let row = Array("2026-03-01\t2026年3月1日(日)".utf8)
        #expect(picker.outcomes == [.made(row)])
        #expect(picker.model.lineLeft(after: .made(row)) == "日付: 2026年3月1日(日)")
    }

    @Test func `a field of a date that nobody has asked for is empty`() throws {
        var picker = try Self.date { $0.field = "Date" }
        #expect(picker.lines == ["Date: ▾"])
        picker.press(.enter)
        #expect(!picker.isOver)
    }

    @Test func `Left and Right go from wheel to wheel`() throws {
        var picker = try Self.date(.japanese)
        picker.act(.goToWheel(by: 1))
        picker.press(.down)
        picker.act(.goToWheel(by: 1))
        picker.act(.goToWheel(by: 1))
        picker.press(.up, .enter)
        #expect(picker.outcomes == [.made(Array("2026-12-29\t2026年12月29日(火)".utf8))])
    }

    @Test(arguments: [
        ("2027-01-02", "2027-01-02"), ("+3d", "2026-12-03"), ("-1w", "2026-11-23"), ("today", "2026-11-30"),
    ])
    func `what is typed goes there`(text: String, code: String) throws {
        var picker = try Self.date()
        picker.type(text)
        #expect(picker.model.dial?.code == code)
        picker.press(.enter)
        #expect(picker.isOver)
    }

    @Test func `a day that does not exist is said, and Enter takes no other in its place`() throws {
        var picker = try Self.date()
        picker.type("2026-02-29")
        #expect(picker.lines[0].contains("does not exist"))
        #expect(picker.model.dial?.code == "2026-11-30")
        #expect(picker.press(.enter) == [.ring])
        #expect(!picker.isOver)
    }

    @Test func `a wheel that is turned takes the place of what was typed`() throws {
        var picker = try Self.date(.japanese)
        picker.type("2026-02-29")
        picker.press(.down)
        #expect(picker.model.query.isEmpty)
        #expect(picker.model.dial?.code == "2027-11-30")
    }

    @Test func `an empty line goes back to where the wheels were`() throws {
        var picker = try Self.date()
        picker.type("+3d")
        picker.press(.control("u"))
        #expect(picker.model.dial?.code == "2026-11-30")
    }

    @Test func `out of range goes to the nearest day and says so`() throws {
        var picker = try Self.date(from: "2026-01-01", to: "2026-12-31")
        picker.type("2030-01-01")
        #expect(picker.lines[0].contains("out of range"))
        #expect(picker.model.dial?.code == "2026-12-31")
        #expect(picker.press(.enter) == [.ring])
    }

    @Test func `a click turns a wheel, and two on the band commit`() throws {
        var picker = try Self.date(.japanese)
        for moment in [1000, 1020] {
            picker.act(
                .mouse(
                    Self.event(moment == 1000 ? .press : .release, line: 6, column: 8), at: .init(milliseconds: moment))
            )
        }
        #expect(picker.model.dial?.code == "2027-11-30")
        for (kind, moment) in [(MouseEvent.Kind.press, 3000), (.release, 3010), (.press, 3100), (.release, 3110)] {
            picker.act(.mouse(Self.event(kind, line: 4, column: 8), at: .init(milliseconds: moment)))
        }
        #expect(picker.outcomes == [.made(Array("2027-11-30\t2027年11月30日(火)".utf8))])
    }

    @Test func `dragging turns the wheel under the hand`() throws {
        var picker = try Self.date(.japanese)
        picker.act(.mouse(Self.event(.press, line: 4, column: 28), at: .init(milliseconds: 1000)))
        picker.act(.mouse(Self.event(.drag, line: 5, column: 28), at: .init(milliseconds: 1300)))
        picker.act(.mouse(Self.event(.release, line: 5, column: 28), at: .init(milliseconds: 1900)))
        #expect(picker.model.dial?.code == "2026-10-30")
    }

    @Test func `a time has hours and minutes by its step`() throws {
        let step = try TimeStep(text: "15m")
        let slots = try #require(TimeSlots(step: step))
        var picker = PlayedPicker(width: 40) { settings in
            settings.view = .dial
            let now = TimeOfDay(hour: 14, minute: 30) ?? .midnight
            settings.dial = Dial(.time(TimeWheels(slots, chosen: now), now: now))
        }
        #expect(picker.lines[6] == "        15         │         45")
        picker.act(.goToWheel(by: 1))
        picker.press(.up, .enter)
        #expect(picker.outcomes == [.made(Array("14:15\t14:15".utf8))])
    }

    @Test(arguments: [(1, 1), (5, 20), (200, 500), (3, 7)])
    func `any size draws`(height: Int, width: Int) throws {
        let picker = try Self.date(width: width, height: height) { $0.isFullScreen = true }
        #expect(picker.scene.grid.size == Size(height: height, width: width))
    }

    @Test func `random keys never leave the days there are`() throws {
        var random = SeededGenerator(seed: 11)
        var picker = try Self.date(from: "2024-02-28", to: "2025-03-01")
        for _ in 0..<2000 {
            let step = [-1, 1].randomElement(using: &random) ?? 1
            switch Int.random(in: 0..<5, using: &random) {
            case 0: picker.act(.goToWheel(by: step))
            case 1: picker.press(.pageDown)
            case 2: picker.press(.home)
            case 3: picker.type(["+3d", "2", "x"].randomElement(using: &random) ?? "")
            default: picker.act(.move(step > 0 ? .down : .up))
            }
            let code = try #require(picker.model.dial?.code)
            #expect(try Self.day("2024-02-28") <= Self.day(code) && Self.day(code) <= Self.day("2025-03-01"))
        }
    }

    private static func event(_ kind: MouseEvent.Kind, line: Int, column: Int) -> MouseEvent {
        MouseEvent(kind: kind, button: .left, line: line, column: column)
    }
}
