import RowStore
import Testing

@testable import RowPicker

@Suite struct PlainDialogueWaitingTests {
    @Test func `it is asked when the input has ended`() {
        var played = PlayedDialogue(["one"], isComplete: false)
        #expect(played.written.isEmpty)
        #expect(!played.dialogue.isListening)
        played.arrive(["two"], andEnd: true)
        #expect(played.lines.first == "2 rows:")
        #expect(played.dialogue.isListening)
    }

    @Test func `the title is said at once`() {
        let played = PlayedDialogue(isComplete: false) { $0.title = "Area" }
        #expect(played.written == "Area\n")
    }

    @Test func `an input that goes on is asked about as far as it has come`() {
        var played = PlayedDialogue(["one", "two"], isComplete: false)
        played.goOn()
        #expect(played.lines == ["2 rows so far:", "1) one", "2) two", "Number, or text to search: "])
        played.arrive(["three", "two more"])
        #expect(played.lines.count == 4)
        played.type("two")
        #expect(played.lines.first == "2 rows match \"two\" so far:")
        played.type("nothing")
        #expect(played.lines.first == "No row matches \"nothing\" so far.")
        played.type("")
        #expect(played.lines.first == "4 rows so far:")
    }

    @Test func `an only row is not offered while others may come`() {
        var played = PlayedDialogue(["one"], isComplete: false)
        played.goOn()
        #expect(played.prompt == "Number, or text to search: ")
        played.arrive(["two"], andEnd: true)
        played.type("")
        #expect(played.lines.first == "2 rows:")
    }

    @Test func `rows that come later renumber nothing`() {
        var played = PlayedDialogue(["one", "two"], isComplete: false) { $0.rules.isReversed = true }
        played.goOn()
        played.arrive(["three"])
        played.type("1")
        #expect(played.picked == ["two"])
    }

    @Test func `that there are no rows yet is said once, and what is typed is searched for when they come`() {
        var played = PlayedDialogue(isComplete: false)
        played.goOn()
        #expect(played.written == "No rows so far; waiting for some.\n")
        #expect(played.dialogue.isListening)
        #expect(!played.dialogue.mayGoOn(with: played.picker.model))
        played.type("two")
        #expect(played.written.isEmpty)
        played.arrive(["one", "two"], andEnd: true)
        #expect(played.lines.first == "1 row matches \"two\":")
    }

    @Test func `rows that come after that have their time, too`() {
        var played = PlayedDialogue(isComplete: false)
        played.goOn()
        played.arrive(["one"])
        #expect(played.dialogue.mayGoOn(with: played.picker.model))
        played.goOn()
        #expect(played.lines.first == "1 row so far:")
    }

    @Test func `the end of the file cancels also before there are rows`() {
        var played = PlayedDialogue(isComplete: false)
        played.goOn()
        played.endFile()
        #expect(played.outcome == .cancelled)
        #expect(played.written.isEmpty)
    }

    @Test func `a search is waited for, and no line is read meanwhile`() {
        var played = PlayedDialogue(SampleRows.areas, answersAtOnce: false)
        played.type("海")
        #expect(played.written.isEmpty)
        #expect(!played.dialogue.isListening)
        played.answer(upTo: 3)
        #expect(played.written.isEmpty)
        played.answer()
        #expect(played.lines.first == "2 rows match \"海\":")
    }

    @Test func `a search that takes too long is told of as far as it has come`() {
        var played = PlayedDialogue(SampleRows.areas, answersAtOnce: false)
        played.type("海")
        played.goOn()
        #expect(played.written.isEmpty)
        played.answer(upTo: 3)
        played.goOn()
        #expect(played.lines.first == "1 row matches \"海\" so far:")
    }

    @Test func `an empty line takes only what was read out`() {
        var played = PlayedDialogue(["1\tone", "2\ttwo"], isComplete: false) { $0.initial = Array("9".utf8) }
        played.goOn()
        played.arrive(["9\tnine"])
        played.type("")
        #expect(played.outcome == nil)
        #expect(played.prompt == "Number, or text to search; Enter takes 9, nine: ")
        played.type("")
        #expect(played.picked == ["9\tnine"])
    }

    @Test func `what a source says is said once, with the next question`() {
        var played = PlayedDialogue(["one"], isComplete: false)
        played.fail("cannot read x: no such thing")
        #expect(played.written.isEmpty)
        played.arrive([], andEnd: true)
        #expect(played.lines.first == "cannot read x: no such thing")
        played.type("o")
        #expect(played.lines.first == "1 row matches \"o\":")
    }

    @Test func `how long there is to answer is said at once`() {
        #expect(PlayedDialogue { $0.timeout = 2500 }.lines.first == "There are 3 seconds for each answer.")
        #expect(PlayedDialogue { $0.timeout = 1000 }.lines.first == "There is 1 second for each answer.")
    }

    @Test func `when the run ends by itself, the line of the prompt ends, too`() {
        let asked = PlayedDialogue(["one"]).dialogue
        #expect(asked.end(with: .timedOut) == [.write("\nTime is up.\n")])
        #expect(asked.end(with: .picked([RowID(0)])) == [.write("\n")])
        #expect(PlayedDialogue(isComplete: false).dialogue.end(with: .timedOut).isEmpty)
    }
}
