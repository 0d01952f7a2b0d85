import RowKeys
import RowStore
import Testing

@testable import RowPicker

@Suite struct ModelMarksTests {
    private static func picker(most: Int = 10, _ change: (inout Settings) -> Void = { _ in }) -> PlayedPicker {
        PlayedPicker(SampleRows.areas) {
            $0.mostMarks = most
            change(&$0)
        }
    }

    private static func codes(_ picker: PlayedPicker) -> [Int] {
        picker.model.selection.rows.map { $0.index + 1 }
    }

    @Test func `the rows marked are picked in the order of marking`() {
        var picker = Self.picker()
        picker.press(.end, .tab, .home, .tab, .tab, .enter)
        #expect(picker.outcomes == [.picked([RowID(6), RowID(0), RowID(1)])])
    }

    @Test func `with nothing marked, the row under the pointer is picked`() {
        var picker = Self.picker()
        picker.press(.down, .enter)
        #expect(picker.outcomes == [.picked([RowID(1)])])
    }

    @Test(
        arguments: [
            (.reverse, [.tab], 1), (.reverse, [.down, .backTab], 0), (.reverse, [.end, .tab], 6),
            (.bottomUp, [.tab], 0), (.bottomUp, [.backTab], 1), (.bottomUp, [.end, .backTab], 6),
        ] as [(Layout, [Key], Int)])
    func `Tab goes on down and Shift-Tab up, as seen on the screen`(layout: Layout, keys: [Key], index: Int) {
        var picker = Self.picker { $0.layout = layout }
        for key in keys { picker.press(key) }
        #expect(picker.model.cursor.index == index)
        #expect(picker.model.selection.count == 1)
    }

    @Test func `a row marked twice is not marked, and a row marked anew is the last`() {
        var picker = Self.picker()
        picker.press(.tab, .tab, .home, .tab)
        #expect(Self.codes(picker) == [2])
        picker.press(.home, .tab)
        #expect(Self.codes(picker) == [2, 1])
    }

    @Test func `without leave to mark, the keys that mark do nothing`() {
        var picker = Self.picker(most: 0)
        picker.press(.tab, .backTab)
        for mark in [.toggle, .select, .selectAll, .toggleAll, .clear] as [Mark] { picker.act(.mark(mark)) }
        #expect(picker.model.selection.isEmpty)
        #expect(picker.model.cursor.index == 0)
    }

    @Test func `a row too many is not marked, and Tab stays on it`() {
        var picker = Self.picker(most: 2)
        picker.press(.tab, .tab, .tab)
        #expect(Self.codes(picker) == [1, 2])
        #expect(picker.model.cursor.index == 2)
        picker.press(.up, .tab, .tab)
        #expect(Self.codes(picker) == [1, 3])
    }

    @Test(
        arguments: [
            (.toggle, [4, 2, 3]), (.select, [4, 2, 3]), (.deselect, [4, 2]), (.selectAll, [4, 2, 1, 3, 5]),
            (.toggleAll, [1, 3, 5, 6, 7]), (.deselectAll, []), (.clear, []),
        ] as [(Mark, [Int])])
    func `a mark changes what its name says, as far as marks go`(mark: Mark, codes: [Int]) {
        var picker = Self.picker(most: 5)
        picker.press(.down, .down, .down, .tab, .home, .down, .tab)
        picker.act(.mark(mark))
        #expect(Self.codes(picker) == codes)
    }

    @Test func `marks of all rows concern those that match, but all can be cleared`() {
        var picker = Self.picker()
        picker.press(.tab, .tab, .tab)
        picker.type("海")
        picker.act(.mark(.deselectAll))
        #expect(Self.codes(picker) == [2, 3])
        picker.act(.mark(.selectAll))
        #expect(Self.codes(picker) == [2, 3, 1, 4])
        picker.act(.mark(.toggleAll))
        #expect(Self.codes(picker) == [2, 3])
        picker.act(.mark(.clear))
        #expect(Self.codes(picker) == [])
    }

    @Test func `marks survive a new query and rows that arrive, and are picked where nothing matches`() {
        var picker = PlayedPicker(["a", "b"], isComplete: false) { $0.mostMarks = .max }
        picker.press(.down, .tab)
        picker.type("zzz")
        picker.arrive(["c"])
        picker.press(.enter)
        #expect(picker.picked == ["b"])
    }

    @Test func `a mark waits for the search of what was typed before it, over the rows read by then`() {
        var picker = PlayedPicker(["ab", "b", "a"], answersAtOnce: false) { $0.mostMarks = .max }
        picker.type("b")
        picker.press(.tab)
        #expect(picker.model.selection.isEmpty)
        #expect(!picker.model.isListening)
        picker.answer(upTo: 1)
        #expect(picker.model.selection.isEmpty)
        picker.answer()
        #expect(Self.codes(picker) == [2])
        #expect(picker.model.isListening)
    }

    @Test func `a commit of what is marked waits for no search`() {
        var picker = PlayedPicker(["a", "b"], answersAtOnce: false) { $0.mostMarks = .max }
        picker.press(.tab)
        picker.type("b")
        picker.press(.enter)
        #expect(picker.picked == ["a"])
    }

    @Test func `equal rows are marked each by itself`() {
        var picker = PlayedPicker(["1\ta", "1\ta", "1\ta"]) { $0.mostMarks = .max }
        picker.press(.down, .tab, .enter)
        #expect(picker.outcomes == [.picked([RowID(1)])])
    }

    @Test func `where nothing matches there is nothing to mark`() {
        var picker = Self.picker()
        picker.type("zzz")
        picker.press(.tab)
        for mark in [.toggle, .select, .deselect, .selectAll, .toggleAll] as [Mark] { picker.act(.mark(mark)) }
        #expect(picker.model.selection.isEmpty)
        #expect(!picker.isOver)
    }
}
