import RowKeys
import RowScreen
import RowStore
import Testing

@testable import RowPicker

/// A picker that begins as one line.
@Suite struct FieldTests {
    private static func picker(
        _ rows: [String] = SampleRows.areas, isComplete: Bool = true, _ change: (inout Settings) -> Void = { _ in }
    ) -> PlayedPicker {
        PlayedPicker(rows, isComplete: isComplete) {
            $0.field = "Area"
            $0.placeholder = "none"
            change(&$0)
        }
    }

    private static func remembering(_ row: String) -> (inout Settings) -> Void {
        { $0.remembered = RememberedRow(Array(row.utf8), delimiter: [0x09]) }
    }

    @Test func `it begins as one line, and opens below that`() {
        var picker = Self.picker()
        #expect(picker.lines == ["Area: none ▾"])
        #expect(picker.model.height == 1)
        picker.press(.enter)
        #expect(picker.model.height == 10)
        #expect(picker.lines[0] == "Area: none ▾")
        #expect(picker.lines[2] == " ❯")
        #expect(picker.lines[3] == " ▌ 1  北海道")
    }

    @Test(arguments: [Key.enter, .character(" "), .down, .up, .pageDown, .end])
    func `a key that opens it does nothing else`(key: Key) {
        var picker = Self.picker()
        picker.press(key)
        #expect(!picker.model.isFieldClosed && !picker.isOver)
        #expect(picker.pointedLine == 0)
        #expect(picker.model.query.isEmpty)
    }

    @Test func `what is typed opens it and is the query`() {
        var picker = Self.picker()
        picker.type("関")
        #expect(!picker.model.isFieldClosed)
        #expect(picker.model.query.text == "関")
        #expect(picker.pointed == "3\t関東・信越")
    }

    @Test(arguments: [Key.backspace, .tab, .left, .control("w"), .function(1), .control("y")])
    func `other keys leave it closed`(key: Key) {
        var picker = Self.picker()
        picker.press(key)
        #expect(picker.model.isFieldClosed && !picker.isOver)
    }

    @Test func `what is pasted on it is ignored`() {
        var picker = Self.picker()
        picker.act(.paste("関"))
        #expect(picker.model.isFieldClosed)
        picker.press(.enter)
        #expect(picker.model.query.isEmpty)
    }

    @Test func `a row picked in the sheet fills it, and the next Enter commits that`() {
        var picker = Self.picker()
        picker.press(.enter, .down, .down, .enter)
        #expect(picker.lines == ["Area: 関東・信越 ▾"])
        #expect(!picker.isOver)
        picker.press(.enter)
        #expect(picker.picked == ["3\t関東・信越"])
    }

    @Test func `it opens again on the row that fills it, without the query that found it`() {
        var picker = Self.picker()
        picker.type("沖")
        picker.press(.enter, .down)
        #expect(picker.pointed == "7\t沖縄")
        #expect(picker.model.query.isEmpty)
        #expect(picker.model.matches == 7)
        picker.press(.up, .enter, .enter)
        #expect(picker.picked == ["6\t九州"])
    }

    @Test func `Esc goes back to the field as it was, and a second one cancels`() {
        var picker = Self.picker()
        picker.press(.enter, .down, .enter, .down, .down, .down, .escape)
        #expect(picker.lines == ["Area: 東北 ▾"])
        #expect(!picker.isOver)
        picker.press(.escape)
        #expect(picker.outcomes == [.cancelled])
    }

    @Test(arguments: [Key.control("c"), .control("g"), .control("q")])
    func `other keys that cancel do so everywhere`(key: Key) {
        for opening in [[], [Key.enter]] {
            var picker = Self.picker()
            for opening in opening { picker.press(opening) }
            picker.press(key)
            #expect(picker.outcomes == [.cancelled])
        }
    }

    @Test func `Ctrl-D leaves an empty query for the field, and the field for good`() {
        var picker = Self.picker()
        picker.press(.enter, .control("d"))
        #expect(picker.model.isFieldClosed && !picker.isOver)
        picker.press(.control("d"))
        #expect(picker.outcomes == [.cancelled])
    }

    @Test func `without a field Esc cancels`() {
        var picker = PlayedPicker(SampleRows.areas)
        picker.press(.escape)
        #expect(picker.outcomes == [.cancelled])
    }

    // MARK: What it begins with

    @Test func `the row picked last time fills it before its row comes, and is waited for`() {
        var picker = Self.picker(["1\t北海道"], isComplete: false, Self.remembering("3\t関東・信越"))
        #expect(picker.lines == ["Area: 関東・信越 ▾"])
        picker.press(.enter)
        #expect(!picker.isOver && picker.model.isFieldClosed)
        let theme = picker.model.settings.theme
        #expect(picker.look(of: "▾", onLine: 0) == theme.waiting)
        picker.arrive(["2\t東北"])
        #expect(!picker.isOver)
        picker.arrive(["3\t関東・信越"])
        #expect(picker.picked == ["3\t関東・信越"])
    }

    @Test func `any other key drops an Enter that waits`() {
        var picker = Self.picker(["1\t北海道"], isComplete: false, Self.remembering("3\t関東・信越"))
        picker.press(.enter, .function(1))
        picker.arrive(["3\t関東・信越"])
        #expect(!picker.isOver)
        picker.press(.enter)
        #expect(picker.picked == ["3\t関東・信越"])
    }

    @Test func `where the row picked last time does not come, an Enter that waits opens the sheet`() {
        var picker = Self.picker(["1\t北海道"], isComplete: false, Self.remembering("9\tHeard"))
        picker.press(.enter)
        picker.end()
        #expect(!picker.isOver && !picker.model.isFieldClosed)
        #expect(picker.lines[0] == "Area: none ▾")
    }

    @Test func `a row that was renamed since is called by its new name`() {
        var picker = Self.picker([], isComplete: false, Self.remembering("3\tKanto"))
        #expect(picker.lines == ["Area: Kanto ▾"])
        picker.arrive(["3\t関東・信越"])
        #expect(picker.lines == ["Area: 関東・信越 ▾"])
    }

    @Test func `the initial row fills it when it comes, and opens under the pointer`() {
        var picker = Self.picker(["1\t北海道"], isComplete: false) { $0.initial = Array("3".utf8) }
        #expect(picker.lines == ["Area: none ▾"])
        picker.arrive(["2\t東北", "3\t関東・信越", "4\tx"])
        #expect(picker.lines == ["Area: 関東・信越 ▾"])
        picker.press(.enter)
        #expect(picker.picked == ["3\t関東・信越"])
    }

    @Test func `a sheet that was looked at takes nothing from what it begins with`() {
        var picker = Self.picker(["1\t北海道"], isComplete: false, Self.remembering("3\t関東・信越"))
        picker.press(.down, .down, .escape)
        #expect(picker.lines == ["Area: 関東・信越 ▾"])
        picker.arrive(["2\t東北", "3\t関東・信越"])
        picker.press(.down)
        #expect(picker.pointed == "3\t関東・信越")
    }

    @Test func `a row that fills it and leaves is picked all the same`() {
        var picker = PlayedPicker(["1\ta", "2\tb"], isComplete: false, keeping: 2) { $0.field = "Area" }
        picker.press(.enter, .enter)
        picker.arrive(["3\tc", "4\td", "5\te"])
        #expect(picker.lines == ["Area: a ▾"])
        picker.press(.enter)
        #expect(picker.picked == ["1\ta"])
    }

    // MARK: Together with other wishes

    @Test func `several rows fill it in the order of picking, and marks that are given up come back`() {
        var picker = Self.picker { $0.mostMarks = .max }
        picker.press(.enter, .down, .tab, .up, .up, .tab, .enter)
        #expect(picker.lines == ["Area: 東北, 北海道 ▾"])
        picker.press(.enter)
        picker = Self.picker { $0.mostMarks = .max }
        picker.press(.enter, .tab, .enter, .down, .tab, .tab, .tab, .escape)
        #expect(picker.lines == ["Area: 北海道 ▾"])
        picker.press(.enter)
        #expect(picker.picked == ["1\t北海道"])
    }

    @Test func `an only match is picked without a question, and none ends it`() {
        #expect(Self.picker(["1\ta"]) { $0.selectsOnly = true }.picked == ["1\ta"])
        #expect(
            Self.picker {
                $0.exitsOnNone = true; $0.query = "xyz"
            }.outcomes == [.nothing])
    }

    @Test func `the first query is that of every sheet`() {
        var picker = Self.picker { $0.query = "九" }
        picker.press(.enter)
        #expect(picker.model.query.text == "九")
        #expect(picker.pointed == "6\t九州")
        picker.press(.backspace)
        picker.press(.escape, .enter)
        #expect(picker.model.query.text == "九")
    }

    @Test func `Enter where nothing matches ends it as ever`() {
        var picker = Self.picker()
        picker.type("xyz")
        picker.press(.enter)
        #expect(picker.outcomes == [.nothing])
    }

    @Test func `an added button commits at once`() {
        var picker = Self.picker { $0.buttons = [BarButton("Go", key: .function(2), .pick)] }
        picker.press(.enter, .down)
        picker.act(.acceptBy(.function(2)))
        #expect(picker.picked == ["2\t東北"])
    }

    @Test func `time that runs out ends it, open or not, and the line counts down`() {
        var picker = Self.picker { $0.timeout = 5000 }
        #expect(picker.lines == ["Area: none ▾  5 s"])
        picker.act(.tick(at: Timestamp(milliseconds: 5000)))
        #expect(picker.outcomes == [.timedOut])
    }

    @Test func `a wheel opens under it as well`() {
        var picker = Self.picker { $0.view = .wheel }
        picker.press(.enter, .down)
        #expect(picker.lines[0] == "Area: none ▾")
        #expect(picker.lines.dropFirst(2).contains { $0.contains("東北") })
        #expect(picker.pointed == "2\t東北")
        picker.press(.enter)
        #expect(picker.lines == ["Area: 東北 ▾"])
    }

    @Test func `a terminal of few lines has room for both, and of fewer for the sheet alone`() {
        var picker = PlayedPicker(SampleRows.areas, height: 5, width: 20) { $0.field = "Area" }
        picker.press(.enter)
        #expect(picker.lines == ["Area: ▾", "   7/7   [✕] [Done]", " ❯", " ▌ 1  北海道       ▐"])
        picker.act(.resized(Size(height: 3, width: 20)))
        #expect(picker.lines == [" ❯", " ▌ 1  北海道       ▐"])
        picker.press(.escape)
        #expect(picker.lines == ["Area: ▾"])
        picker.act(.resized(Size(height: 1, width: 3)))
        #expect(picker.lines == [" ▾"])
    }
}
