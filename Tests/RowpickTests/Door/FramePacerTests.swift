import RowTerminal
import Testing

@testable import rowpick

@Suite struct FramePacerTests {
    @Test func `a key is answered at once, and on a slow line when that has carried the frame before`() throws {
        var quick = FramePacer()
        quick.drawn(5_000)
        quick.answer()
        #expect(quick.isDue)
        var slow = FramePacer()
        let before = RowTerminal.Moment.now
        slow.drawn(960 * 20, at: 960)
        slow.answer()
        let due = try #require(slow.due)
        #expect(due >= before.advanced(byMilliseconds: 20_000))
        #expect(due <= RowTerminal.Moment.now.advanced(byMilliseconds: 20_000))
        #expect(!slow.isDue)
    }

    @Test func `several frames in a row each take their time on a slow line`() throws {
        var pacer = FramePacer()
        let before = RowTerminal.Moment.now
        pacer.drawn(9_600, at: 960)
        pacer.drawn(9_600, at: 960)
        pacer.ask()
        #expect(try #require(pacer.due) >= before.advanced(byMilliseconds: 20_000))
    }
}
