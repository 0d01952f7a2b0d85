import RowScreen
import RowTerminal
import Testing

@testable import rowpick

@Suite struct WidthQuestionTests {
    @Test(arguments: [(1, false), (2, true)])
    func `where the cursor is tells how wide the character was`(column: Int, isWide: Bool) {
        var question = WidthQuestion(patience: 500)
        let asked = String(decoding: question.ask(onLine: 9, at: .now), as: UTF8.self)
        #expect(asked == "▽\u{1B}[6n")
        #expect(question.answerLength == "\u{1B}[10;2R".utf8.count)
        #expect(question.take(cursor: Position(line: 9, column: column)) == isWide)
        #expect(question.awaitedUntil == nil && question.answerLength == nil)
    }

    @Test(arguments: [Position(line: 8, column: 1), Position(line: 9, column: 0), Position(line: 9, column: 3)])
    func `a report that was asked for by somebody else is no answer`(cursor: Position) {
        var question = WidthQuestion(patience: 500)
        _ = question.ask(onLine: 9, at: .now)
        #expect(question.take(cursor: cursor) == nil)
        #expect(question.awaitedUntil != nil)
    }

    @Test func `a report without a question is none`() {
        var question = WidthQuestion(patience: 500)
        #expect(question.take(cursor: Position(line: 0, column: 1)) == nil)
    }
}
