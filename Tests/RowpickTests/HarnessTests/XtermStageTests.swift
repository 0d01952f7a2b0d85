import Testing

@Suite(.enabled(if: Program.xterm != nil && Program.xvfb != nil, "xterm or Xvfb is not installed"))
struct XtermStageTests {
    private func complaints(_ files: [String: String], patience: Int = Playback.patience) throws -> String {
        try StageTrial(files: files, patience: patience).complaints {
            try XtermStage($0, xterm: #require(Program.xterm))
        }
    }

    @Test func `keys, rows, sizes and screens are those of the session`() throws {
        var files = StageTrial.everything
        files["keys"] = "wait ready\nk関<Enter>\nwait 12 60\ncursor 1 5\nresize 30x8\n<Enter>\n"
        let said = try complaints(files)
        #expect(said == "")
    }

    @Test func `it answers itself, as the tests could not`() throws {
        let script = """
            old=$(stty -g); stty -icanon -echo
            printf '\\033[>q' >/dev/tty; dd bs=1 count=10 2>/dev/null | tr '\\033' E; stty "$old"
            """
        let said = try complaints(["script": script, "picked": "EP>|XTerm("])
        #expect(!said.contains("standard output"), "\(said)")
    }

    @Test func `lines that left the screen are still looked for`() throws {
        let said = try complaints(["script": "seq 100 120 >/dev/tty", "before": "one\ntwo\n"])
        #expect(said == "")
        let cleared = try complaints(["script": "printf '\\033[H\\033[2K' >/dev/tty", "before": "one\ntwo\n"])
        #expect(cleared.contains("what stood there before"))
    }

    @Test(arguments: [
        ("printf '\\033[?1000h' >/dev/tty", "?1000;1$y"),
        ("printf '\\033[?1016h' >/dev/tty", "?1016;1$y"),
        ("printf '\\033[?1049h' >/dev/tty", "?1049;1$y"),
        ("printf '\\033[?25l' >/dev/tty", "?25;2$y"),
        ("printf '\\033[1m' >/dev/tty", "$r0;1m"),
        ("printf '\\033[>4;1m' >/dev/tty", "[>4;1m"),
        ("stty -echo </dev/tty", "settings are not as before"),
        ("kill -TERM $$", "status signal TERM, not 0"),
    ])
    func `what a run leaves is told`(_ script: String, _ complaint: String) throws {
        let said = try complaints(["script": script])
        #expect(said.contains(complaint), "\(said)")
    }

    @Test(arguments: [true, false])
    func `characters of ambiguous width are as wide as the session has them`(_ areWide: Bool) throws {
        let script = """
            old=$(stty -g); stty -icanon -echo
            printf '…\\033[6n' >/dev/tty; dd bs=1 count=6 2>/dev/null | tr '\\033' E; stty "$old"
            """
        let files = ["script": script, "picked": areWide ? "E[1;3R" : "E[1;2R"]
        #expect(try complaints(areWide ? files.merging(["wide": ""]) { $1 } : files) == "")
    }
}
