import Testing

/// What is on the screen first, which no session can tell from what comes a moment later.
struct FirstFrameTests {
    /// Rows come when the program has taken the terminal and not before.
    private static let script = """
        {
            until stty -a </dev/tty | grep -q -- -icanon; do :; done
            printf '1\\tone\\n2\\ttwo\\n3\\tthree\\n'
        } | rowpick --initial 3
        """

    @Test func `rows that come in a moment are in the first frame, with the cursor in its place`() throws {
        // A machine may be busy for longer than that, but not each time.
        #expect(try (0..<20).contains { _ in try isFirstFrameWhole() })
    }

    private func isFirstFrameWhole() throws -> Bool {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        try folder.write(Self.script.utf8, to: "script")
        let stage = try TerminalStage(Session(folder: folder))
        var isWhole = true
        try wait(for: "the row to begin on", on: stage) {
            if stage.lines.contains(where: { $0.contains("0/0") || $0.contains("▌ 1 ") }) { isWhole = false }
            return stage.lines.contains { $0.contains("▌ 3 ") }
        }
        try stage.send(Array("\u{7}".utf8))
        try wait(for: "the end", on: stage) { stage.hasEnded() }
        return isWhole
    }

    private func wait(for what: String, on stage: TerminalStage, until isSo: () -> Bool) throws {
        let deadline = Moment.now + Playback.patience
        while !isSo() {
            guard Moment.now < deadline else { throw Playback.Failure("\(what) did not come") }
            try stage.letTimePass(milliseconds: 5)
        }
    }
}
