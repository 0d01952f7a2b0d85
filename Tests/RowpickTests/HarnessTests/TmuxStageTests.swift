import Testing

@Suite(.enabled(if: Program.tmux != nil, "tmux is not installed"))
struct TmuxStageTests {
    private func complaints(_ files: [String: String], patience: Int = Playback.patience) throws -> String {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text.utf8, to: name) }
        let session = Session(folder: folder)
        let stage = try TmuxStage(session, tmux: #require(Program.tmux))
        var playback = Playback(session: session, stage: stage)
        playback.patience = patience
        return try playback.complaints().joined(separator: "\n")
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
