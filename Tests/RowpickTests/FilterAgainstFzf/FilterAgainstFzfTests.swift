import Testing

/// What `rowpick` prints under the name `fzf`, against what the real one does, through the whole program.
@Suite(.enabled(if: Program.fzf != nil, "no fzf to compare with: set ROWPICK_FZF to one, or put it on the path"))
struct FilterAgainstFzfTests {
    /// One question to both programs.
    struct Question: CustomTestStringConvertible, Sendable {
        let words: [String]
        let rows: [String]

        var testDescription: String { words.joined(separator: " ") }
    }

    @Test(arguments: (1...60).map { Question(seed: $0) })
    func `a filter prints what fzf prints`(_ question: Question) throws {
        let real = try answer(of: #require(Program.fzf), to: question)
        let ours = try answer(of: try #require(Program.rowpick), to: question)
        #expect(ours.status == real.status)
        let (expected, got) = (Self.lines(real.output), Self.lines(ours.output))
        guard got != expected else { return }
        Issue.record("of the rows \(question.rows)\n\(SideBySide(expected, got))")
    }

    private static func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func answer(of program: String, to question: Question) throws -> Command {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        try folder.link("fzf", to: program)
        return try Command(
            [folder.path(of: "fzf")] + question.words, in: folder,
            environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder.path],
            input: Array(question.rows.joined(separator: "\n").utf8) + [0x0a])
    }
}

extension FilterAgainstFzfTests.Question {
    /// A question made from a number, the same one every time.
    init(seed: Int) {
        var random = Seeded(state: UInt64(seed))
        rows = (0..<Int.random(in: 1...40, using: &random)).map { _ in Self.row(&random) }
        let switches = ["--exact", "-i", "+i", "--no-sort", "--tac", "--literal", "--no-extended", "--print-query"]
        let chosen = switches.filter { _ in Int.random(in: 0..<7, using: &random) == 0 }
        words = chosen + ["--filter", Self.query(&random)]
    }

    private static let pieces = [
        "src", "main", "Main", "list", "foo", "bar", "x", "ab", "A", "é", "東京", "_", "-", "/", ".", " ", "9", "12",
    ]

    private static func row(_ random: inout Seeded) -> String {
        (0..<Int.random(in: 1...7, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }

    private static func query(_ random: inout Seeded) -> String {
        let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ -> String in
            let body =
                ["s", "m", "ma", "in", "foo", "b", "ls", "é", "京", "9", "AB", "oba"].randomElement(using: &random) ?? ""
            let before = ["", "", "", "'", "^", "!", "!^"].randomElement(using: &random) ?? ""
            let after = ["", "", "", "", "$"].randomElement(using: &random) ?? ""
            return before + body + after
        }
        return terms.joined(separator: Int.random(in: 0..<5, using: &random) == 0 ? " | " : " ")
    }
}
