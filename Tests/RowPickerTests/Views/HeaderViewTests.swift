import RowScreen
import RowStore
import Testing

@testable import RowPicker

@Suite struct HeaderViewTests {
    private static func lines(_ header: String, width: Int = 40) -> [String] {
        PlayedPicker(["a\tone", "b\ttwo"], width: width) { $0.header = Header(header) }.lines
    }

    @Test func `it stands between the prompt and the list, where the rows begin`() {
        #expect(
            Self.lines("Enter picks\n関東") == [
                "                       2/2   [✕] [Done]",
                " ❯",
                "   Enter picks",
                "   関東",
                " ▌ a  one",
                "   b  two",
                "",
            ])
    }

    @Test func `with the prompt last it is just above that, in the same order`() {
        let picker = PlayedPicker(["a\tone", "b\ttwo"], width: 40) {
            $0.header = Header("first\nsecond")
            $0.layout = .bottomUp
        }
        #expect(picker.lines.suffix(5) == ["   b  two", " ▌ a  one", "   first", "   second", " ❯"])
    }

    @Test(arguments: [
        (27, "   a title of some length"), (28, "   a title of some length"), (26, "   a title of some leng…"),
        (20, "   a title of som…"), (19, "  a title of some…"), (9, "  a tit…"), (4, "  …"), (3, ""), (1, ""),
    ])
    func `a line too wide is cut with the sign of a cut`(width: Int, expected: String) {
        #expect(Self.lines("a title of some length", width: width)[2] == expected)
    }

    @Test func `a wide character is never halved where a line is cut`() {
        for width in 10...30 {
            let line = Self.lines(String(repeating: "選", count: 40), width: width)[2]
            #expect(line.hasSuffix("選…"))
        }
    }

    @Test func `tabs widen, and what a terminal would obey is drawn as signs`() {
        #expect(Self.lines("a\tb\u{1B}[31mc\u{9B}2J\u{202E}d")[2] == "   a       b␛[31mc\u{FFFD}2J\u{FFFD}d")
    }

    @Test func `a line of a megabyte is drawn as any other`() {
        #expect(Self.lines(String(repeating: "ab ", count: 400_000), width: 20)[2] == "   ab ab ab ab ab…")
    }

    @Test func `a click on it does nothing, and rows below it are themselves`() {
        var picker = PlayedPicker(SampleRows.areas) { $0.header = Header("one\ntwo") }
        let targets = (1...5).map { picker.scene.target(at: Position(line: $0, column: 5)) }
        #expect(targets == [.ground, .ground, .ground, .row(RowID(0)), .row(RowID(1))])
        picker.press(.down)
        #expect(picker.pointed == "2\t東北")
    }

    @Test func `a page is as long as the list below it`() {
        var picker = PlayedPicker(SampleRows.numbered(1...99), height: 20) { $0.header = Header("one\ntwo") }
        #expect(picker.model.height == 8)
        picker.press(.pageDown)
        #expect(picker.pointed == "row 5")
    }
}
