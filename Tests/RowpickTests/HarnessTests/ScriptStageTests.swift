import Testing

@Suite(.enabled(if: Program.script != nil, "script of util-linux is not installed"))
struct ScriptStageTests {
    private func complaints(_ files: [String: String]) throws -> String {
        try StageTrial(files: files).complaints { try ScriptStage($0, script: #require(Program.script)) }
    }

    @Test func `keys, rows, sizes and screens are those of the session`() throws {
        let said = try complaints(StageTrial.everything)
        #expect(said == "")
    }

    @Test func `what is typed before the start is typed once`() throws {
        let said = try complaints([
            "script": "read key </dev/tty; echo $key", "keys": "early\nk<Enter>\n", "picked": "k\n", "after": "k\n",
        ])
        #expect(said == "")
    }

    @Test(arguments: [
        ("printf '\\033[?1000h' >/dev/tty", "modes left on: [1000]"),
        ("stty -echo </dev/tty", "the settings of script's terminal are not as before"),
        ("kill -TERM $$", "status 143, not 0"),
        ("echo more", "standard output \"more\\n\", not \"\""),
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
