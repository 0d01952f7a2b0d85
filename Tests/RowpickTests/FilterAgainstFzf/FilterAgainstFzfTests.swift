import Testing

/// What `rowpick` prints under the name `fzf`, against what the real one does, through the whole program: byte for byte
/// but for `WantedDifference.all`, and the exit status too.
@Suite(.enabled(if: Program.fzf != nil, "no fzf to compare with: set ROWPICK_FZF to one, or put it on the path"))
struct FilterAgainstFzfTests {
    @Test(
        .enabled(if: FileSlice.folder != nil, "no rows: set ROWPICK_TEST_DATA to the folder of them"),
        arguments: Questionnaire.aboutFiles)
    func `a filter prints of real rows what fzf prints`(_ questionnaire: Questionnaire) throws {
        try Self.compare(questionnaire)
    }

    @Test(arguments: Questionnaire.aboutMadeUpRows)
    func `a filter prints of odd rows what fzf prints`(_ questionnaire: Questionnaire) throws {
        try Self.compare(questionnaire)
    }

    @Test(.enabled(if: FileSlice.folder != nil, "no rows: set ROWPICK_TEST_DATA to the folder of them"))
    func `at least a thousand questions are asked, and a hundred with each option`() throws {
        let all = Questionnaire.aboutFiles + Questionnaire.aboutMadeUpRows
        let questions = try all.flatMap { try $0.questions().questions }
        #expect(questions.count >= 1000)
        for option in Question.switches + ["--read0"] {
            #expect(questions.count { $0.options.contains(option) } >= 100, "\(option)")
        }
    }

    @Test(arguments: WantedDifference.all)
    func `a difference that is wanted is there`(_ difference: WantedDifference) throws {
        let (rows, question) = difference.example
        let (expected, got) = try Self.replies(to: [question], about: rows)
        #expect(got != expected)
    }

    private static func compare(_ questionnaire: Questionnaire) throws {
        let (rows, questions) = try questionnaire.questions()
        let (expected, got) = try replies(to: questions, about: rows)
        for index in questions.indices {
            var ours = got[index]
            for difference in WantedDifference.all { ours.output = difference.removed(from: ours.output) }
            guard ours != expected[index] else { continue }
            Issue.record("\(questions[index])\n\(Disagreement(expected[index], ours))")
        }
    }

    private static func replies(
        to questions: [Question], about rows: [UInt8]
    ) throws -> (expected: [Replies.Reply], got: [Replies.Reply]) {
        let real = try Replies(of: #require(Program.fzf), to: questions, about: rows)
        let ours = try Replies(of: #require(Program.rowpick), to: questions, about: rows)
        return (real.list, ours.list)
    }
}
