import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct LevelsTests {
    private static let divisions = [
        "1\t北京市\t中国", "11\t东城区\t北京市", "12\t朝阳区\t北京市", "2\t吉林省\t中国", "21\t长春市\t吉林省",
        "211\t南关区\t吉林省/长春市", "212\t朝阳区\t吉林省/长春市", "22\t吉林市\t吉林省", "221\t昌邑区\t吉林省/吉林市",
        "3\t香港\t中国",
    ]

    private static func picker(_ view: ViewKind = .wheel, width: Int = 50) -> PlayedPicker {
        PlayedPicker(divisions, width: width) { settings in
            settings.view = view
            settings.shown = [2]
            settings.levels = .path(field: 3, separator: [0x2F])
        }
    }

    private static func right(_ picker: inout PlayedPicker) { picker.act(.goToWheel(by: 1)) }
    private static func left(_ picker: inout PlayedPicker) { picker.act(.goToWheel(by: -1)) }

    private static let rule = " " + String(repeating: "─", count: 48)

    @Test func `each wheel shows what belongs to what is chosen in the one before`() {
        var picker = Self.picker()
        #expect(
            picker.lines[3...7] == [
                Self.rule,
                "   ▸ 北京市 ◂   │   ▸ 东城区     │",
                Self.rule,
                "     吉林省     │     朝阳区     │",
                "      香港      │                │",
            ])
        picker.press(.down)
        #expect(
            picker.lines[1...7] == [
                "                │                │",
                "     北京市     │                │",
                Self.rule,
                "   ▸ 吉林省 ◂   │   ▸ 长春市     │   ▸ 南关区",
                Self.rule,
                "      香港      │     吉林市     │     朝阳区",
                "                │                │",
            ])
        #expect(picker.pointed == Self.divisions[5])
    }

    @Test func `Left and Right go from wheel to wheel, as far as there is something on one`() {
        var picker = Self.picker()
        Self.right(&picker)
        picker.press(.down)
        #expect(picker.pointed == Self.divisions[2])
        Self.right(&picker)
        picker.press(.up)
        #expect(picker.pointed == Self.divisions[1])
        Self.left(&picker)
        Self.left(&picker)
        picker.press(.end)
        #expect(picker.pointed == Self.divisions[9])
        picker.press(.enter)
        #expect(picker.picked == [Self.divisions[9]])
    }

    @Test func `what is typed turns all wheels to the row it finds, and leaves out what leads to none`() {
        var picker = Self.picker()
        picker.type("昌邑")
        #expect(picker.pointed == Self.divisions[8])
        #expect(picker.lines[4] == "   ▸ 吉林省     │   ▸ 吉林市     │   ▸ 昌邑区 ◂")
        #expect(picker.lines[2] == "                │                │")
        picker.press(.control("u"))
        #expect(picker.lines[6] == "     吉林省     │     朝阳区     │")
        #expect(picker.pointed == Self.divisions[1])
        picker.type("朝阳区")
        #expect(picker.pointed == Self.divisions[2])
        Self.left(&picker)
        picker.press(.down)
        #expect(picker.pointed == Self.divisions[6])
    }

    @Test func `a row with others below it is chosen by what is typed alone, and their band is empty`() {
        var picker = Self.picker()
        picker.type("22")
        #expect(picker.pointed == Self.divisions[7])
        #expect(picker.lines[4] == "   ▸ 吉林省     │   ▸ 吉林市 ◂   │")
        #expect(picker.lines[6] == "                │                │     昌邑区")
        Self.right(&picker)
        picker.press(.down)
        #expect(picker.pointed == Self.divisions[8])
    }

    @Test func `a click on a wheel turns it there, and two on a row commit`() {
        var picker = Self.picker()
        picker.click(line: 6, column: 8, at: 1000)
        #expect(picker.pointed == Self.divisions[5])
        picker.click(line: 6, column: 40, at: 2000)
        #expect(picker.pointed == Self.divisions[6])
        picker.click(line: 4, column: 40, at: 3000)
        picker.click(line: 4, column: 40, at: 3100)
        #expect(picker.picked == [Self.divisions[6]])
    }

    @Test func `in the list view levels are columns`() {
        var picker = Self.picker(.list)
        picker.press(.down)
        Self.right(&picker)
        picker.press(.down)
        #expect(
            picker.lines[2...5] == [
                "  北京市        │  长春市        │  昌邑区",
                "  吉林省        │▌ 吉林市        │",
                "  香港          │                │",
                "                │                │",
            ])
        picker.click(line: 2, column: 4, at: 1000)
        #expect(picker.pointed == Self.divisions[1])
    }

    @Test func `where there is no room for all wheels, that with the keys and the next are seen`() {
        var picker = Self.picker(width: 12)
        picker.press(.down)
        #expect(picker.lines[4].contains("吉"))
        Self.right(&picker)
        Self.right(&picker)
        #expect(picker.lines[4].contains("南"))
        #expect(!picker.lines[4].contains("吉林"))
    }

    @Test func `rows that come while a wheel stands somewhere do not move it`() {
        var picker = PlayedPicker(Array(Self.divisions.prefix(3)), isComplete: false) { settings in
            settings.view = .wheel
            settings.levels = .path(field: 3, separator: [0x2F])
        }
        Self.right(&picker)
        picker.press(.down)
        picker.arrive(Array(Self.divisions.dropFirst(3)), andEnd: true)
        #expect(picker.pointed == Self.divisions[2])
    }

    @Test func `a key waits for the rows that were read before it to find their places`() {
        let many = (1...25_000).map { "\($0)\tr\($0)\tg\($0 % 7)" }
        var picker = PlayedPicker(many) { settings in
            settings.view = .wheel
            settings.levels = .fields([3, 2])
        }
        picker.press(.end)
        #expect(picker.model.nextTick != nil)
        for _ in 0..<6 { picker.act(.tick(at: Timestamp(milliseconds: 50))) }
        #expect(picker.model.nextTick == nil)
        #expect(picker.pointed == "7\tr7\tg0")
    }

    @Test func `what is found among many rows is gone through in turns, and keys wait for it`() {
        let many = (0..<120_000).map { "\($0)\tr\($0)\tg\($0 % 3)\t\($0 == 7 ? "" : "x")" }
        var picker = PlayedPicker(many) { settings in
            settings.view = .wheel
            settings.levels = .fields([3, 2])
        }
        while picker.model.nextTick != nil { picker.act(.tick(at: Timestamp(milliseconds: 50))) }
        picker.type("x")
        #expect(picker.model.nextTick != nil)
        picker.press(.end)
        var turns = 0
        while picker.model.nextTick != nil, turns < 20 {
            picker.act(.tick(at: Timestamp(milliseconds: 60)))
            turns += 1
        }
        #expect(turns == 2)
        #expect(picker.pointed == "119997\tr119997\tg0\tx")
    }
}

extension PlayedPicker {
    fileprivate mutating func click(line: Int, column: Int, at moment: Int) {
        for (kind, moment) in [(MouseEvent.Kind.press, moment), (.release, moment + 20)] {
            let event = MouseEvent(kind: kind, button: .left, line: line, column: column)
            act(.mouse(event, at: Timestamp(milliseconds: moment)))
        }
    }
}
