import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct OverlayTests {
    private static func picker(
        height: Int = 12, width: Int = 40, _ change: (inout Settings) -> Void = { _ in }
    ) -> PlayedPicker {
        var picker = PlayedPicker(SampleRows.areas, height: height, width: width) { settings in
            settings.hasOverlay = true
            settings.title = "Areas"
            change(&settings)
        }
        let text = (1...height).map { "line \($0) " + String(repeating: "漢", count: width) + "\n" }.joined()
        let size = Size(height: height, width: width)
        let backdrop = Backdrop(ContiguousArray(text.utf8), on: size, in: picker.model.settings.theme)
        picker.act(.appeared(size, over: backdrop, at: Timestamp(milliseconds: 0)))
        return picker
    }

    @Test func `a sheet stands in front of what was there, which is dim`() {
        let picker = Self.picker()
        let behind = String(repeating: "漢", count: 16)
        #expect(
            picker.lines == (1...7).map { "line \($0) " + behind } + [
                " Areas                 7/7   [✕] [Done]",
                " ❯",
                " ▌ 1  北海道                           ▐",
                "   2  東北",
                "   3  関東・信越",
            ])
        #expect(picker.look(of: "漢", onLine: 2) == Style(isDim: true))
        #expect(picker.scene.cursor == Position(line: 8, column: 3))
    }

    @Test func `a panel cuts no wide character in two`() {
        let picker = Self.picker { $0.panel = Panel(width: .cells(21), height: .cells(6)) }
        #expect(
            picker.lines[2...4] == [
                "line 3 " + String(repeating: "漢", count: 16),
                "line 4 漢╭─ Areas ───── 7/7 ─╮ 漢漢漢漢",
                "line 5 漢│❯                  │ 漢漢漢漢",
            ])
        #expect(picker.lines[8] == "line 9 漢╰─────── [✕] [Done] ╯ 漢漢漢漢")
    }

    @Test(arguments: [false, true])
    func `a click on what is behind cancels, and one on the ground of the picker does not`(isPanel: Bool) {
        var picker = Self.picker { if isPanel { $0.panel = Panel(width: .cells(20), height: .cells(6)) } }
        picker.click(Position(line: isPanel ? 3 : 8, column: isPanel ? 20 : 30), at: 1000)
        #expect(!picker.isOver)
        picker.click(Position(line: 1, column: 3), at: 2000)
        #expect(picker.outcomes == [.cancelled])
    }

    @Test func `after a change of size what is behind is cut or blank, and comes back`() {
        var picker = Self.picker()
        picker.act(.resized(Size(height: 24, width: 50)))
        #expect(picker.lines[12] == "")
        #expect(picker.lines[15].hasPrefix(" Areas"))
        picker.act(.resized(Size(height: 12, width: 8)))
        #expect(picker.lines[1] == "line 2")
        picker.act(.resized(Size(height: 12, width: 9)))
        #expect(picker.lines[1] == "line 2 漢")
    }

    @Test(arguments: [(1, 20), (3, 8), (5, 20), (5, 500), (6, 1), (200, 500)])
    func `any size shows a row or the query`(height: Int, width: Int) {
        for panel in [nil, Panel(), Panel(width: .cells(60), height: .percent(10))] {
            let picker = Self.picker(height: height, width: width) { $0.panel = panel }
            #expect(picker.scene.grid.size == Size(height: height, width: width))
            if width >= 8 { #expect(picker.lines.contains { $0.contains("❯") }) }
            if width >= 20 && height >= 2 { #expect(picker.lines.contains { $0.contains("北海道") }) }
        }
    }
}
