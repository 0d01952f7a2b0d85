import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct SlideTests {
    private static func picker(_ change: (inout Settings) -> Void = { _ in }) -> PlayedPicker {
        PlayedPicker(SampleRows.areas) { settings in
            settings.isAnimated = true
            settings.title = "Area"
            change(&settings)
        }
    }

    private static func lines(of picker: PlayedPicker, at moment: Int) -> [String] {
        var picker = picker
        picker.act(.tick(at: Timestamp(milliseconds: moment)))
        return picker.lines
    }

    @Test func `a sheet comes up from the last line, the bar first`() {
        let picker = Self.picker()
        let whole = Self.lines(of: picker, at: 200)
        #expect(picker.lines.dropLast() == Array(repeating: "", count: whole.count - 1)[...])
        #expect(picker.lines.last == whole.first)
        for moment in stride(from: 0, through: 200, by: 10) {
            let lines = Self.lines(of: picker, at: moment)
            let hidden = lines.prefix(while: \.isEmpty).count
            #expect(Array(lines.dropFirst(hidden)) == Array(whole.dropLast(hidden)))
        }
    }

    @Test func `it gets slower to the end and then needs no clock`() {
        var picker = Self.picker()
        var seen: [Int] = []
        while let next = picker.model.nextTick {
            seen.append(picker.lines.prefix(while: \.isEmpty).count)
            picker.act(.tick(at: next))
        }
        #expect(seen == seen.sorted(by: >))
        #expect(seen.count <= 13)
        let half = seen.count / 2
        #expect(seen[0] - seen[half] > seen[half])
    }

    @Test func `the first key ends it and does what it does`() {
        var picker = Self.picker()
        picker.press(.down)
        #expect(picker.lines[0].hasPrefix(" Area"))
        #expect(picker.model.nextTick == nil)
        picker.press(.enter)
        #expect(picker.picked == ["2\t東北"])
    }

    @Test func `the cursor stays on the picker while it comes`() {
        let picker = Self.picker()
        #expect(picker.scene.cursor?.line == picker.scene.grid.height - 1)
    }

    @Test func `what has the whole screen does not slide, and a panel comes in faintly`() {
        #expect(Self.picker { $0.isFullScreen = true }.model.nextTick == nil)
        var panel = Self.picker { $0.panel = Panel() }
        let corner = panel.scene.grid.lines
        #expect(panel.model.nextTick != nil)
        while let next = panel.model.nextTick { panel.act(.tick(at: next)) }
        #expect(panel.lines == corner)
    }

    @Test func `a sheet that goes down is out of sight within a tenth of a second`() {
        let hidden = (0..<100).map { Slide.hidden(of: 9, goingDownFor: $0) }
        let seen = hidden.compactMap { $0 }
        #expect(seen == seen.sorted())
        #expect(seen.first == 0 && seen.last == 8)
        #expect(Slide.hidden(of: 9, goingDownFor: 100) == nil)
    }
}
