import RowKeys
import RowStore
import Testing

@testable import RowPicker

@Suite struct GoalTests {
    private static let codes = ["7\tseven", "2\ttwo", "1\tone", "x\tother"]

    @Test(
        arguments: [
            ("1", "1\tone"), ("7", "7\tseven"), ("x", "x\tother"), ("3", "1\tone"), ("4", "x\tother"),
            ("0", "7\tseven"), ("5", "7\tseven"), ("-1", "7\tseven"), ("one", "7\tseven"), ("", "7\tseven"),
        ])
    func `a code wins, a number that is none counts rows from 1, anything else is the first row`(
        initial: String, expected: String
    ) {
        let picker = PlayedPicker(Self.codes) { $0.initial = initial }
        #expect(picker.pointed == expected)
    }

    @Test func `the cursor goes to a code that arrives late`() {
        var picker = PlayedPicker(["1\tone", "2\ttwo"], isComplete: false) { $0.initial = "9" }
        #expect(picker.pointed == "1\tone")
        picker.arrive(["3\tthree", "9\tnine"])
        #expect(picker.pointed == "9\tnine")
        picker.arrive(["9\tagain"])
        #expect(picker.pointed == "9\tnine")
    }

    @Test func `a number is a row only at the end of the input`() {
        var picker = PlayedPicker(["a\tone", "b\ttwo"], isComplete: false) { $0.initial = "2" }
        #expect(picker.pointed == "a\tone")
        picker.arrive(["c\tthree"])
        #expect(picker.pointed == "a\tone")
        picker.end()
        #expect(picker.pointed == "b\ttwo")
    }

    @Test func `a code that comes after the row its number counts still wins`() {
        var picker = PlayedPicker(["a\tone", "b\ttwo"], isComplete: false) { $0.initial = "2" }
        picker.arrive(["2\tthree"], andEnd: true)
        #expect(picker.pointed == "2\tthree")
    }

    @Test(arguments: [Key.down, .function(9), .left, .character("o"), .control("l")])
    func `a key pressed before it comes gives the place up`(key: Key) {
        var picker = PlayedPicker(["1\tone", "2\ttwo"], isComplete: false) { $0.initial = "9" }
        picker.press(key)
        let pointed = picker.pointed
        picker.arrive(["9\tnine, or so"])
        #expect(picker.pointed == pointed)
    }

    @Test func `a code that never comes leaves the cursor on the best row`() {
        var picker = PlayedPicker(["1\tone"], isComplete: false) { $0.initial = "none" }
        picker.arrive(["2\ttwo"], andEnd: true)
        #expect(picker.pointed == "1\tone")
        #expect(!picker.model.cursor.hasMoved)
    }

    @Test func `a place far down is in sight`() {
        let picker = PlayedPicker((1...100).map { "\($0)\tnumber" }) { $0.initial = "60" }
        #expect(picker.pointed == "60\tnumber")
        #expect((0..<7).contains(picker.pointedLine))
    }

    @Test func `a plain line is its own code`() {
        let picker = PlayedPicker(["main", "release", "fix"]) { $0.initial = "release" }
        #expect(picker.pointed == "release")
    }

    @Test func `the place is looked for among what matches the query`() {
        let picker = PlayedPicker(Self.codes) {
            $0.query = "o"
            $0.initial = "x"
        }
        #expect(picker.pointed == "x\tother")
    }

    @Test func `Enter takes the place at once when it is there`() {
        var picker = PlayedPicker(SampleRows.areas, isComplete: false) { $0.initial = "3" }
        picker.press(.enter)
        #expect(picker.picked == ["3\t関東・信越"])
    }
}
