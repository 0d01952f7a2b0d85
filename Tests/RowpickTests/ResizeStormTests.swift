import TestSupport
import Testing

/// Sizes that change faster than anybody can follow, in a terminal that tells of them late.
///
/// What is written on its way when the size changes lands where it was not meant to, and nobody can prevent that: it
/// takes a change in a few certain milliseconds. So a rule is broken only by what goes wrong every time.
@Suite(.enabled(if: Program.tmux != nil, "tmux is not installed"))
struct ResizeStormTests {
    private func play(_ steps: [String], in script: String = "rowpick") throws {
        var complaints = ""
        for _ in 0..<Self.mostTries {
            complaints = try complaintsPlaying(steps, in: script)
            if complaints.isEmpty { return }
        }
        Issue.record("\(steps)\n\(complaints)")
    }

    private static let mostTries = 3

    private func complaintsPlaying(_ steps: [String], in script: String) throws -> String {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        let files = [
            "size": "80x24\n", "before": (1...15).map { "past \($0)\n" }.joined(), "rows": Self.rows,
            "script": "\(script); echo result >/dev/tty", "keys": (["wait seven"] + steps).joined(separator: "\n"),
            "picked": "1\tone\n",
        ]
        for (name, text) in files { try folder.write(text.utf8, to: name) }
        let session = Session(folder: folder)
        let stage = try TmuxStage(session, tmux: #require(Program.tmux))
        var complaints = try Playback(session: session, stage: stage).complaints()
        let known = Set(session.folder.lines(of: "before") + ["result", ""])
        let lines = stage.lines.withoutTrailingBlanks
        if lines.last != "result" || !lines.allSatisfy(known.contains) { complaints.append("left \(lines)") }
        return complaints.joined(separator: "\n")
    }

    private static let rows = ["one", "two", "three", "four", "five", "six", "seven"].enumerated()
        .map { "\($0 + 1)\t\($1)\n" }.joined()

    @Test(arguments: 0..<12)
    func `the text above outlasts a storm, whenever it is closed`(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var sizes = (0..<(3 + random.below(12))).map { _ in
            "\([10, 20, 33, 40, 60, 80, 100][random.below(7)])x\([3, 5, 7, 10, 13, 24, 40][random.below(7)])"
        }
        sizes.append("80x24")
        var steps = ["resize " + sizes.joined(separator: " ")]
        if !random.oneIn(3) {
            steps = sizes.flatMap { ["resize \($0)", "pause \([0, 0, 10, 30, 600][random.below(5)])"] }
        }
        try play(steps + ["pause \([0, 20, 100, 400][random.below(4)])", "<Enter>"])
    }

    @Test(arguments: [
        "20x5", "10x3", "80x12", "40x40", "3x24", "2x24", "1x24", "3x5", "2x2", "1x1", "2x1", "1x2", "1x40", "400x2",
    ])
    func `nothing of the sheet stays when a size comes and goes`(size: String) throws {
        try play(["resize \(size)", "pause 400", "resize 80x24", "pause 400", "<Enter>"])
    }

    @Test(arguments: ["20x24", "10x24", "20x40", "20x12"])
    func `a query that just fills its lines shifts nothing`(size: String) throws {
        try play([
            "sixteen and one..", "wait and one", "resize \(size)", "pause 400", "resize 80x24", "pause 400",
            "<Ctrl-U><Enter>",
        ])
    }

    @Test(arguments: [10, 100])
    func `closing soon after a size has come and gone finds the sheet`(pause: Int) throws {
        try play(["resize 80x12", "pause \(pause)", "resize 80x24", "pause 50", "<Enter>"])
    }

    @Test(arguments: ["100x40", "160x30", "79x40", "200x50"])
    func `nothing of a full screen stays when it is left at another size`(size: String) throws {
        let steps = ["resize \(size)", "pause 600"]
        try play(steps + ["<Enter>"], in: "(cat; seq 100) | rowpick --full")
        try play(steps + ["resize 80x24", "pause 600", "<Enter>"], in: "(cat; seq 100) | rowpick --full")
    }

    @Test func `keys of a storm are not lost`() throws {
        try play([
            "resize 40x10 20x5", "<Down>", "resize 10x3 100x40", "<Down>", "resize 33x7 80x24", "<Up><Up><Enter>",
        ])
    }
}
