import RowScreen
import RowTerminal
import Testing

@testable import rowpick

@Suite struct PasteMarksTests {
    private static let off = ControlSequence.disableBracketedPaste.bytes

    @Test(arguments: [true, false])
    func `pastes are left as they are likely to have been where the terminal does not say`(areLikely: Bool) {
        var marks = PasteMarks(areLikely: areLikely, patience: 500)
        #expect(marks.farewell == (areLikely ? [] : Self.off))
        _ = marks.ask(at: RowTerminal.Moment.now)
        #expect(marks.farewell == (areLikely ? [] : Self.off))
        marks.learn(nil)
        #expect(marks.farewell == (areLikely ? [] : Self.off))
    }

    @Test(arguments: [true, false], [true, false])
    func `what the terminal says counts for more`(areLikely: Bool, areOn: Bool) {
        var marks = PasteMarks(areLikely: areLikely, patience: 500)
        _ = marks.ask(at: RowTerminal.Moment.now)
        marks.learn(areOn)
        #expect(marks.farewell == (areOn ? [] : Self.off))
    }

    @Test func `an answer is awaited from the question until it comes`() throws {
        var marks = PasteMarks(areLikely: false, patience: 500)
        #expect(marks.awaitedUntil == nil)
        let now = RowTerminal.Moment.now
        #expect(marks.ask(at: now) == Array("\u{1B}[?2004$p".utf8))
        #expect(try #require(marks.awaitedUntil) > now)
        marks.learn(false)
        #expect(marks.awaitedUntil == nil)
    }
}
