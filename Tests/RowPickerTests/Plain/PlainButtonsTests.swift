import RowKeys
import Testing

@testable import RowPicker

@Suite struct PlainButtonsTests {
    private static let buttons = [
        BarButton("Skip", key: .function(2), .leave(status: 3)), BarButton("Edit", key: .control("e"), .pick),
    ]

    private static func dialogue(
        _ rows: [String] = SampleRows.areas, most: Int = 0, isComplete: Bool = true,
        _ change: (inout Settings) -> Void = { _ in }
    ) -> PlayedDialogue {
        PlayedDialogue(rows, isComplete: isComplete) {
            $0.buttons = buttons
            $0.mostMarks = most
            change(&$0)
        }
    }

    @Test func `they are told once, and what may be typed for them in each prompt`() {
        var played = Self.dialogue()
        #expect(
            played.lines.prefix(2) == ["Type f2 for Skip.", "Type a number and ctrl-e for Edit, such as 1 ctrl-e."])
        #expect(played.prompt == "Number, or text to search, or f2, or ctrl-e: ")
        played.type("海")
        #expect(!played.written.contains("Skip"))
        #expect(played.prompt == "Number, or text to search, or f2, or ctrl-e: ")
    }

    @Test(arguments: ["f2", "F2", "  f2 "])
    func `the name of its key alone leaves`(line: String) {
        var played = Self.dialogue()
        played.type(line)
        #expect(played.outcome == .left(status: 3))
    }

    @Test func `it may be typed before anybody asks`() {
        var played = Self.dialogue(isComplete: false)
        played.type("f2", isEarly: true)
        #expect(played.outcome == .left(status: 3))
        #expect(played.written.isEmpty)
    }

    @Test(arguments: ["2 ctrl-e", "2  CTRL-e", "２\u{3000}ctrl-e"])
    func `a number and its name pick`(line: String) {
        var played = Self.dialogue()
        played.type(line)
        #expect(played.picked == [SampleRows.areas[1]])
        #expect(played.dialogue.pressed == .control("e"))
    }

    @Test func `several numbers pick as many as may be picked`() {
        var played = Self.dialogue(most: 2)
        #expect(played.written.contains("Type numbers and ctrl-e for Edit, such as 1 ctrl-e."))
        played.type("1 2 3 ctrl-e")
        #expect(played.lines.first == "At most 2 can be picked.")
        played.type("3, 1 ctrl-e")
        #expect(played.picked == [SampleRows.areas[2], SampleRows.areas[0]])
    }

    @Test func `alone its name picks what an empty line takes, and nothing that was not read out`() {
        var played = Self.dialogue()
        played.type("ctrl-e")
        #expect(played.lines == ["Type a number before ctrl-e.", "Number, or text to search, or f2, or ctrl-e: "])
        #expect(played.outcome == nil)
        var offering = Self.dialogue { $0.initial = Array("3".utf8) }
        offering.type("ctrl-e", isEarly: true)
        #expect(offering.outcome == nil)
        offering.type("ctrl-e")
        #expect(offering.picked == [SampleRows.areas[2]])
    }

    @Test(arguments: ["9 ctrl-e", "3 f2", "x f2", "'f2", "ctrl-x", "f2 3", "ctrl-e 2"])
    func `anything else is text to search`(line: String) {
        var played = Self.dialogue()
        played.type(line)
        #expect(played.outcome == nil)
        #expect(played.picker.model.query.text == line)
    }

    @Test func `a row's number is no key`() {
        var played = Self.dialogue { $0.buttons = [BarButton("Leave", key: .character("3"), .leave(status: 9))] }
        played.type("3")
        #expect(played.picked == [SampleRows.areas[2]])
    }
}
