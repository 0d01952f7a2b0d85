import Testing

@Suite(.enabled(if: Program.tmux != nil, "tmux is not installed"))
struct TmuxStageTests {
    private func complaints(_ files: [String: String], patience: Int = Playback.patience) throws -> String {
        try StageTrial(files: files, patience: patience).complaints { try TmuxStage($0, tmux: #require(Program.tmux)) }
    }

    @Test func `keys, rows, sizes and screens are those of the session`() throws {
        let said = try complaints(StageTrial.everything)
        #expect(said == "")
    }

    @Test func `lines that left the screen are still looked for`() throws {
        let said = try complaints(["script": "seq 100 120 >/dev/tty", "before": "one\ntwo\n"])
        #expect(said == "")
        let cleared = try complaints(["script": "printf '\\033[H\\033[M' >/dev/tty", "before": "one\ntwo\n"])
        #expect(cleared.contains("what stood there before"))
    }

    @Test(arguments: [
        ("printf '\\033[?1000h' >/dev/tty", "mouse: [1, 0, 1]"),
        ("printf '\\033[?1049h' >/dev/tty", "alternate screen, mouse: [1, 1, 0]"),
        ("printf '\\033[?25l' >/dev/tty", "mouse: [0, 0, 0]"),
        ("stty -echo </dev/tty", "settings are not as before"),
        ("kill -TERM $$", "status 143, not 0"),
    ])
    func `what a run leaves is told`(_ script: String, _ complaint: String) throws {
        let said = try complaints(["script": script])
        #expect(said.contains(complaint), "\(said)")
    }

    @Test func `a signal reaches the program`() throws {
        let said = try complaints([
            "script": "printf on >/dev/tty; exec sleep 30", "keys": "wait on\nsignal TERM\n", "status": "signal TERM\n",
        ])
        #expect(said == "")
    }
}
