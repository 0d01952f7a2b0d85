import RowKeys
import RowScreen
import Testing

@testable import RowPicker

@Suite struct ModelCountdownTests {
    private func picker(isComplete: Bool = true, answersAtOnce: Bool = true, timeout: Int? = 3000) -> PlayedPicker {
        PlayedPicker(SampleRows.areas, isComplete: isComplete, answersAtOnce: answersAtOnce) { $0.timeout = timeout }
    }

    private func tick(_ milliseconds: Int) -> Action { .tick(at: Timestamp(milliseconds: milliseconds)) }

    private func stir(_ milliseconds: Int) -> Action { .stirred(at: Timestamp(milliseconds: milliseconds)) }

    @Test func `without a timeout no time is asked for, and none is shown`() {
        var picker = picker(timeout: nil)
        let lines = picker.lines
        #expect(picker.model.nextTick == nil)
        picker.act(tick(1_000_000))
        picker.act(stir(2_000_000))
        #expect(picker.lines == lines)
        #expect(picker.outcomes == [])
    }

    @Test func `the bar counts down, and at the end of the time the run ends`() {
        var picker = picker()
        #expect(picker.lines[0].contains(" 3 s   7/7 "))
        #expect(picker.model.nextTick == Timestamp(milliseconds: 1000))
        picker.act(tick(1000))
        #expect(picker.lines[0].contains(" 2 s   7/7 "))
        picker.act(tick(2999))
        #expect(picker.outcomes == [])
        picker.act(tick(3000))
        #expect(picker.outcomes == [.timedOut])
    }

    @Test func `whoever stirs has the whole time again`() {
        var picker = picker()
        picker.act(tick(2000))
        picker.act(stir(2500))
        #expect(picker.lines[0].contains(" 3 s "))
        picker.act(tick(5499))
        #expect(picker.outcomes == [])
        picker.act(tick(5500))
        #expect(picker.outcomes == [.timedOut])
    }

    @Test func `rows that come and a new size are no sign of a person`() {
        var picker = picker(isComplete: false)
        picker.act(tick(2000))
        picker.arrive(["8\tmore"], andEnd: true)
        picker.act(.resized(Size(height: 20, width: 50)))
        picker.act(.focus(at: Timestamp(milliseconds: 2500)))
        #expect(picker.model.nextTick == Timestamp(milliseconds: 3000))
    }

    @Test func `only time on the screen counts`() {
        var picker = picker()
        picker.act(tick(2900))
        picker.act(.appeared(Size(height: 24, width: 60), at: Timestamp(milliseconds: 90_000)))
        picker.act(tick(92_999))
        #expect(picker.outcomes == [])
        picker.act(tick(93_000))
        #expect(picker.outcomes == [.timedOut])
    }

    @Test func `a commit that waits for its search is not overtaken by the end of the time`() {
        var picker = picker(answersAtOnce: false)
        picker.type("九")
        picker.press(.enter)
        #expect(picker.model.nextTick == nil)
        picker.act(tick(60_000))
        #expect(picker.outcomes == [])
        picker.answer()
        #expect(picker.picked == ["6\t九州"])
    }

    @Test func `an Enter that is held for a match does not hold the time`() {
        var picker = picker(isComplete: false)
        picker.type("nowhere")
        picker.press(.enter)
        #expect(picker.outcomes == [])
        #expect(picker.model.nextTick != nil)
        picker.act(tick(3000))
        #expect(picker.outcomes == [.timedOut])
    }
}
