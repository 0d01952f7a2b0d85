import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct WheelsViewTests {
    private static func areas(
        height: Int = 24, width: Int = 40, _ change: (inout Settings) -> Void = { _ in }
    ) -> PlayedPicker {
        PlayedPicker(SampleRows.areas, height: height, width: width) { settings in
            settings.view = .wheel
            settings.shown = [2]
            settings.title = "エリア選択"
            change(&settings)
        }
    }

    @Test func `rows roll through a band that stays, names in the middle`() {
        let picker = Self.areas { $0.initial = Array("3".utf8) }
        #expect(
            picker.lines == [
                " エリア選択                  [✕] [Done]",
                "                 北海道",
                "                  東北",
                " " + String(repeating: "─", count: 38),
                "             ▸ 関東・信越 ◂",
                " " + String(repeating: "─", count: 38),
                "            東海・北陸・近畿",
                "               中国・四国",
            ])
    }

    @Test func `nothing is above the first row and below the last`() {
        var picker = Self.areas()
        #expect(picker.lines[1...2] == ["", ""])
        #expect(picker.lines[4].contains("▸ 北海道 ◂"))
        picker.press(.end)
        #expect(picker.lines[4].contains("▸ 沖縄 ◂"))
        #expect(picker.lines[6...7] == ["", ""])
    }

    @Test func `a ring goes on from its last row with the first`() {
        var picker = Self.areas { $0.goesRound = true }
        #expect(picker.lines[1...2].map { $0.filter { $0 != " " } } == ["九州", "沖縄"])
        picker.press(.up)
        #expect(picker.pointed == "7\t沖縄")
        #expect(picker.lines[6].contains("北海道"))
    }

    @Test func `what is typed stands in the bar with the count, and the cursor in it`() {
        var picker = Self.areas()
        picker.type("国")
        #expect(picker.lines[0] == " エリア選択 ❯ 国       1/7   [✕] [Done]")
        #expect(picker.scene.cursor == Position(line: 0, column: 16))
        #expect(picker.lines[4].contains("▸ 中国・四国 ◂"))
        #expect(picker.marked(onLine: 4).contains("«国»"))
    }

    @Test func `a long title leaves the query its part of the bar`() {
        var picker = Self.areas(width: 40) { $0.title = "A title that takes more than there is" }
        picker.type("国")
        #expect(picker.lines[0] == " A title th… ❯ 国      1/7   [✕] [Done]")
    }

    @Test func `rows fade with distance in three steps`() {
        var picker = Self.areas(height: 60) { $0.theme = .dark }
        picker.press(.end)
        let theme = Theme.dark
        let band = 1 + WheelFrame(height: 9).band
        #expect(picker.look(of: "沖縄", onLine: band) == theme.currentName)
        #expect(picker.look(of: "九州", onLine: band - 2) == theme.name)
        #expect(picker.look(of: "中国", onLine: band - 3) == theme.code)
        #expect(picker.look(of: "東海", onLine: band - 4) == theme.faintest)
    }

    @Test(arguments: [(24, 8), (30, 10), (100, 10), (10, 8), (7, 6)])
    func `a wheel takes as many lines as its odd number of rows needs`(screen: Int, lines: Int) {
        #expect(Self.areas(height: screen).scene.grid.height == lines)
    }

    @Test func `a click on a row rolls to it, and two on the band commit`() {
        var picker = Self.areas()
        let below = Position(line: 6, column: 20)
        picker.click(below, at: 1000)
        #expect(picker.pointed == "2\t東北")
        #expect(!picker.isOver)
        let band = Position(line: 4, column: 20)
        picker.click(band, at: 3000)
        picker.click(band, at: 3200)
        #expect(picker.picked == ["2\t東北"])
    }

    @Test func `two clicks on one place that rolls commit nothing`() {
        var picker = Self.areas()
        picker.click(Position(line: 6, column: 20), at: 1000)
        picker.click(Position(line: 6, column: 20), at: 1100)
        #expect(picker.pointed == "3\t関東・信越")
        #expect(!picker.isOver)
    }

    @Test func `dragging turns the wheel, and is no click`() {
        var picker = Self.areas()
        picker.mouse(.press, line: 6, at: 1000)
        picker.mouse(.drag, line: 5, at: 1200)
        picker.mouse(.drag, line: 3, at: 1500)
        picker.mouse(.release, line: 3, at: 1700)
        #expect(picker.pointed == "4\t東海・北陸・近畿")
        #expect(!picker.isOver)
        #expect(picker.model.nextTick == nil)
    }

    @Test func `a flick rolls on, slows down and comes to rest`() {
        var picker = Self.flicked()
        let start = picker.model.cursor.index
        var gaps: [Int] = []
        var now = 1041
        while let next = picker.model.nextTick, gaps.count < 200 {
            gaps.append(next.milliseconds - now)
            now = next.milliseconds
            picker.act(.tick(at: next))
        }
        #expect(picker.model.cursor.index > start + 5)
        #expect(gaps == gaps.sorted())
        #expect(picker.model.nextTick == nil)
    }

    @Test func `a key stops what rolls, and Enter takes the row in the band`() {
        var picker = Self.flicked()
        if let next = picker.model.nextTick { picker.act(.tick(at: next)) }
        let row = picker.pointed
        picker.press(.enter)
        #expect(picker.picked == row.map { [$0] })
    }

    @Test func `without motion a flick ends where the hand leaves it`() {
        #expect(Self.flicked(isAnimated: false).model.nextTick == nil)
    }

    private static func flicked(isAnimated: Bool = true) -> PlayedPicker {
        var picker = PlayedPicker(SampleRows.numbered(1...500)) { settings in
            settings.view = .wheel
            settings.isAnimated = isAnimated
        }
        picker.mouse(.press, line: 7, at: 1000)
        for (line, moment) in [(6, 1010), (5, 1020), (4, 1030), (3, 1040)] {
            picker.mouse(.drag, line: line, at: moment)
        }
        picker.mouse(.release, line: 3, at: 1041)
        return picker
    }

    @Test(arguments: [(1, 1), (3, 2), (5, 20), (6, 5), (200, 500)])
    func `any size shows the row in the band`(height: Int, width: Int) {
        var picker = Self.areas(height: height, width: width) { $0.isFullScreen = true }
        picker.press(.down)
        #expect(picker.scene.grid.size == Size(height: height, width: width))
        if width >= 4 { #expect(picker.lines.contains { $0.contains("東北") }) }
    }

    @Test func `a name that fills its wheel loses the signs beside it, and no other wheel has them`() {
        var picker = PlayedPicker(["1\t天津市\tA", "2\t和平区\tA", "3\t河东区\tB"], height: 5, width: 20) { settings in
            settings.view = .wheel
            settings.isFullScreen = true
            settings.levels = .fields([1, 2, 2])
        }
        #expect(picker.lines.contains("▸ 1 ◂ │天津市│天津市"))
        picker.act(.goToWheel(by: 1))
        #expect(picker.lines.contains("▸ 1   │天津市│天津市"))
    }

    @Test func `no rows and no match are said in the band`() {
        var picker = PlayedPicker([]) { $0.view = .wheel }
        #expect(picker.lines[4].contains("no rows"))
        picker = Self.areas()
        picker.type("zzz")
        #expect(picker.lines[4].contains("no row matches"))
    }
}
