import RowMatch
import RowScreen
import RowStore
import Testing

@testable import RowPicker

@Suite struct ModelSearchTests {
    @Test func `typing narrows the list`() {
        var picker = PlayedPicker(SampleRows.areas)
        #expect(picker.model.matches == 7)
        picker.type("海")
        #expect(picker.model.matches == 2)
        picker.type("道")
        #expect(picker.model.matches == 1)
        #expect(picker.pointed == "1\t北海道")
    }

    @Test func `each change of the query is searched for under the next ticket`() {
        var picker = PlayedPicker(SampleRows.areas, answersAtOnce: false)
        let rules = picker.model.settings.rules
        #expect(picker.type("a") == [.search(Query("a", rules: rules), Ticket(1))])
        #expect(picker.type("b") == [.search(Query("ab", rules: rules), Ticket(2))])
        #expect(picker.press(.backspace) == [.search(Query("a", rules: rules), Ticket(3))])
        #expect(picker.press(.control("u")) == [.search(Query("", rules: rules), Ticket(4))])
    }

    @Test func `an edit that changes nothing is searched for by nobody`() {
        var picker = PlayedPicker(SampleRows.areas)
        #expect(picker.press(.backspace, .delete, .control("u"), .left, .right, .control("a"), .control("y")).isEmpty)
        picker.type("a")
        #expect(picker.press(.left, .right, .control("a"), .control("e"), .delete).isEmpty)
    }

    @Test func `a query given at the start is searched for before anything happens`() {
        var settings = Settings()
        settings.query = "海"
        let size = Size(height: 24, width: 80)
        let model = Model(settings: settings, size: size, now: Timestamp(milliseconds: 0))
        #expect(model.firstEffects == [.search(Query("海", rules: settings.rules), Ticket(0))])
        #expect(PlayedPicker().tickets.isEmpty)
        #expect(PlayedPicker(SampleRows.areas) { $0.query = "海" }.model.matches == 2)
    }

    @Test func `findings of an earlier query are no news`() {
        var picker = PlayedPicker(SampleRows.areas, answersAtOnce: false)
        let rules = picker.model.settings.rules
        picker.type("北")
        let early = picker.findings(of: Query("北", rules: rules), Ticket(1), upTo: 7)
        picker.type("海")
        let before = picker.model
        #expect(picker.act(.found(early)).isEmpty)
        #expect(picker.model == before)
        picker.answer()
        #expect(picker.model.matches == 1)
    }

    @Test func `an empty query has every row at once, and needs no findings`() {
        var picker = PlayedPicker(SampleRows.areas, answersAtOnce: false)
        picker.type("海")
        picker.answer()
        picker.press(.backspace)
        #expect(picker.model.matches == 7)
        #expect(picker.model.isSettled)
    }

    @Test func `an unmoved cursor stands on the best row, whatever comes`() {
        var picker = PlayedPicker(["xxb", "xb"], isComplete: false)
        picker.type("b")
        #expect(picker.pointed == "xxb" || picker.pointed == "xb")
        picker.arrive(["b"])
        #expect(picker.pointed == "b")
        #expect(picker.pointedLine == 0)
    }

    @Test func `a moved cursor stays with its row while better rows arrive`() throws {
        var picker = PlayedPicker(["xxb", "xb"], isComplete: false)
        picker.type("b")
        picker.press(.down)
        let row = try #require(picker.pointed)
        picker.arrive(["b", "b"])
        #expect(picker.pointed == row)
        #expect(picker.model.cursor.index == 3)
        picker.press(.enter)
        #expect(picker.picked == [row])
    }

    @Test func `the line of a moved cursor's row stays while rows arrive above it`() {
        var picker = PlayedPicker(SampleRows.numbered(1...30), height: 12, isComplete: false) {
            $0.rules.isReversed = true
        }
        picker.press(.down, .down, .down, .down, .down, .down, .up)
        let line = picker.pointedLine
        let row = picker.pointed
        #expect(row == "row 25")
        #expect(line > 0)
        picker.arrive(SampleRows.numbered(31...99))
        #expect(picker.pointed == row)
        #expect(picker.pointedLine == line)
    }

    @Test(arguments: [("x", nil), ("", RowID(0))] as [(String, RowID?)])
    func `every change of the query puts the cursor back on the best row and drops the scroll`(
        text: String, expected: RowID?
    ) {
        var picker = PlayedPicker(SampleRows.numbered(1...50))
        picker.type("o")
        picker.press(.end)
        #expect(picker.model.viewport.first > 0)
        if text.isEmpty { picker.press(.backspace) } else { picker.type(text) }
        #expect(!picker.model.cursor.hasMoved)
        #expect(picker.model.cursor.row == expected)
        #expect(picker.model.viewport.first == 0)
    }

    @Test func `what an earlier query found stays in sight until there is news`() {
        var picker = PlayedPicker(SampleRows.areas, answersAtOnce: false)
        picker.type("海")
        #expect(picker.model.matches == 7)
        #expect(!picker.model.isSettled)
        picker.answer()
        #expect(picker.model.matches == 2)
        #expect(picker.model.isSettled)
    }

    @Test func `findings of some of the rows do not settle a search`() {
        var picker = PlayedPicker(SampleRows.areas, answersAtOnce: false)
        picker.type("海")
        picker.answer(upTo: 3)
        #expect(picker.model.matches == 1)
        #expect(!picker.model.isSettled)
    }
}
