import Testing

/// What only a terminal that tells what it shows can be asked for.
@Suite(.enabled(if: Program.tmux != nil, "tmux is not installed: nothing is seen behind a picker"))
struct OverlayInTmuxTests {
    private static let past = ["one  red", "two  日本語", "$ rowpick"]

    private static let sheet = [
        "                         3/3   [✕] [Done]", " ❯", " ▌ 1", "   2", "   3",
    ]

    @Test func `what stands in the pane is seen behind a sheet, and is as it was at the end`() throws {
        let screen = Self.past + Array(repeating: "", count: 4) + Self.sheet
        try Self.play(
            options: ["--overlay"], keys: ["wait 3/3", "screen", "<Enter>"], size: "42x12", screen: screen,
            picked: "1\n")
    }

    @Test func `it stays where it was when the size changes, and a click on it cancels`() throws {
        let screen = Self.past + Array(repeating: "", count: 8) + Self.sheet
        try Self.play(
            options: ["--overlay"],
            keys: ["wait 3/3", "resize 42x16", "screen", "pause 300", "click 3 2"], size: "42x12", screen: screen,
            status: "130")
    }

    private static func play(
        options: [String], keys: [String], size: String, screen: [String], picked: String = "", status: String = "0"
    ) throws {
        let tmux = try #require(Program.tmux)
        let folder = try Folder.temporary()
        defer { folder.remove() }
        for (name, lines) in [
            ("options", options), ("keys", keys), ("size", [size]), ("screen", screen), ("status", [status]),
            ("after", past), ("rows", ["1", "2", "3"]),
        ] {
            try folder.write(lines.map { $0 + "\n" }.joined().utf8, to: name)
        }
        try folder.write(picked.utf8, to: "picked")
        try folder.write(past.joined(separator: "\n").utf8, to: "before")
        let session = Session(folder: folder)
        let complaints = try Playback(session: session, stage: TmuxStage(session, tmux: tmux)).complaints()
        #expect(complaints == [])
    }
}
