import Testing

@testable import RowScreen

@Suite struct SurveyTests {
    private let size = Size(height: 24, width: 80)

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func `the cursor is asked for where it stands, and the size with it`() {
        var survey = Survey()
        #expect(survey.isAnswered)
        #expect(text(survey.askForCursor()) == "\u{1B}[18t\u{1B}[6n")
        #expect(!survey.isAnswered)
        survey.take(size: size)
        #expect(!survey.isAnswered)
        survey.take(cursor: Position(line: 3, column: 2))
        #expect(survey.isAnswered)
        #expect(survey.cursor == Position(line: 3, column: 2))
    }

    @Test func `the cursor returns to where it was from the place that is saved`() {
        var survey = Survey()
        _ = survey.askForCursor()
        survey.take(cursor: Position(line: 3, column: 2))
        #expect(text(survey.askForSavedCursor()) == "\u{1B}8\u{1B}[6n\u{1B}[4;3H\u{1B}[18t\u{1B}[6n")
        survey.take(cursor: Position(line: 1, column: 0))
        #expect(survey.saved == Position(line: 1, column: 0))
        #expect(!survey.isAnswered)
        survey.take(cursor: Position(line: 4, column: 2))
        #expect(survey.isAnswered)
        #expect(survey.cursor == Position(line: 4, column: 2))
    }

    @Test(arguments: [true, false])
    func `the last question waits for what was asked before, and tells the size by its farthest place`(isKnown: Bool) {
        var survey = Survey()
        _ = survey.askForCursor()
        let saved = isKnown ? "" : "\u{1B}8\u{1B}[6n"
        #expect(text(survey.askForAll(isSavedKnown: isKnown)) == "\u{1B}[6n\(saved)\u{1B}[9999;9999H\u{1B}[6n")
        survey.take(cursor: Position(line: 3, column: 2))
        survey.take(cursor: Position(line: 5, column: 2))
        if !isKnown { survey.take(cursor: Position(line: 2, column: 0)) }
        #expect(!survey.isAnswered)
        survey.take(cursor: Position(line: 23, column: 79))
        #expect(survey.isAnswered)
        #expect(survey.cursor == Position(line: 5, column: 2))
        #expect(survey.saved == (isKnown ? nil : Position(line: 2, column: 0)))
        #expect(survey.reached == size)
    }

    @Test func `a cursor that waited behind the last column counts as there, though it comes back before it`() {
        var survey = Survey()
        _ = survey.askForCursor()
        survey.take(cursor: Position(line: 3, column: 20))
        _ = survey.askForSavedCursor()
        survey.take(cursor: Position(line: 1, column: 0))
        survey.take(cursor: Position(line: 3, column: 19))
        #expect(survey.isAnswered)
        #expect(survey.cursor == Position(line: 3, column: 20))
    }

    @Test func `an answer to no question is passed over`() {
        var survey = Survey()
        survey.take(cursor: Position(line: 3, column: 2))
        #expect(survey == Survey())
    }

    @Test func `answers are of the size that the terminal tells, in either order, or of any if it tells none`() {
        var survey = Survey()
        #expect(survey.isOf(size))
        survey.take(size: Size(height: 80, width: 24))
        #expect(survey.isOf(size))
        survey.take(size: size)
        #expect(survey.isOf(size))
        #expect(!survey.isOf(Size(height: 12, width: 80)))
    }
}
