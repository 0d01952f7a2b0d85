import RowMatch
import RowScreen
import RowStore
import Testing

@testable import RowPicker

@Suite struct BarViewTests {
    @Test(arguments: [
        (60, " A rather long title                       7/7   [✕] [Done]"),
        (40, " A rather long title   7/7   [✕] [Done]"),
        (36, " A rather long t…  7/7   [✕] [Done]"),
        (30, " A rather …  7/7   [✕] [Done]"),
        (20, "   7/7   [✕] [Done]"),
        (19, "…  7/7   [✕] [Done]"),
        (17, " 7/7   [✕] [Done]"),
        (16, "A ra… [✕] [Done]"),
        (12, "… [✕] [Done]"),
        (10, "[✕] [Done]"),
        (9, "… [✕] [✓]"),
        (7, "[✕] [✓]"),
        (6, "[✕] [✓"),
        (3, "[✕]"),
        (1, "["),
    ])
    func `where it is narrow the title is cut first, then the count, then labels to their signs`(
        width: Int, line: String
    ) {
        let picker = PlayedPicker(SampleRows.areas, width: width) { $0.title = "A rather long title" }
        #expect(picker.lines[0] == line)
    }

    @Test(arguments: [
        (60, " A rather long title                12 s   7/7   [✕] [Done]"),
        (40, " A rather lon…  12 s   7/7   [✕] [Done]"),
        (26, "  12 s   7/7   [✕] [Done]"),
        (25, " 12 s   7/7   [✕] [Done]"),
        (24, " A …  12 s   [✕] [Done]"),
        (18, " 12 s   [✕] [Done]"),
        (17, "A rat… [✕] [Done]"),
        (10, "[✕] [Done]"),
    ])
    func `the seconds left stand beside the count, and stay longer than it`(width: Int, line: String) {
        let picker = PlayedPicker(SampleRows.areas, width: width) {
            $0.title = "A rather long title"
            $0.timeout = 12_000
        }
        #expect(picker.lines[0] == line)
    }

    @Test func `no half of a wide character is drawn where the title is cut`() {
        let lines = (20...40).map { width in
            PlayedPicker(SampleRows.areas, width: width) { $0.title = "選択選択選択選択選択" }.lines[0]
        }
        for line in lines { #expect(line.hasSuffix("[✕] [Done]")) }
    }

    @Test func `the count tells how many match of how many`() {
        var picker = PlayedPicker(SampleRows.areas)
        picker.type("海")
        #expect(picker.lines[0].contains(" 2/7   [✕]"))
    }

    @Test(arguments: [
        (60, Int.max, "                                       7/7 (0)   [✕] [Done]"),
        (40, 3, "                 7/7 (0/3)   [✕] [Done]"),
        (22, Int.max, " 7/7 (0)   [✕] [Done]"),
        (21, Int.max, "    (0)   [✕] [Done]"),
        (18, 3, "[✕] [Done]"),
    ])
    func `where rows may be marked the count tells how many are, and where it is narrow that alone`(
        width: Int, most: Int, line: String
    ) {
        let picker = PlayedPicker(SampleRows.areas, width: width) { $0.mostMarks = most }
        #expect(picker.lines[0].hasSuffix(line), "\(picker.lines[0])")
    }

    @Test func `the first mark moves nothing`() {
        var picker = PlayedPicker(SampleRows.areas) { $0.mostMarks = 3 }
        let before = picker.lines[0]
        picker.press(.tab)
        #expect(picker.lines[0] == before.replacing("(0/3)", with: "(1/3)"))
    }

    @Test func `the sign of loading steps when rows arrive, and goes with the end of the input`() {
        var picker = PlayedPicker(["a"], isComplete: false)
        let first = picker.lines[0]
        #expect(first.contains("⠙ 1/1"))
        picker.press(.down)
        #expect(picker.lines[0] == first)
        picker.arrive(["b"])
        #expect(picker.lines[0].contains("⠹ 2/2"))
        picker.end()
        #expect(picker.lines[0].hasSuffix("                   2/2   [✕] [Done]"))
    }

    @Test func `the sign of loading is there while only some rows have been searched, and steps as more are`() {
        var picker = PlayedPicker(["a", "b", "ab"], answersAtOnce: false)
        picker.type("a")
        #expect(picker.lines[0].hasSuffix("  3/3   [✕] [Done]"))
        picker.answer(upTo: 1)
        let first = picker.lines[0]
        #expect(first.contains("⠹ 1/3"))
        picker.answer(upTo: 2)
        #expect(picker.lines[0].contains("⠸ 1/3"))
        picker.answer()
        #expect(picker.lines[0].hasSuffix("  2/3   [✕] [Done]"))
    }

    @Test func `an input that was cut short is told by its count`() {
        let rows = Rows()
        rows.finish(isCutShort: true)
        var picker = PlayedPicker([], isComplete: false)
        picker.act(.rowsArrived(rows.snapshot()))
        #expect(picker.lines[0].contains(" 0/0+ "))
    }
}
