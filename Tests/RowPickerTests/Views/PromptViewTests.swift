import RowScreen
import Testing

@testable import RowPicker

@Suite struct PromptViewTests {
    @Test func `the placeholder stands there dimly until something is typed`() {
        var picker = PlayedPicker(SampleRows.areas) { $0.placeholder = "選んで" }
        #expect(picker.lines[1] == " ❯ 選んで")
        #expect(picker.look(of: "選", onLine: 1)?.isDim == true)
        picker.type("海")
        #expect(picker.lines[1] == " ❯ 海")
        #expect(picker.look(of: "海", onLine: 1)?.isDim == false)
    }

    @Test func `a prompt of one's own stands instead of the sign`() {
        var picker = PlayedPicker(SampleRows.areas) { $0.prompt = "area: " }
        picker.type("x")
        #expect(picker.lines[1] == " area: x")
        #expect(picker.scene.cursor == Position(line: 1, column: 8))
    }

    @Test func `a placeholder too long for its line is cut with a sign`() {
        let picker = PlayedPicker(SampleRows.areas, width: 20) { $0.placeholder = "エリアを選んでください" }
        #expect(picker.lines[1] == " ❯ エリアを選んでく…")
    }

    @Test func `a long query scrolls so that the cursor is in sight`() {
        var picker = PlayedPicker(SampleRows.areas, width: 24)
        picker.type("abcdefghijklmnopqrstuvwxyz")
        #expect(picker.lines[1] == " ❯ ghijklmnopqrstuvwxyz")
        #expect(picker.scene.cursor == Position(line: 1, column: 23))
        picker.press(.control("a"))
        #expect(picker.lines[1] == " ❯ abcdefghijklmnopqrstu")
        #expect(picker.scene.cursor == Position(line: 1, column: 3))
    }

    @Test func `a long query of wide characters is cut between them`() {
        var picker = PlayedPicker(SampleRows.areas, width: 24)
        picker.type("北海道東北関東信越東海北陸")
        #expect(picker.lines[1] == " ❯ 東北関東信越東海北陸")
        #expect(picker.scene.cursor == Position(line: 1, column: 23))
    }

    @Test(arguments: ["\u{301}", "\u{202E}", "\u{200B}", "\u{200D}", "\u{AD}", "e\u{301}", "👨‍👩‍👧", "ﾊﾟ", "\u{1160}"])
    func `the cursor stands after what was drawn, whatever it is`(text: String) {
        var picker = PlayedPicker(SampleRows.areas)
        picker.act(.edit(.insert(text + "|")))
        let end = picker.column(of: "|", onLine: 1).map { $0 + 1 }
        #expect(picker.scene.cursor?.column == end)
    }

    @Test func `a prompt wider than the screen leaves room for the query`() {
        var picker = PlayedPicker(SampleRows.areas, width: 20) { $0.prompt = "a very long prompt indeed> " }
        picker.type("xyz")
        #expect(picker.lines[1] == " a very loxyz")
    }
}
