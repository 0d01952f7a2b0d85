import RowScreen
import RowTerminal
import Testing

@testable import rowpick

struct ResizingTests {
    private let start = RowTerminal.Moment.now
    private let size = Size(height: 24, width: 80)
    private let cursor = Position(line: 3, column: 2)

    /// A change whose question has been answered on a screen of this size, and has not been told of again.
    private func answered(on told: Size) -> Resizing {
        var resizing = Resizing(at: start)
        _ = resizing.askForCursor(at: start)
        resizing.survey.take(size: told)
        resizing.survey.take(cursor: cursor)
        return resizing
    }

    @Test func `nothing is asked before the size rests`() {
        let resizing = Resizing(at: start)
        #expect(resizing.step(on: size, needsSavedCursor: true, at: start) == .wait)
        #expect(resizing.step(on: size, needsSavedCursor: true, at: resizing.deadline) == .askForCursor)
    }

    @Test func `an answer of this size is believed, and the saved cursor asked for where it is not known`() {
        var resizing = answered(on: size)
        #expect(resizing.step(on: size, needsSavedCursor: false, at: start) == .move)
        #expect(resizing.step(on: size, needsSavedCursor: true, at: start) == .askForSavedCursor)
        _ = resizing.askForSavedCursor(at: start)
        #expect(resizing.step(on: size, needsSavedCursor: true, at: start) == .wait)
        resizing.survey.take(cursor: Position(line: 1, column: 0))
        resizing.survey.take(cursor: cursor)
        #expect(resizing.step(on: size, needsSavedCursor: true, at: start) == .move)
    }

    @Test func `a terminal that does not answer in time is not waited for`() {
        var resizing = Resizing(at: start)
        _ = resizing.askForCursor(at: start)
        #expect(resizing.step(on: size, needsSavedCursor: true, at: start) == .wait)
        #expect(resizing.step(on: size, needsSavedCursor: true, at: start.advanced(byMilliseconds: 100)) == .move)
    }

    @Test func `an answer of another size, or before another change, is not believed`() {
        #expect(answered(on: Size(height: 12, width: 80)).step(on: size, needsSavedCursor: false, at: start) == .wait)
        var resizing = answered(on: size)
        resizing.hear(at: start)
        #expect(resizing.step(on: size, needsSavedCursor: false, at: start) == .wait)
        #expect(resizing.step(on: size, needsSavedCursor: false, at: resizing.deadline) == .askForCursor)
    }

    @Test func `a terminal that never has the size it is said to have is believed in the end`() {
        var resizing = answered(on: Size(height: 12, width: 80))
        for _ in 0..<4 {
            #expect(resizing.step(on: size, needsSavedCursor: false, at: resizing.deadline) == .askForCursor)
            _ = resizing.askForCursor(at: start)
            resizing.survey.take(size: Size(height: 12, width: 80))
            resizing.survey.take(cursor: cursor)
        }
        #expect(resizing.step(on: size, needsSavedCursor: false, at: start) == .move)
    }
}
