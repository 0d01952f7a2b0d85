import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct MovementTests {
    private static func picker(of count: Int, layout: Layout = .reverse) -> PlayedPicker {
        PlayedPicker(SampleRows.numbered(1...count)) {
            $0.goesRound = true
            $0.layout = layout
        }
    }

    @Test(
        arguments: [
            ([.up], 30), ([.up, .down], 1), ([.up, .up], 29), ([.control("p"), .control("n"), .control("j")], 2),
            ([.end, .down], 1), ([.end, .down, .up], 30),
        ] as [([Key], Int)])
    func `going round, one step beyond an end leads to the other end`(keys: [Key], row: Int) {
        var picker = Self.picker(of: 30)
        for key in keys { picker.press(key) }
        #expect(picker.pointed == "row \(row)")
    }

    @Test(
        arguments: [([.down], 30), ([.down, .up], 1), ([.up], 2), ([.end, .up], 1)] as [([Key], Int)])
    func `with the best row lowest, down leads from it to the last`(keys: [Key], row: Int) {
        var picker = Self.picker(of: 30, layout: .bottomUp)
        for key in keys { picker.press(key) }
        #expect(picker.pointed == "row \(row)")
    }

    @Test(
        arguments: [
            ([.pageUp], 1), ([.down, .pageUp], 1), ([.up, .pageDown], 30), ([.up, .up, .pageDown], 30),
            ([.home, .home], 1), ([.end, .end], 30),
        ] as [([Key], Int)])
    func `pages and the keys for the ends stop at the ends`(keys: [Key], row: Int) {
        var picker = Self.picker(of: 30)
        for key in keys { picker.press(key) }
        #expect(picker.pointed == "row \(row)")
    }

    @Test(arguments: [Key.up, .down])
    func `an only row has itself on either side`(key: Key) {
        var picker = Self.picker(of: 1)
        picker.press(key, key)
        #expect(picker.pointed == "row 1")
    }

    @Test(arguments: [Key.up, .down])
    func `of no rows there is none to go to`(key: Key) {
        var picker = PlayedPicker { $0.goesRound = true }
        picker.press(key)
        #expect(picker.pointed == nil)
        picker = Self.picker(of: 9)
        picker.type("zzz")
        picker.press(key)
        #expect(picker.pointed == nil)
    }

    @Test func `it goes round in what the query has found`() {
        var picker = Self.picker(of: 30)
        picker.type("2")
        picker.press(.up)
        #expect(picker.pointed == "row 12")
        #expect(picker.pointedLine == picker.model.listHeight - 1)
        picker.press(.down)
        #expect(picker.pointed == "row 2")
        #expect(picker.pointedLine == 0)
    }

    @Test func `while rows come, the last is the last so far`() {
        var picker = PlayedPicker(SampleRows.numbered(1...5), isComplete: false) { $0.goesRound = true }
        picker.press(.up)
        picker.arrive(SampleRows.numbered(6...9))
        #expect(picker.pointed == "row 5")
        picker.press(.down)
        #expect(picker.pointed == "row 6")
    }

    @Test func `the wheel goes round too`() {
        var picker = Self.picker(of: 30)
        let wheel = MouseEvent(kind: .wheelUp, button: nil, line: 3, column: 3)
        picker.act(.mouse(wheel, at: Timestamp(milliseconds: 500)))
        #expect(picker.pointed == "row 30")
    }

    @Test(arguments: [([.up], 1), ([.end, .down], 30)] as [([Key], Int)])
    func `otherwise the ends are ends`(keys: [Key], row: Int) {
        var picker = PlayedPicker(SampleRows.numbered(1...30))
        for key in keys { picker.press(key) }
        #expect(picker.pointed == "row \(row)")
    }
}
