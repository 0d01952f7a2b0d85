import RowKeys
import RowMatch
import RowScreen
import RowStore
import Testing

@testable import RowPicker

@Suite struct ModelMouseTests {
    @Test func `the release acts, not the press`() throws {
        var picker = PlayedPicker(SampleRows.areas)
        let done = try #require(picker.column(of: "[Done]", onLine: 0))
        #expect(picker.mouse(.press, line: 0, column: done).isEmpty)
        #expect(picker.mouse(.release, line: 0, column: done) == [.finish(.picked([RowID(0)]))])
    }

    @Test(arguments: [0, 5])
    func `every cell of Done commits`(offset: Int) throws {
        var picker = PlayedPicker(SampleRows.areas)
        let done = try #require(picker.column(of: "[Done]", onLine: 0))
        picker.press(.down)
        picker.click(line: 0, column: done + offset)
        #expect(picker.picked == ["2\t東北"])
    }

    @Test(arguments: [-1, 6])
    func `a cell beside Done does nothing`(offset: Int) throws {
        var picker = PlayedPicker(SampleRows.areas)
        let done = try #require(picker.column(of: "[Done]", onLine: 0))
        #expect(picker.click(line: 0, column: done + offset).isEmpty)
    }

    @Test func `a click on Done waits for the search as Enter does`() throws {
        var picker = PlayedPicker(SampleRows.areas, answersAtOnce: false)
        let done = try #require(picker.column(of: "[Done]", onLine: 0))
        picker.type("沖")
        #expect(picker.click(line: 0, column: done).isEmpty)
        #expect(!picker.model.isListening)
        picker.answer()
        #expect(picker.picked == ["7\t沖縄"])
    }

    @Test func `a click on X cancels`() throws {
        var picker = PlayedPicker(SampleRows.areas)
        let close = try #require(picker.column(of: "[✕]", onLine: 0))
        #expect(picker.click(line: 0, column: close + 2, at: 500) == [.finish(.cancelled)])
    }

    @Test(arguments: [(-1, 0), (-15, 59), (9, 3)])
    func `a click outside cancels`(line: Int, column: Int) {
        var picker = PlayedPicker(SampleRows.areas)
        #expect(picker.click(line: line, column: column, at: 500) == [.finish(.cancelled)])
    }

    @Test func `a hand that shakes outside still cancels`() {
        var picker = PlayedPicker(SampleRows.areas)
        picker.mouse(.press, line: -3, column: 2)
        #expect(picker.mouse(.release, line: -3, column: 3) == [.finish(.cancelled)])
    }

    @Test func `a whole screen has no outside`() {
        let picker = PlayedPicker(["a", "b"]) { $0.isFullScreen = true }
        for line in 0..<24 {
            for column in 0..<60 {
                #expect(picker.scene.target(at: Position(line: line, column: column)) != .outside)
            }
        }
    }

    @Test(arguments: [(0, 199, false), (0, 200, true), (5000, 5199, false), (5000, 5200, true)])
    func `a press within 200 ms of the start or of a focus report cancels nothing`(
        focus: Int, press: Int, cancels: Bool
    ) {
        for (line, column) in [(-1, 0), (0, 50)] {
            var picker = PlayedPicker(SampleRows.areas)
            if focus > 0 { picker.act(.focus(at: Timestamp(milliseconds: focus))) }
            picker.mouse(.press, line: line, column: column, at: press)
            picker.mouse(.release, line: line, column: column, at: 9000)
            #expect(picker.isOver == cancels)
        }
    }

    @Test func `within the calm a row can be clicked`() {
        var picker = PlayedPicker(SampleRows.areas)
        picker.click(line: 4, column: 10, at: 10)
        #expect(picker.pointed == "3\t関東・信越")
    }

    @Test func `a click on a row moves to it and commits nothing`() {
        var picker = PlayedPicker(SampleRows.areas)
        #expect(picker.click(line: 5, column: 40).isEmpty)
        #expect(picker.pointed == "4\t東海・北陸・近畿")
        #expect(picker.model.cursor.hasMoved)
    }

    @Test(
        arguments: [
            ((2, 10), (3, 10)), ((2, 10), (-1, 10)), ((-1, 10), (2, 10)), ((0, 50), (2, 10)), ((0, 50), (0, 20)),
            ((-3, 2), (-3, 20)), ((-3, 2), (-2, 2)), ((-1, 40), (-9, 0)),
        ] as [((Int, Int), (Int, Int))])
    func `a drag to something else does nothing`(from: (line: Int, column: Int), to: (line: Int, column: Int)) {
        var picker = PlayedPicker(SampleRows.areas)
        picker.mouse(.press, line: from.line, column: from.column)
        picker.mouse(.drag, line: to.line, column: to.column)
        #expect(picker.mouse(.release, line: to.line, column: to.column).isEmpty)
        #expect(!picker.model.cursor.hasMoved)
    }

    @Test func `a release that no press began does nothing`() {
        var picker = PlayedPicker(SampleRows.areas)
        #expect(picker.mouse(.release, line: -1, column: 0).isEmpty)
        picker.click(line: 3, column: 3)
        #expect(picker.mouse(.release, line: -1, column: 0).isEmpty)
    }

    @Test(
        arguments: [
            (.middle, []), (.right, []), (.other, []), (.left, .shift), (.left, .control), (.left, .alt),
        ] as [(MouseEvent.Button, KeyModifiers)])
    func `other buttons and modified ones do nothing`(button: MouseEvent.Button, modifiers: KeyModifiers) {
        for (line, column) in [(0, 50), (0, 56), (-1, 0), (3, 10)] {
            var picker = PlayedPicker(SampleRows.areas)
            picker.mouse(.press, line: line, column: column, button: button, modifiers: modifiers)
            #expect(picker.mouse(.release, line: line, column: column, button: button, modifiers: modifiers).isEmpty)
            #expect(!picker.model.cursor.hasMoved)
        }
    }

    @Test func `another button pressed meanwhile gives a click up`() {
        var picker = PlayedPicker(SampleRows.areas)
        picker.mouse(.press, line: -1, column: 0)
        picker.mouse(.press, line: -1, column: 0, button: .right)
        #expect(picker.mouse(.release, line: -1, column: 0).isEmpty)
    }

    @Test(arguments: [(400, true), (401, false), (0, true)])
    func `two clicks on a row within 400 ms commit it`(later: Int, commits: Bool) {
        var picker = PlayedPicker(SampleRows.areas)
        picker.click(line: 3, column: 10, at: 1000)
        picker.click(line: 3, column: 20, at: 1000 + later)
        #expect(picker.picked == (commits ? ["2\t東北"] : nil))
        #expect(picker.pointed == "2\t東北")
    }

    @Test func `two clicks on a row commit it, whatever a search is about to find`() {
        var picker = PlayedPicker(["alpha", "beta", "gamma"], answersAtOnce: false)
        picker.type("b")
        picker.click(line: 4, column: 10, at: 1000)
        picker.click(line: 4, column: 10, at: 1100)
        picker.answer()
        #expect(picker.picked == ["gamma"])
    }

    @Test func `clicks on two rows commit neither`() {
        var picker = PlayedPicker(SampleRows.areas)
        picker.click(line: 3, column: 10, at: 1000)
        picker.click(line: 4, column: 10, at: 1100)
        #expect(!picker.isOver)
        #expect(picker.pointed == "3\t関東・信越")
    }

    @Test func `two clicks between which the list moved commit nothing`() {
        var picker = PlayedPicker(["xxb", "xb"], isComplete: false)
        picker.type("b")
        picker.click(line: 2, column: 10, at: 1000)
        picker.arrive(["b"])
        picker.click(line: 2, column: 10, at: 1100)
        #expect(!picker.isOver)
    }

    @Test func `the same row on another line is another click`() {
        var picker = PlayedPicker(["b1", "b2"], isComplete: false) { $0.rules.isReversed = true }
        picker.click(line: 2, column: 10, at: 1000)
        #expect(picker.pointed == "b2")
        picker.type("b")
        picker.press(.backspace)
        picker.arrive(["b3"])
        picker.click(line: 3, column: 10, at: 1100)
        #expect(picker.pointed == "b2")
        #expect(!picker.isOver)
    }

    @Test func `a third click begins anew`() {
        var picker = PlayedPicker(SampleRows.areas, isComplete: false, answersAtOnce: false)
        picker.click(line: 3, column: 10, at: 1000)
        picker.click(line: 0, column: 20, at: 1100)
        picker.click(line: 3, column: 10, at: 1200)
        #expect(!picker.isOver)
        picker.click(line: 3, column: 10, at: 1300)
        #expect(picker.picked == ["2\t東北"])
    }

    @Test func `the wheel moves inside, and does nothing outside`() {
        var picker = PlayedPicker(SampleRows.areas)
        #expect(picker.mouse(.wheelDown, line: 0, column: 3, button: nil).isEmpty)
        picker.mouse(.wheelDown, line: 4, column: 3, button: nil)
        picker.mouse(.wheelUp, line: 1, column: 3, button: nil)
        #expect(picker.pointed == "2\t東北")
        picker.mouse(.wheelDown, line: -1, column: 3, button: nil)
        picker.mouse(.wheelUp, line: 9, column: 3, button: nil)
        #expect(picker.pointed == "2\t東北")
        #expect(!picker.isOver)
    }

    @Test(arguments: [true, false])
    func `a click ends the wait for the place to start from`(isWheel: Bool) {
        var picker = PlayedPicker(["1\tone", "2\ttwo"], isComplete: false) { $0.initial = Array("9".utf8) }
        if isWheel {
            picker.mouse(.wheelDown, line: 3, column: 5, button: nil)
        } else {
            picker.click(line: 3, column: 5)
        }
        picker.arrive(["9\tnine"])
        #expect(picker.pointed == "2\ttwo")
    }

    @Test func `a click ends the rules for scripts`() {
        var picker = PlayedPicker(["alpha"], isComplete: false) { $0.selectsOnly = true }
        picker.click(line: 2, column: 5)
        picker.end()
        #expect(!picker.isOver)
    }

    @Test func `a click below the last row does nothing`() {
        var picker = PlayedPicker(["a", "b"])
        #expect(picker.click(line: 4, column: 5, at: 900).isEmpty)
        #expect(!picker.model.cursor.hasMoved)
    }
}

extension PlayedPicker {
    @discardableResult
    fileprivate mutating func mouse(
        _ kind: MouseEvent.Kind, line: Int, column: Int, at moment: Int = 1000, button: MouseEvent.Button? = .left,
        modifiers: KeyModifiers = []
    ) -> [Effect] {
        let event = MouseEvent(kind: kind, button: button, line: line, column: column, modifiers: modifiers)
        return act(.mouse(event, at: Timestamp(milliseconds: moment)))
    }

    @discardableResult
    fileprivate mutating func click(line: Int, column: Int, at moment: Int = 1000) -> [Effect] {
        mouse(.press, line: line, column: column, at: moment) + mouse(.release, line: line, column: column, at: moment)
    }
}
