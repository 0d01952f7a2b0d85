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
        let picker = PlayedPicker(Self.codes) { $0.initial = Array(initial.utf8) }
        #expect(picker.pointed == expected)
    }

    @Test func `the cursor goes to a code that arrives late`() {
        var picker = PlayedPicker(["1\tone", "2\ttwo"], isComplete: false) { $0.initial = Array("9".utf8) }
        #expect(picker.pointed == "1\tone")
        picker.arrive(["3\tthree", "9\tnine"])
        #expect(picker.pointed == "9\tnine")
        picker.arrive(["9\tagain"])
        #expect(picker.pointed == "9\tnine")
    }

    @Test func `a number is a row only at the end of the input`() {
        var picker = PlayedPicker(["a\tone", "b\ttwo"], isComplete: false) { $0.initial = Array("2".utf8) }
        #expect(picker.pointed == "a\tone")
        picker.arrive(["c\tthree"])
        #expect(picker.pointed == "a\tone")
        picker.end()
        #expect(picker.pointed == "b\ttwo")
    }

    @Test func `a code that comes after the row its number counts still wins`() {
        var picker = PlayedPicker(["a\tone", "b\ttwo"], isComplete: false) { $0.initial = Array("2".utf8) }
        picker.arrive(["2\tthree"], andEnd: true)
        #expect(picker.pointed == "2\tthree")
    }

    @Test(arguments: [Key.down, .function(9), .left, .character("o"), .control("l")])
    func `a key pressed before it comes gives the place up`(key: Key) {
        var picker = PlayedPicker(["1\tone", "2\ttwo"], isComplete: false) { $0.initial = Array("9".utf8) }
        picker.press(key)
        let pointed = picker.pointed
        picker.arrive(["9\tnine, or so"])
        #expect(picker.pointed == pointed)
    }

    private static func remembered(_ row: String) -> RememberedRow {
        RememberedRow(Array(row.utf8), delimiter: [0x09])
    }

    @Test(
        arguments: [
            ("2\ttwo", "x", "2\ttwo"), ("2\tof another name", "x", "2\ttwo"), ("9\tgone", "x", "x\tother"),
            ("9\tgone", "3", "1\tone"), ("3", "x", "x\tother"), ("9\tgone", nil, "7\tseven"),
        ] as [(String, String?, String)])
    func `the row picked last time wins by its code, and the place asked for counts where it is not there`(
        last: String, initial: String?, expected: String
    ) {
        let picker = PlayedPicker(Self.codes) {
            $0.remembered = Self.remembered(last)
            $0.initial = initial.map { Array($0.utf8) }
        }
        #expect(picker.pointed == expected)
    }

    @Test(arguments: [("1\tb", "1\tb"), ("1\td", "1\ta"), ("1", "1\ta")])
    func `of several rows with the code the one of the same name is taken, else the first`(
        last: String, expected: String
    ) {
        let picker = PlayedPicker(["0\tb", "1\ta", "1\tb", "1\tc", "1\tb\tagain"]) {
            $0.remembered = Self.remembered(last)
        }
        #expect(picker.pointed == expected)
    }

    @Test func `the cursor goes to the row picked last time when it comes, and on to the one of the same name`() {
        var picker = PlayedPicker(["x\tother"], isComplete: false) {
            $0.remembered = Self.remembered("1\tb")
            $0.initial = Array("x".utf8)
        }
        #expect(picker.pointed == "x\tother")
        #expect(!picker.model.cursor.hasMoved)
        picker.arrive(["0\tb", "1\ta", "1\tc"])
        #expect(picker.pointed == "1\ta")
        picker.arrive(["1\tc"])
        #expect(picker.pointed == "1\ta")
        picker.arrive(["1\tb", "1\tb"])
        #expect(picker.pointed == "1\tb")
        #expect(picker.model.cursor.index == 5)
        picker.end()
        #expect(picker.model.cursor.index == 5)
    }

    @Test func `the place asked for waits for the end of the input while the row picked last time may come`() {
        var picker = PlayedPicker(["a\tone", "b\ttwo"], isComplete: false) {
            $0.remembered = Self.remembered("9\tgone")
            $0.initial = Array("b".utf8)
        }
        #expect(picker.pointed == "a\tone")
        picker.end()
        #expect(picker.pointed == "b\ttwo")
    }

    @Test func `a key gives up the row picked last time, also where one like it was found`() {
        var picker = PlayedPicker(["0\tzero", "1\ta"], isComplete: false) {
            $0.remembered = Self.remembered("1\tb")
        }
        #expect(picker.pointed == "1\ta")
        picker.press(.up)
        picker.arrive(["1\tb"], andEnd: true)
        #expect(picker.pointed == "0\tzero")
    }

    @Test func `a code that never comes leaves the cursor on the best row`() {
        var picker = PlayedPicker(["1\tone"], isComplete: false) { $0.initial = Array("none".utf8) }
        picker.arrive(["2\ttwo"], andEnd: true)
        #expect(picker.pointed == "1\tone")
        #expect(!picker.model.cursor.hasMoved)
    }

    @Test func `a place far down is in sight`() {
        let picker = PlayedPicker((1...100).map { "\($0)\tnumber" }) { $0.initial = Array("60".utf8) }
        #expect(picker.pointed == "60\tnumber")
        #expect((0..<7).contains(picker.pointedLine))
    }

    @Test func `a plain line is its own code`() {
        let picker = PlayedPicker(["main", "release", "fix"]) { $0.initial = Array("release".utf8) }
        #expect(picker.pointed == "release")
    }

    @Test func `the place is looked for among what matches the query`() {
        let picker = PlayedPicker(Self.codes) {
            $0.query = "o"
            $0.initial = Array("x".utf8)
        }
        #expect(picker.pointed == "x\tother")
    }

    @Test func `Enter takes the place at once when it is there`() {
        var picker = PlayedPicker(SampleRows.areas, isComplete: false) { $0.initial = Array("3".utf8) }
        picker.press(.enter)
        #expect(picker.picked == ["3\t関東・信越"])
    }
}
