import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct AddedButtonsTests {
    private static let buttons = [
        BarButton("Skip", key: .function(2), .leave(status: 3)), BarButton("Edit", key: .function(3), .pick),
    ]

    private static func picker(width: Int, isComplete: Bool = true) -> PlayedPicker {
        PlayedPicker(SampleRows.areas, width: width, isComplete: isComplete) {
            $0.title = "A rather long title"
            $0.timeout = 12_000
            $0.buttons = buttons
        }
    }

    @Test(arguments: [
        (60, " A rather long title  12 s   7/7   [Skip] [Edit] [✕] [Done]"),
        (42, " …  12 s   7/7   [Skip] [Edit] [✕] [Done]"),
        (39, " 12 s   7/7   [Skip] [Edit] [✕] [Done]"),
        (38, " A …  12 s   [Skip] [Edit] [✕] [Done]"),
        (33, " 12 s   [Skip] [Edit] [✕] [Done]"),
        (31, " A r… [Skip] [Edit] [✕] [Done]"),
        (25, "[Skip] [Edit] [✕] [Done]"),
        (24, " A r… [Skip] [✕] [Done]"),
        (17, "[Skip] [✕] [Done]"),
        (16, "A ra… [✕] [Done]"),
        (9, "… [✕] [✓]"),
    ])
    func `where it is narrow title, count and seconds go first, then added buttons from the last one on`(
        width: Int, line: String
    ) {
        #expect(Self.picker(width: width).lines[0] == line)
    }

    @Test(arguments: 1...60)
    func `each cell of a button is that button's, and the others stay where they are`(width: Int) {
        let picker = Self.picker(width: width)
        let targets = (0..<width).map { picker.scene.target(at: Position(line: 0, column: $0)) }
        let buttons = targets.filter { $0 != .ground }
        let order: [Target] = [.button(.function(2)), .button(.function(3)), .close, .done]
        #expect(buttons == order.flatMap { target in buttons.filter { $0 == target } })
        let plain = PlayedPicker(SampleRows.areas, width: width)
        for column in 0..<width
        where [.close, .done].contains(plain.scene.target(at: Position(line: 0, column: column))) {
            #expect(targets[column] == plain.scene.target(at: Position(line: 0, column: column)))
        }
    }

    @Test func `a click on one does what it says`() {
        for (key, outcome) in [(Key.function(2), Outcome.left(status: 3)), (.function(3), .picked([.init(0)]))] {
            var picker = Self.picker(width: 60)
            let column = (0..<60).first {
                picker.scene.target(at: Position(line: 0, column: $0)) == .button(key)
            }
            picker.click(at: column ?? 0)
            #expect(picker.outcomes == [outcome])
            if key == .function(3) { #expect(picker.model.committer == .button(key)) }
        }
    }

    @Test func `one that picks waits for a row, and is the one that shows it`() {
        var picker = Self.picker(width: 60, isComplete: false)
        picker.type("zz")
        picker.act(.acceptBy(.function(3)))
        #expect(picker.outcomes.isEmpty)
        #expect(picker.model.heldButton == .button(.function(3)))
        picker.act(.accept)
        #expect(picker.model.heldButton == .done)
        picker.act(.acceptBy(.function(3)))
        picker.arrive(["9\tzz"])
        #expect(picker.picked == ["9\tzz"])
        #expect(picker.model.committer == .button(.function(3)))
    }

    @Test func `one that leaves waits for nothing, and gives up a commit that does`() {
        var picker = PlayedPicker(SampleRows.areas, isComplete: false, answersAtOnce: false) {
            $0.buttons = Self.buttons
        }
        picker.type("zz")
        #expect(picker.act(.leave(status: 3)) == [.finish(.left(status: 3))])
    }

    @Test func `Enter after one that waited in vain is not that button's`() {
        var picker = Self.picker(width: 60, isComplete: false)
        picker.type("zz")
        picker.act(.acceptBy(.function(3)))
        picker.press(.control("u"), .enter)
        #expect(picker.picked == [SampleRows.areas[0]])
        #expect(picker.model.committer == .key)
    }

    @Test func `marked rows are picked by it`() {
        var picker = PlayedPicker(SampleRows.areas) {
            $0.mostMarks = 3
            $0.buttons = Self.buttons
        }
        picker.press(.tab, .tab, .down)
        picker.act(.acceptBy(.function(3)))
        #expect(picker.picked == Array(SampleRows.areas.prefix(2)))
    }
}

extension PlayedPicker {
    /// Presses and releases the button of the mouse in the bar.
    fileprivate mutating func click(at column: Int) {
        for kind in [MouseEvent.Kind.press, .release] {
            let event = MouseEvent(kind: kind, button: .left, line: 0, column: column, modifiers: [])
            act(.mouse(event, at: Timestamp(milliseconds: 1000)))
        }
    }
}
