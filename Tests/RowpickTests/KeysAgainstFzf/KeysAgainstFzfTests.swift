import Testing

/// What `rowpick` prints under the name `fzf` after some keys, against what the real one does: byte for byte, and the
/// exit status too.
@Suite(.enabled(if: Program.fzf != nil, "no fzf to compare with: set ROWPICK_FZF to one, or put it on the path"))
struct KeysAgainstFzfTests {
    @Test(arguments: KeyScenario.all)
    func `bound and expected keys end a run as they end fzf`(_ scenario: KeyScenario) throws {
        let expected = try Self.reply(to: scenario, of: #require(Program.fzf))
        let got = try Self.reply(to: scenario, of: "fzf")
        #expect(
            got == expected, "\(scenario.options) \(scenario.keys.debugDescription)\n\(Disagreement(expected, got))")
    }

    @Test func `the scenarios press every key and end in every way`() {
        let keys = KeyScenario.all.map(\.keys).joined()
        for key in KeyScenario.keys { #expect(keys.contains(key.sent), "\(key.name)") }
        for part in ["--multi", "--print0", "--expect", "print-query", "abort", "accept-or-print-query"] {
            #expect(KeyScenario.all.contains { $0.options.contains { $0.contains(part) } }, "\(part)")
        }
    }

    /// - Parameter program: a path, or `fzf` for the program of these tests under that name.
    private static func reply(to scenario: KeyScenario, of program: String) throws -> Replies.Reply {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        let words = ([program] + scenario.options).map { "'\($0)'" }.joined(separator: " ")
        try folder.write("exec \(words)".utf8, to: "script")
        try folder.write((KeyScenario.rows.map { $0 + "\n" }.joined()).utf8, to: "rows")
        let stage = try TerminalStage(Session(folder: folder))
        // Where no row answers the query none is shown, and there is nothing to wait for but the query.
        let sign = scenario.options.contains("--query=zzz") ? "zzz" : "4 abab"
        try wait(for: "\(program) shows \(sign)", on: stage) { stage.lines.contains { $0.contains(sign) } }
        try stage.send(Array(scenario.keys.utf8))
        try wait(for: "\(program) ends", on: stage) { stage.hasEnded() }
        let outcome = try stage.outcome()
        #expect(outcome.errors.isEmpty, "\(outcome.errors)")
        return Replies.Reply(output: outcome.output, status: outcome.status)
    }

    private static func wait(for claim: String, on stage: TerminalStage, _ isSo: () -> Bool) throws {
        let deadline = Moment.now + Playback.patience
        while !isSo() {
            guard Moment.now < deadline, !stage.hasEnded() || isSo() else {
                throw Playback.Failure("it did not come about that \(claim): \(try stage.outcome().lines)")
            }
            try stage.letTimePass(milliseconds: 20)
        }
    }
}
