import RowKeys
import RowScreen
import RowStore
import Testing

@testable import RowPicker

@Suite struct ModelTests {
    @Test func `a query that is full rings, and takes what has room`() {
        var picker = PlayedPicker(SampleRows.areas)
        let long = String(repeating: "x", count: LineEditor.longest - 1)
        #expect(!picker.act(.paste(long)).contains(.ring))
        #expect(picker.act(.paste("yz")).contains(.ring))
        #expect(picker.model.query.text == long + "y")
        #expect(picker.press(.character("z")) == [.ring])
    }

    @Test(arguments: [Key.escape, .control("c"), .control("g"), .control("q")])
    func `these keys cancel`(key: Key) {
        var picker = PlayedPicker(SampleRows.areas)
        picker.type("海")
        #expect(picker.press(key) == [.finish(.cancelled)])
    }

    @Test func `Control-D cancels on an empty query, and deletes under the cursor on another`() {
        var empty = PlayedPicker(SampleRows.areas)
        #expect(empty.press(.control("d")) == [.finish(.cancelled)])
        var typed = PlayedPicker(SampleRows.areas)
        typed.type("ab")
        #expect(typed.press(.control("d")).isEmpty)
        typed.press(.control("a"), .control("d"))
        #expect(typed.model.query.text == "b")
        #expect(!typed.isOver)
    }

    @Test(
        arguments: [
            ([.down], 1), ([.down, .down, .up], 1), ([.up], 0), ([.end], 49), ([.end, .down], 49), ([.end, .home], 0),
            ([.pageDown], 7), ([.pageDown, .pageDown, .pageUp], 7), ([.pageUp], 0), ([.end, .pageDown], 49),
            ([.control("n"), .control("j"), .control("p")], 1), ([.control("j"), .control("k")], 0),
        ] as [([Key], Int)])
    func `keys move the cursor, and it stops at the ends`(keys: [Key], index: Int) {
        var picker = PlayedPicker(SampleRows.numbered(1...50))
        #expect(picker.model.listHeight == 7)
        for key in keys { picker.press(key) }
        #expect(picker.model.cursor.index == index)
        #expect((0..<7).contains(picker.pointedLine))
    }

    @Test(
        arguments: [
            ([.up], 1), ([.up, .down], 0), ([.down], 0), ([.pageUp], 7), ([.end], 49), ([.home], 0),
        ] as [([Key], Int)])
    func `with the prompt below the rows, up is away from the best row`(keys: [Key], index: Int) {
        var picker = PlayedPicker(SampleRows.numbered(1...50)) { $0.layout = .bottomUp }
        for key in keys { picker.press(key) }
        #expect(picker.model.cursor.index == index)
    }

    @Test func `moving in an empty list does nothing`() {
        var picker = PlayedPicker([])
        #expect(picker.press(.up, .down, .pageUp, .pageDown, .home, .end).isEmpty)
        #expect(picker.model.cursor.row == nil)
    }

    @Test(
        arguments: [
            ("foo", "foo"), ("a\nb", "a b"), ("a\r\nb\rc", "a b c"), ("f\u{3}o\u{1B}[31mo\u{0}", "fo[31mo"),
            ("f\to", "fo"), ("a\u{2028}b\u{85}c", "a b c"), ("関東・信越", "関東・信越"), ("x\n", "x "),
        ])
    func `a paste goes into the query, line ends as blanks, other controls dropped`(pasted: String, query: String) {
        var picker = PlayedPicker(SampleRows.areas)
        picker.act(.paste(pasted))
        #expect(picker.model.query.text == query)
        #expect(!picker.isOver)
    }

    @Test func `a paste goes in at the cursor`() {
        var picker = PlayedPicker(SampleRows.areas)
        picker.type("ad")
        picker.press(.left)
        picker.act(.paste("bc"))
        #expect(picker.model.query.text == "abcd")
    }

    @Test func `a paste is ignored where it is turned off`() {
        var picker = PlayedPicker(SampleRows.areas) { $0.takesPaste = false }
        #expect(picker.act(.paste("海")).isEmpty)
        #expect(picker.model.query.isEmpty)
    }

    @Test func `redrawing and suspending are asked of the one who can`() {
        var picker = PlayedPicker(SampleRows.areas)
        #expect(picker.press(.control("l")) == [.repaint])
        #expect(picker.press(.control("z")) == [.suspend])
        #expect(picker.press(.function(5)).isEmpty)
        #expect(!picker.isOver)
    }

    @Test func `what cannot be read whole answers nothing alone`() {
        var picker = PlayedPicker(["alpha"], isComplete: false) { $0.selectsOnly = true }
        picker.act(.readFailed("x.tsv: input/output error"))
        picker.arrive([], andEnd: true)
        #expect(!picker.isOver)
    }

    @Test func `a source that fails is said in the bar, and picking goes on`() {
        var picker = PlayedPicker(SampleRows.areas) { $0.title = "Areas" }
        #expect(picker.act(.readFailed("x.tsv: is a directory")).isEmpty)
        #expect(picker.lines[0].hasPrefix(" x.tsv: is a directory"))
        picker.press(.enter)
        #expect(picker.picked == ["1\t北海道"])
    }

    @Test func `more rows change nothing in sight once the screen is full of them, unless one is to be stood on`() {
        let rows = SampleRows.numbered(1...24)
        #expect(PlayedPicker(rows, isComplete: false).model.fills(lines: 24))
        #expect(!PlayedPicker(rows, isComplete: false).model.fills(lines: 25))
        #expect(!PlayedPicker(rows, isComplete: false) { $0.initial = Array("99".utf8) }.model.fills(lines: 24))
        #expect(PlayedPicker(rows, isComplete: false) { $0.initial = Array("row 3".utf8) }.model.fills(lines: 24))
        #expect(!PlayedPicker(rows, isComplete: false) { $0.query = "2" }.model.fills(lines: 1))
        #expect(!PlayedPicker(rows, isComplete: false) { $0.rules.isReversed = true }.model.fills(lines: 24))
    }
}
