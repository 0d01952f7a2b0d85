import RowScreen
import RowTerminal
import Testing

@testable import rowpick

@Suite struct OutputPaceTests {
    private static let start = RowTerminal.Moment.now
    private let question = ControlSequence.askForStatus.bytes

    private func after(_ milliseconds: Int) -> RowTerminal.Moment {
        Self.start.advanced(byMilliseconds: milliseconds)
    }

    /// Draws frames of a size as often as it may, to a terminal that shows so many bytes a second, and tells how many
    /// bytes were ever on their way.
    private func mostOnTheWay(
        bytesASecond speed: Int, distance: Int, answers: Bool = true
    ) -> (bytes: Int, frames: Int) {
        var pace = OutputPace(firstPatience: 500)
        if answers { pace.learnDistance(distance) }
        var (sent, shown, most, frames) = (0, 0, 0, 0)
        var answersAt: [(place: Int, due: Int?)] = []
        for millisecond in 0..<20_000 {
            shown = min(sent, shown + (speed * (millisecond + 1) / 1000 - speed * millisecond / 1000))
            for index in answersAt.indices where answersAt[index].due == nil && shown >= answersAt[index].place {
                answersAt[index].due = millisecond + distance
            }
            if let next = answersAt.first, let due = next.due, due <= millisecond {
                answersAt.removeFirst()
                if answers { pace.answer(at: after(millisecond)) }
            }
            guard millisecond % 33 == 0, pace.wait(at: after(millisecond)) == nil else { continue }
            frames += 1
            sent += 170
            if pace.note(170, at: after(millisecond), mayAsk: true) == question { answersAt.append((sent, nil)) }
            if millisecond > 6_000 { most = max(most, sent - shown) }
        }
        return (most, frames)
    }

    @Test func `on a slow line less than a second of it is on the way, and it is never idle for long`() {
        let slow = mostOnTheWay(bytesASecond: 960, distance: 120)
        #expect(slow.bytes < 900)
        #expect(slow.frames > 70)
    }

    @Test(arguments: [1, 60, 250])
    func `on a quick line, however long it is, no frame waits`(distance: Int) {
        #expect(mostOnTheWay(bytesASecond: 1_000_000, distance: distance).frames == 607)
    }

    @Test(arguments: [nil, 0, 99])
    func `a terminal that answers nothing gets all frames at once, if it is not slow to answer other things`(
        distance: Int?
    ) {
        var pace = OutputPace(firstPatience: 500)
        if let distance { pace.learnDistance(distance) }
        for millisecond in stride(from: 0, to: 20_000, by: 10) {
            #expect(pace.wait(at: after(millisecond)) == nil)
            _ = pace.note(3_000, at: after(millisecond), mayAsk: true)
        }
    }

    @Test func `a distant terminal that answers nothing gets a few frames a second at first, and then all`() {
        var pace = OutputPace(firstPatience: 500)
        pace.learnDistance(100)
        #expect(pace.note(3_000, at: after(0), mayAsk: true) == question)
        #expect(pace.note(3_000, at: after(10), mayAsk: true) == [])
        #expect(pace.wait(at: after(20)) == after(260))
        #expect(pace.wait(at: after(260)) == nil)
        #expect(pace.note(3_000, at: after(260), mayAsk: true) == [])
        #expect(pace.wait(at: after(2_900)) == nil)
        #expect(pace.wait(at: after(3_000)) == nil)
        #expect(pace.note(100_000, at: after(3_001), mayAsk: true) == [])
        #expect(pace.wait(at: after(3_002)) == nil)
    }

    @Test func `nothing is asked while something else would be read before the answer`() {
        var pace = OutputPace(firstPatience: 500)
        #expect(pace.note(9_000, at: after(0), mayAsk: false) == [])
        #expect(pace.wait(at: after(1)) == nil && pace.awaitedUntil == nil)
        #expect(pace.note(1, at: after(2), mayAsk: true) == question)
        #expect(pace.awaitedUntil != nil)
    }

    @Test func `answers that are lost are waited for three seconds, and after two of them no longer`() {
        var pace = OutputPace(firstPatience: 500)
        _ = pace.note(9_000, at: after(0), mayAsk: true)
        pace.answer(at: after(10))
        for start in [100, 4_000] {
            #expect(pace.note(9_000, at: after(start), mayAsk: true) == question)
            _ = pace.note(9_000, at: after(start + 1), mayAsk: true)
            #expect(pace.wait(at: after(start + 2_999)) == after(start + 3_000))
            #expect(pace.wait(at: after(start + 3_000)) == nil)
        }
        #expect(pace.note(9_000, at: after(8_000), mayAsk: true) == [])
        #expect(pace.wait(at: after(8_001)) == nil)
    }
}
