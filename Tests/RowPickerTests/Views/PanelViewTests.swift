import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct PanelViewTests {
    private static func areas(
        height: Int = 14, width: Int = 50, _ change: (inout Settings) -> Void = { _ in }
    ) -> PlayedPicker {
        PlayedPicker(SampleRows.areas, height: height, width: width) { settings in
            settings.panel = Panel(width: .cells(40))
            settings.height = HeightRule(.percent(60), fitsRows: true)
            settings.title = "Branch"
            change(&settings)
        }
    }

    @Test func `title and count stand in the top border, buttons in the bottom one`() {
        var picker = Self.areas()
        picker.press(.down)
        #expect(
            picker.lines == [
                "", "",
                "     ╭─ Branch ─────────────────────── 7/7 ─╮",
                "     │ ❯                                    │",
                "     │   1  北海道                         ▐│",
                "     │ ▌ 2  東北                           ▐│",
                "     │   3  関東・信越                     ▐│",
                "     │   4  東海・北陸・近畿               ▐│",
                "     │   5  中国・四国                     ▐│",
                "     │   6  九州                            │",
                "     ╰────────────────────────── [✕] [Done] ╯",
                "", "", "",
            ])
        #expect(picker.scene.cursor == Position(line: 3, column: 9))
    }

    @Test func `without signs of its own the frame is ASCII`() {
        let picker = Self.areas(height: 7, width: 30) { settings in
            settings.signs = .ascii
            settings.panel = Panel(width: .cells(26))
            settings.height = HeightRule(.lines(4), fitsRows: true)
            settings.timeout = 12000
        }
        #expect(
            picker.lines == [
                "  +- Branch -- 12 s - 7/7 -+",
                "  | >                      |",
                "  | > 1  北海道           ||",
                "  |   2  東北              |",
                "  |   3  関東・信越        |",
                "  +------------ [x] [Done] +",
                "",
            ])
    }

    @Test(arguments: [
        (30, "╭─ A rather long titl…  7/7 ─╮", "╰──────────────── [✕] [Done] ╯"),
        (20, "╭─ A rather…  7/7 ─╮", "╰────── [✕] [Done] ╯"),
    ])
    func `a title too long is cut before the count is`(width: Int, top: String, bottom: String) {
        let picker = Self.areas(height: 12, width: width) { settings in
            settings.panel = Panel(width: .percent(100))
            settings.title = "A rather long title for a panel"
        }
        #expect(picker.lines.contains(top))
        #expect(picker.lines.contains(bottom))
    }

    @Test func `with the prompt last it is just above the bottom border`() {
        let picker = Self.areas(height: 8, width: 30) { settings in
            settings.layout = .bottomUp
            settings.panel = Panel(width: .cells(26), height: .cells(8))
            settings.header = Header("a header")
            settings.mostMarks = .max
        }
        #expect(
            picker.lines == [
                "  ╭─ Branch ───── 7/7 (0) ─╮",
                "  │   4  東海・北陸・近畿  │",
                "  │   3  関東・信越        │",
                "  │   2  東北             ▐│",
                "  │ ▌ 1  北海道           ▐│",
                "  │   a header             │",
                "  │ ❯                      │",
                "  ╰──────────── [✕] [Done] ╯",
            ])
    }

    @Test func `a wheel has its query in the top border`() {
        var picker = Self.areas(height: 9, width: 40) { settings in
            settings.view = .wheel
            settings.shown = [2]
            settings.panel = Panel(width: .percent(100), height: .percent(100))
        }
        #expect(picker.lines[0] == "╭─ Branch    ──────────────────────────╮")
        picker.type("国")
        #expect(picker.lines[0] == "╭─ Branch  ❯ 国  ──────────────── 1/7 ─╮")
        #expect(picker.lines[4] == "│            ▸ 中国・四国 ◂            │")
        #expect(picker.scene.cursor == Position(line: 0, column: 15))
    }

    @Test func `it grows with its rows in the middle, and never shrinks`() {
        var picker = PlayedPicker([], height: 24, width: 60, isComplete: false) { $0.panel = Panel() }
        #expect(picker.model.place == Rectangle(line: 9, column: 10, height: 6, width: 40))
        picker.arrive((1...5).map(String.init))
        #expect(picker.model.place == Rectangle(line: 8, column: 10, height: 8, width: 40))
        picker.arrive((6...50).map(String.init), andEnd: true)
        #expect(picker.model.place == Rectangle(line: 7, column: 10, height: 10, width: 40))
        picker.type("zzz")
        #expect(picker.model.place == Rectangle(line: 7, column: 10, height: 10, width: 40))
    }

    @Test func `a click beside it cancels, and one on its frame does nothing`() {
        var picker = Self.areas()
        for (line, column) in [(2, 5), (4, 5), (4, 44), (10, 8), (2, 30)] {
            picker.click(Position(line: line, column: column), at: 1000)
        }
        #expect(!picker.isOver)
        picker.click(Position(line: 5, column: 20), at: 2000)
        #expect(picker.pointed == "2\t東北")
        picker.click(Position(line: 5, column: 4), at: 3000)
        #expect(picker.outcomes == [.cancelled])
    }

    @Test(arguments: [(34, Outcome.cancelled), (37, nil)])
    func `the buttons of the bottom border can be clicked`(column: Int, outcome: Outcome?) {
        var picker = Self.areas()
        picker.click(Position(line: 10, column: column), at: 1000)
        #expect(outcome == nil ? picker.picked == ["1\t北海道"] : picker.outcomes == [.cancelled])
    }

    @Test func `where the screen is too small for a frame there is none, and no outside`() {
        var picker = Self.areas(height: 5, width: 30)
        #expect(picker.lines[0] == " Branch      7/7   [✕] [Done]")
        for line in 0..<5 { picker.click(Position(line: line, column: 29), at: 1000) }
        #expect(!picker.isOver)
        picker.act(.resized(Size(height: 6, width: 30)))
        #expect(picker.lines[0].hasPrefix("╭─ Branch"))
    }
}
