import Testing

/// What is on the screen first, which no session can tell from what comes a moment later.
struct FirstFrameTests {
    @Test(arguments: ["--initial 3", "--query thr"])
    func `rows that come in a moment are in the first frame, with the cursor in its place`(options: String) throws {
        // A machine may be busy for longer than that, but not always; and a frame that comes too early may be whole by luck,
        // but not often.
        var wholeInTurn = 0
        for _ in 0..<40 where wholeInTurn < 4 { wholeInTurn = try isFirstFrameWhole(options) ? wholeInTurn + 1 : 0 }
        #expect(wholeInTurn == 4)
    }

    /// Rows come when the program has taken the terminal and not before.
    private func isFirstFrameWhole(_ options: String) throws -> Bool {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        let script = """
            {
                until stty -a </dev/tty | grep -q -- -icanon; do :; done
                printf '1\\tone\\n2\\ttwo\\n3\\tthree\\n'
            } | rowpick \(options)
            """
        try folder.write(script.utf8, to: "script")
        let stage = try TerminalStage(Session(folder: folder))
        var isElsewhere = false
        try wait(for: "the row to begin on", on: stage) {
            isElsewhere = isElsewhere || stage.lines.contains { $0.contains("▌ 1 ") }
            return stage.lines.contains { $0.contains("▌ 3 ") }
        }
        try stage.send(Array("\u{7}".utf8))
        try wait(for: "the end", on: stage) { stage.hasEnded() }
        return !isElsewhere && !String(decoding: stage.taken, as: UTF8.self).contains(" 0/")
    }

    private func wait(for what: String, on stage: TerminalStage, until isSo: () -> Bool) throws {
        let deadline = Moment.now + Playback.patience
        while !isSo() {
            guard Moment.now < deadline else { throw Playback.Failure("\(what) did not come") }
            try stage.letTimePass(milliseconds: 5)
        }
    }
}
