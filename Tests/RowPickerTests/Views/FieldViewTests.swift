import RowScreen
import RowStore
import Testing

@testable import RowPicker

@Suite struct FieldViewTests {
    private static func picker(
        _ rows: [String], width: Int = 60, _ change: (inout Settings) -> Void = { _ in }
    ) -> PlayedPicker {
        PlayedPicker(rows, width: width) {
            $0.field = "エリア"
            $0.initial = Array("3".utf8)
            change(&$0)
        }
    }

    @Test func `the name is bold, a placeholder dim, and the sign in the accent`() {
        let theme = Theme.sixteen
        let filled = Self.picker(SampleRows.areas)
        #expect(filled.lines == ["エリア: 関東・信越 ▾"])
        #expect(filled.look(of: "エ", onLine: 0) == theme.name)
        #expect(filled.look(of: "関", onLine: 0) == theme.title)
        #expect(filled.look(of: "▾", onLine: 0) == theme.done)
        let empty = Self.picker(["1\ta"]) { $0.placeholder = "選んでください" }
        #expect(empty.look(of: "選", onLine: 0) == theme.placeholder)
    }

    @Test(arguments: [
        (60, "エリア: 関東・信越 ▾"), (20, "エリア: 関東・信越 ▾"), (19, "エリア: 関東・信… ▾"),
        (16, "エリア: 関東… ▾"), (12, "エ…  関東… ▾"), (6, "… … ▾"), (3, "… ▾"), (2, "▾"), (1, "▾"),
    ])
    func `where columns are scarce the value is cut, then the label`(width: Int, line: String) {
        let picker = Self.picker(SampleRows.areas, width: width)
        #expect(picker.lines == [line])
        #expect(picker.scene.cursor?.column == picker.column(of: "▾", onLine: 0))
    }

    @Test func `the hardware cursor stands on the sign, and in the query once it is open`() {
        var picker = Self.picker(SampleRows.areas)
        #expect(picker.scene.cursor == Position(line: 0, column: 19))
        picker.press(.down)
        #expect(picker.scene.cursor == Position(line: 2, column: 3))
    }

    @Test func `signs are ASCII where others are not to be had, or may be wide`() {
        #expect(Self.picker(SampleRows.areas) { $0.signs = .ascii }.lines == ["エリア: 関東・信越 v"])
        #expect(Self.picker(SampleRows.areas) { $0.signs = .narrow }.lines == ["エリア: 関東・信越 v"])
    }

    @Test func `a row without a name is called by its code, and one of one field as it is`() {
        #expect(Self.picker(["3\t"]).lines == ["エリア: 3 ▾"])
        #expect(Self.picker(["3"]).lines == ["エリア: 3 ▾"])
    }

    @Test func `nothing that a terminal obeys is drawn or left, of label and name`() {
        let rows = ["3\ta\u{1B}[31mb\u{202E}c\u{7}"]
        let picker = Self.picker(rows) {
            $0.field = "A\u{1B}]0;x\u{7}"
            $0.leavesField = true
        }
        let left = picker.model.lineLeft(after: .picked([RowID(0)])) ?? ""
        for line in picker.lines + [left] {
            #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
        }
        #expect(picker.lines == [left + " ▾"])
    }

    @Test func `what is left says label and names, as far as the line reaches, and nothing else`() {
        let rows = [RowID(2), RowID(0)]
        let leaving: (inout Settings) -> Void = {
            $0.leavesField = true; $0.timeout = 5000
        }
        #expect(Self.picker(SampleRows.areas, leaving).model.lineLeft(after: .picked(rows)) == "エリア: 関東・信越, 北海道")
        #expect(
            Self.picker(SampleRows.areas, width: 20, leaving).model.lineLeft(after: .picked(rows)) == "エリア: 関東・信越,…")
        #expect(Self.picker(SampleRows.areas).model.lineLeft(after: .picked(rows)) == nil)
    }

    @Test func `a label of nothing is left out`() {
        #expect(Self.picker(SampleRows.areas) { $0.field = "" }.lines == ["関東・信越 ▾"])
    }

    @Test func `the seconds left go where there is no room for them`() {
        let waiting: (inout Settings) -> Void = { $0.timeout = 5000 }
        #expect(Self.picker(SampleRows.areas, width: 25, waiting).lines == ["エリア: 関東・信越 ▾  5 s"])
        #expect(Self.picker(SampleRows.areas, width: 24, waiting).lines == ["エリア: 関東・信越 ▾"])
    }

    @Test func `in the sheet the placeholder is not said again`() {
        var picker = Self.picker(["1\ta"]) { $0.placeholder = "none" }
        picker.press(.enter)
        #expect(picker.lines.filter { $0.contains("none") }.count == 1)
    }
}
