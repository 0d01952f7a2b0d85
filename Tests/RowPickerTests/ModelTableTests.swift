import RowKeys
import RowMatch
import RowScreen
import RowStore
import Testing

@testable import RowPicker

@Suite struct ModelTableTests {
    private static func table(
        _ rows: [String] = ["b\tBeta\t2", "c\tGamma\t10", "a\tAlpha\t1"], width: Int = 40, answersAtOnce: Bool = true,
        isComplete: Bool = true, _ change: (inout Settings) -> Void = { _ in }
    ) -> PlayedPicker {
        PlayedPicker(rows, height: 8, width: width, isComplete: isComplete, answersAtOnce: answersAtOnce) {
            $0.view = .table
            $0.isFullScreen = true
            $0.columnNames = ["CODE", "NAME", "N"]
            change(&$0)
        }
    }

    @Test func `a key sorts by the next column, and another turns that round`() {
        var picker = Self.table()
        picker.press(.alt("s"))
        #expect(picker.lines[2..<5] == ["   CODE▲ NAME    N", " ▌ a     Alpha   1", "   b     Beta    2"])
        picker.press(.alt("s"), .alt("r"))
        #expect(picker.lines[2..<5] == ["   CODE  NAME▼   N", " ▌ c     Gamma  10", "   b     Beta    2"])
        picker.press(.alt("s"))
        #expect(picker.lines[2..<4] == ["   CODE  NAME    N▲", " ▌ a     Alpha   1"])
        picker.press(.alt("s"))
        #expect(picker.lines[2..<4] == ["   CODE  NAME    N", " ▌ b     Beta    2"])
    }

    @Test func `a click on a head sorts, a second one turns it round, and a third gives the order of the search back`()
    {
        var picker = Self.table()
        for (column, pointed) in [(17, "a\tAlpha\t1"), (18, "c\tGamma\t10"), (17, "b\tBeta\t2")] {
            picker.click(line: 2, column: column)
            #expect(picker.pointed == pointed)
        }
        picker.click(line: 2, column: 0)
        picker.click(line: 2, column: 30)
        #expect(picker.model.order == nil)
    }

    @Test func `what is typed finds rows in that order, and the pointer is on the first`() {
        var picker = Self.table()
        picker.press(.alt("s"), .down)
        picker.type("m")
        picker.press(.backspace)
        #expect(picker.pointed == "a\tAlpha\t1")
        picker.type("a")
        #expect(picker.lines[3...5] == [" ▌ a     Alpha   1", "   b     Beta    2", "   c     Gamma  10"])
    }

    @Test func `Enter waits until the rows are sorted, and takes the row that is first then`() {
        var picker = Self.table(answersAtOnce: false)
        picker.press(.alt("s"), .enter)
        #expect(!picker.isOver)
        #expect(!picker.model.isListening)
        #expect(picker.lines[0].contains("⠙ 3/3"))
        picker.answer()
        #expect(picker.lines[0].contains("  3/3"))
        #expect(picker.picked == ["a\tAlpha\t1"])
    }

    @Test func `rows that come are sorted in, and a moved pointer stays with its row`() {
        var picker = Self.table(isComplete: false)
        picker.press(.alt("s"), .down)
        #expect(picker.pointed == "b\tBeta\t2")
        picker.arrive(["aa\tnew\t3", "d\tnew\t4"], andEnd: true)
        #expect(picker.pointed == "b\tBeta\t2")
        #expect(picker.lines[3...7].map { $0.split(separator: " ").dropLast(2).last } == ["a", "aa", "b", "c", "d"])
    }

    @Test func `marks stay with their rows`() {
        var picker = Self.table { $0.mostMarks = .max }
        picker.press(.tab, .alt("s"), .tab, .enter)
        #expect(picker.picked == ["b\tBeta\t2", "a\tAlpha\t1"])
    }

    @Test func `there is nothing to sort in a list`() {
        var picker = PlayedPicker(SampleRows.areas)
        #expect(picker.press(.alt("s")).isEmpty)
        #expect(picker.model.order == nil)
    }

    /// Columns of which no two have room beside the first.
    private static func wide() -> PlayedPicker {
        let fields = ["k"] + "abc".map { String(repeating: $0, count: 20) } + ["end"]
        return table([fields.joined(separator: "\t")], width: 30) { $0.columnNames = ["K", "A", "B", "C", "D"] }
    }

    private static func firstLetters(_ picker: PlayedPicker) -> String {
        String(picker.lines[3].dropFirst(3).split(separator: " ").compactMap(\.first))
    }

    @Test func `a table is scrolled sideways by columns, and the first stays`() {
        var picker = Self.wide()
        #expect(Self.firstLetters(picker) == "kab")
        #expect(picker.lines[2].hasSuffix("…"))
        picker.press(.alt(">"))
        #expect(Self.firstLetters(picker) == "kbc")
        #expect(picker.lines[2].hasPrefix("   K… B"))
        picker.press(.alt(">"), .alt(">"), .alt(">"))
        #expect(Self.firstLetters(picker) == "kce")
        #expect(!picker.lines[2].hasSuffix("…"))
        picker.press(.alt("<"), .alt("<"), .alt("<"))
        #expect(Self.firstLetters(picker) == "kab")
    }

    @Test func `Left and Right scroll while nothing is typed, and go through the query else`() {
        var picker = Self.wide()
        var keymap = Keymap.standard
        keymap.scrollTable()
        picker.act(keymap.action(for: .right))
        #expect(Self.firstLetters(picker) == "kbc")
        picker.type("k")
        picker.act(keymap.action(for: .left))
        #expect(Self.firstLetters(picker) == "kbc")
        #expect(picker.model.query.cursor == 0)
    }

    @Test func `the wheel scrolls sideways with Shift, and when it tilts`() {
        var picker = Self.wide()
        picker.act(
            .mouse(
                MouseEvent(kind: .wheelDown, button: nil, line: 4, column: 4, modifiers: .shift),
                at: Timestamp(milliseconds: 9)))
        #expect(Self.firstLetters(picker) == "kbc")
        picker.act(
            .mouse(MouseEvent(kind: .wheelLeft, button: nil, line: 4, column: 4), at: Timestamp(milliseconds: 10)))
        #expect(Self.firstLetters(picker) == "kab")
    }

    @Test func `a column that rows are sorted by comes in sight`() {
        var picker = Self.wide()
        picker.press(.alt("s"), .alt("s"), .alt("s"), .alt("s"))
        #expect(picker.lines[2].contains("C▲"))
        picker.press(.alt("s"), .alt("s"), .alt("s"), .alt("s"))
        #expect(picker.lines[2].contains("A▲") || picker.lines[2].contains("B▲"))
    }

    @Test func `on a terminal that gets wider all columns come back`() {
        var picker = Self.wide()
        picker.press(.alt(">"), .alt(">"))
        picker.act(.resized(Size(height: 8, width: 100)))
        #expect(Self.firstLetters(picker) == "kabce")
    }

    @Test func `where no column is left to be scrolled out, a long last one is scrolled through`() {
        let text = String((0..<60).map { Character(Unicode.Scalar(UInt8(97 + $0 % 10))) })
        var picker = Self.table(["k\t\(text)"], width: 30) { $0.columnNames = ["K", "TEXT"] }
        #expect(picker.lines[3] == " ▌ k  abcdefghijabcdefghija…")
        picker.press(.alt(">"))
        #expect(picker.lines[2...3] == ["   K… TEXT                   …", " ▌ k  bcdefghijabcdefghijab…"])
        for _ in 0..<9 { picker.press(.alt(">")) }
        #expect(picker.lines[3].hasSuffix("hij"))
        #expect(picker.lines[2] == "   K… TEXT")
        for _ in 0..<9 { picker.press(.alt("<")) }
        #expect(picker.lines[3] == " ▌ k  abcdefghijabcdefghija…")
    }

    @Test func `a row found by a column out of sight shows that dimly`() {
        var picker = Self.wide()
        picker.type("end")
        #expect(picker.lines[3].hasSuffix("end"))
    }
}

extension PlayedPicker {
    fileprivate mutating func click(line: Int, column: Int) {
        for kind in [MouseEvent.Kind.press, .release] {
            act(
                .mouse(
                    MouseEvent(kind: kind, button: .left, line: line, column: column),
                    at: Timestamp(milliseconds: 1000)))
        }
    }
}
