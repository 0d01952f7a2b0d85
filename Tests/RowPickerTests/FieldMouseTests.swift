import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct FieldMouseTests {
    private static func picker() -> PlayedPicker {
        PlayedPicker(SampleRows.areas) { $0.field = "Area" }
    }

    /// A click long after the start.
    private static func click(_ picker: inout PlayedPicker, line: Int, column: Int = 5, at milliseconds: Int = 1000) {
        let moment = Timestamp(milliseconds: milliseconds)
        for kind in [MouseEvent.Kind.press, .release] {
            picker.act(.mouse(MouseEvent(kind: kind, button: .left, line: line, column: column), at: moment))
        }
    }

    @Test(arguments: [0, 5, 59])
    func `a click on the line opens it, and a second one closes it`(column: Int) {
        var picker = Self.picker()
        Self.click(&picker, line: 0, column: column)
        #expect(!picker.model.isFieldClosed)
        Self.click(&picker, line: 0, column: column, at: 2000)
        #expect(picker.model.isFieldClosed && !picker.isOver)
    }

    @Test func `a click outside the sheet goes back to the field, and one outside that cancels`() {
        var picker = Self.picker()
        Self.click(&picker, line: 0)
        Self.click(&picker, line: -2, at: 2000)
        #expect(picker.model.isFieldClosed && !picker.isOver)
        Self.click(&picker, line: 1, at: 3000)
        #expect(picker.outcomes == [.cancelled])
    }

    @Test func `X goes back to the field`() {
        var picker = Self.picker()
        picker.press(.enter)
        let column = picker.column(of: "[✕]", onLine: 1) ?? 0
        Self.click(&picker, line: 1, column: column)
        #expect(picker.model.isFieldClosed && !picker.isOver)
    }

    @Test func `Done and two clicks on a row fill the field`() {
        var picker = Self.picker()
        picker.press(.enter, .down)
        Self.click(&picker, line: 1, column: picker.column(of: "[Done]", onLine: 1) ?? 0)
        #expect(picker.lines == ["Area: 東北 ▾"])
        picker.press(.enter)
        #expect(picker.picked == ["2\t東北"])
        #expect(picker.model.committer == .key)
        picker = Self.picker()
        picker.press(.enter)
        Self.click(&picker, line: 5)
        Self.click(&picker, line: 5, at: 1100)
        #expect(picker.lines == ["Area: 関東・信越 ▾"])
        #expect(!picker.isOver)
    }

    @Test func `the wheel does nothing on a closed field`() {
        var picker = Self.picker()
        picker.act(
            .mouse(MouseEvent(kind: .wheelDown, button: nil, line: 0, column: 3), at: Timestamp(milliseconds: 1000)))
        #expect(picker.model.isFieldClosed && !picker.isOver)
    }

    @Test func `a click too many after two on a row cancels nothing`() {
        var picker = Self.picker()
        picker.press(.enter)
        for moment in [1000, 1100, 1200] { Self.click(&picker, line: 5, at: moment) }
        #expect(picker.model.isFieldClosed && !picker.isOver)
        Self.click(&picker, line: 5, at: 1500)
        #expect(picker.outcomes == [.cancelled])
    }
}
