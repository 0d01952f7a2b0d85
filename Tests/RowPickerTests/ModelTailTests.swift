import RowKeys
import RowStore
import Testing

@testable import RowPicker

@Suite struct ModelTailTests {
    private static func picker(
        _ lines: [String] = ["1\tone", "2\ttwo", "3\tthree", "4\tfour"], keeping most: Int = 4,
        answersAtOnce: Bool = true, _ change: (inout Settings) -> Void = { _ in }
    ) -> PlayedPicker {
        PlayedPicker(lines, isComplete: false, answersAtOnce: answersAtOnce, keeping: most) {
            $0.mostMarks = .max
            change(&$0)
        }
    }

    @Test func `the count is that of the rows that stay`() {
        var picker = Self.picker()
        picker.arrive(["5\tfive", "6\tsix"])
        #expect(picker.lines[0].contains("4/4 (0)"))
        picker.type("t")
        #expect(picker.lines[0].contains("1/4 (0)"))
    }

    @Test func `a cursor that was moved stays with its row while others leave`() {
        var picker = Self.picker()
        picker.press(.down, .down)
        picker.arrive(["5\tfive", "6\tsix"])
        #expect(picker.pointed == "3\tthree")
        #expect(picker.model.cursor.index == 0)
    }

    @Test func `a cursor whose row leaves stands on the row in its place`() {
        var picker = Self.picker()
        picker.press(.down)
        picker.arrive(["5\tfive", "6\tsix"])
        #expect(picker.pointed == "4\tfour")
        picker.press(.home)
        picker.arrive(["7\tseven"])
        #expect(picker.pointed == "4\tfour")
    }

    @Test func `with the last row first, a cursor that was moved stays with its row until it leaves`() {
        var picker = Self.picker { $0.rules.isReversed = true }
        picker.press(.down)
        #expect(picker.pointed == "3\tthree")
        picker.arrive(["5\tfive", "6\tsix"])
        #expect(picker.pointed == "3\tthree")
        #expect(picker.model.cursor.index == 3)
        picker.arrive(["7\tseven"])
        #expect(picker.pointed == "4\tfour")
    }

    @Test func `a marked row that leaves stays marked, and is picked in its order`() {
        var picker = Self.picker()
        picker.press(.home, .down, .tab, .home, .tab)
        picker.arrive(["5\tfive", "6\tsix"])
        picker.press(.end, .tab)
        picker.arrive((7..<20).map { "\($0)" })
        #expect(picker.lines[0].contains("4/4 (3)"))
        picker.press(.enter)
        #expect(picker.picked == ["2\ttwo", "1\tone", "6\tsix"])
    }

    @Test func `a mark that is taken back is not kept`() {
        var picker = Self.picker()
        picker.press(.tab)
        picker.arrive(["5\tfive"])
        picker.act(.mark(.clear))
        picker.arrive(["6\tsix"])
        picker.press(.home, .enter)
        #expect(picker.picked == ["3\tthree"])
        #expect(picker.model.left.isEmpty)
    }

    @Test func `a list found before rows left shows them until the next one comes, and they can be picked`() {
        var picker = Self.picker(answersAtOnce: false)
        picker.type("o")
        picker.answer()
        picker.arrive(["5\tfive", "6\tsix"])
        #expect(picker.pointed == "1\tone")
        #expect(picker.lines.contains { $0.contains("two") })
        picker.press(.enter)
        #expect(!picker.isOver || picker.picked == ["1\tone"])
        picker.answer()
        #expect(picker.isOver)
    }

    @Test func `a place to begin is passed over once its row has left`() {
        let picker = Self.picker((1...9).map { "\($0)\trow" }) { $0.initial = Array("2".utf8) }
        #expect(picker.pointed == "6\trow")
        #expect(!picker.model.cursor.hasMoved)
    }

    @Test func `a number to begin at counts the rows that have left`() {
        var picker = Self.picker((1...9).map { "r\($0)" }) { $0.initial = Array("8".utf8) }
        picker.end()
        #expect(picker.pointed == "r8")
        var other = Self.picker((1...9).map { "r\($0)" }) { $0.initial = Array("2".utf8) }
        other.end()
        #expect(other.pointed == "r6")
    }
}
