import Testing

@Suite(.enabled(if: Program.script != nil, "script of util-linux is not installed"))
struct ScriptStageTests {
    private func complaints(_ files: [String: String]) throws -> String {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text.utf8, to: name) }
        let session = Session(folder: folder)
        let stage = try ScriptStage(session, script: #require(Program.script))
        return try Playback(session: session, stage: stage).complaints().joined(separator: "\n")
    }

    @Test func `keys, rows, sizes and screens are those of the session`() throws {
        let said = try complaints([
            "script": """
            printf 'ready ' >/dev/tty; read row; read key </dev/tty; echo "$row $key"; echo oops >&2
            stty size </dev/tty >/dev/tty; read key </dev/tty; stty size </dev/tty >/dev/tty; exit 4
            """,
            "rows": "one\n", "before": "past 1\npast 2\n",
            "keys": "wait ready\nk関<Enter>\nwait 12 60\nresize 30x8\n<Enter>\n",
            "screen": "past 1\npast 2\nready k関\n12 60\n", "picked": "one k関\n", "errors": "oops\n", "status": "4\n",
            "after": "past 1\npast 2\nready k関\n12 60\n\n8 30\n",
        ])
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
