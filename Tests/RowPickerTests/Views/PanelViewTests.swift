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
}
