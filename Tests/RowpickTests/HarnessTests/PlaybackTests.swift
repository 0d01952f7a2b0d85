import Testing

/// Plays sessions of little scripts, to see that the harness says what is wrong and is content with what is not.
struct PlaybackTests {
    /// What the harness says of a session made of these files, in one text; empty where it is content.
    private func complaints(_ files: [String: String], patience: Int? = nil) throws -> String {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text.utf8, to: name) }
        let session = Session(folder: folder)
        var playback = try Playback(session: session, stage: TerminalStage(session))
        if let patience { playback.patience = patience }
        return try playback.complaints().joined(separator: "\n")
    }

    @Test func `a run that is as written brings no complaint`() throws {
        let said = try complaints([
            "script": "printf 'ready ' >/dev/tty; read answer; echo \"got $answer\"\n",
            "keys": "wait ready\nhello<Enter>\n", "picked": "got hello\n", "after": "ready hello\n",
        ])
        #expect(said == "")
    }

    @Test func `rows come in on standard input, and the keys do not`() throws {
        let said = try complaints([
            "script": "printf go >/dev/tty; read key </dev/tty; cat; echo $key", "rows": "one\ntwo",
            "keys": "k<Enter>\n",
            "picked": "one\ntwok\n",
        ])
        #expect(said == "")
    }

    @Test func `more rows than a pipe holds come in whole`() throws {
        let rows = String(repeating: "a line of many\n", count: 20000)
        #expect(try complaints(["script": "wc -c | tr -d ' '", "rows": rows, "picked": "\(rows.utf8.count)\n"]) == "")
    }

    @Test func `slow rows wait for the file that a step makes`() throws {
        let said = try complaints([
            "rows.sh": "echo one\nuntil [ -e more ]; do sleep 0.01; done\necho two\n",
            "script": "read a; printf $a >/dev/tty; read b; printf $b >/dev/tty",
            "keys": "wait one\ntouch more\nwait onetwo\n",
        ])
        #expect(said == "")
    }

    @Test(arguments: [
        ("exit 3", "status 3, not 0"),
        ("kill -TERM $$", "status signal TERM, not 0"),
        ("echo more", "standard output \"more\\n\", not \"\""),
        ("echo more >&2", "standard error is not \"\", but\nmore"),
        ("stty -echo </dev/tty", "settings are not as before"),
        ("printf '\\033[?1000h\\033[?1006h\\033[?2004h' >/dev/tty", "modes left on: [1000, 1006, 2004]"),
        ("printf '\\033[?1004h\\033[?1002h' >/dev/tty", "modes left on: [1002, 1004]"),
        ("printf '\\033[?25l' >/dev/tty", "modes left off: [25]"),
        ("printf '\\033[?1049h' >/dev/tty", "the alternate screen was not left"),
        ("printf '\\033[1m' >/dev/tty", "text would be written in"),
        ("printf '\\033[5Zx' >/dev/tty", "unknown sequence ESC[5Z"),
        ("printf '\\033[?31h' >/dev/tty", "unknown mode in ESC[?31h"),
        ("printf '\\351 ' >/dev/tty", "not UTF-8: e9"),
        ("printf '\\033[2' >/dev/tty", "a sequence was begun and not ended"),
        ("printf '\\033[H\\033[J' >/dev/tty", "what stood there before"),
        ("printf '\\033[3J' >/dev/tty", "erases what is not the program's"),
    ])
    func `what a run leaves is told`(_ script: String, _ complaint: String) throws {
        let said = try complaints(["script": script, "before": "one\ntwo\n"])
        #expect(said.contains(complaint), "\(said)")
    }

    @Test func `a screen that is not the expected one is shown beside it`() throws {
        let said = try complaints(
            [
                "script": "printf 'is' >/dev/tty", "keys": "screen first\n", "screen.first": "ought\n",
            ], patience: 500)
        #expect(said.contains("≠ ought    │ is"), "\(said)")
    }

    @Test func `a program that hangs is killed, and the complaint says so`() throws {
        let said = try complaints(["script": "printf last words >/dev/tty; sleep 60"], patience: 300)
        #expect(said.contains("still running, and was killed"))
        #expect(said.contains("last"))
    }

    @Test func `text that does not come is told, with what came`() throws {
        let said = try complaints(["script": "printf this >/dev/tty; sleep 60", "keys": "wait that\n"], patience: 300)
        #expect(said.contains("did not show \"that\""))
        #expect(said.contains("this"))
    }

    @Test func `a screen is compared before the last key, without being asked for`() throws {
        let files = ["script": "printf 'is ' >/dev/tty; read key", "keys": "wait is\nk<Enter>\n"]
        #expect(try complaints(files.merging(["screen": "is\n"]) { $1 }) == "")
        #expect(try complaints(files.merging(["screen": "is k\n"]) { $1 }, patience: 300).contains("≠ is k"))
    }

    @Test func `a mode is waited for, and told of where it does not come`() throws {
        let script = "printf '\\033[?1000h' >/dev/tty; read key; printf '\\033[?1000l' >/dev/tty"
        #expect(try complaints(["script": script, "keys": "mode 1000\nmode not 1006\nk<Enter>\n"]) == "")
        let said = try complaints(["script": script, "keys": "mode 1006\n"], patience: 300)
        #expect(said.contains("did not have the mode 1006 on"), "\(said)")
    }

    @Test func `a mute terminal answers nothing`() throws {
        let script = """
            stty -icanon -echo min 0 time 3; printf '\\033[6n' >/dev/tty; dd bs=9 count=1 2>sink | wc -c | tr -d ' '
            stty sane
            """
        let said = try complaints(["script": script, "mute": "", "picked": "0\n"])
        #expect(!said.contains("standard output"), "\(said)")
        #expect(try complaints(["script": script, "picked": "0\n"]).contains("standard output"))
    }

    @Test func `a process left behind is told, and ended`() throws {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        try folder.write("sleep 60 & echo $! >child\n".utf8, to: "script")
        let session = Session(folder: folder)
        let stage = try TerminalStage(session)
        _ = try Playback(session: session, stage: stage).complaints()
        let process = Int32(stage.home.lines(of: "child").first ?? "") ?? 0
        #expect(process > 0)
        #expect(Child.isGone(process))
    }

    @Test func `a terminal that is closed ends the run`() throws {
        let said = try complaints([
            "script": "printf on >/dev/tty; sleep 60", "keys": "wait on\nhang-up\n", "status": "signal HUP\n",
        ])
        #expect(said == "")
    }

    @Test func `a signal reaches the program`() throws {
        let said = try complaints([
            "script": "trap 'exit 7' TERM; printf on >/dev/tty; while :; do sleep 0.01; done",
            "keys": "wait on\nsignal TERM\n", "status": "7\n",
        ])
        #expect(said == "")
    }

    @Test func `a program that sleeps is at rest, and one that keeps waking is not`() throws {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        for (name, script, isAtRest) in [
            ("sleeps", "exec sleep 60", true), ("wakes", "while :; do sleep 0.05; done", false),
        ] {
            let child = try Child(
                ["/bin/sh", "-c", script], in: folder.path, environment: [:], output: 1, errors: 2)
            let first = try #require(child.turns())
            let deadline = Moment.now + Playback.patience
            var turns = first
            repeat {
                turns = child.turns() ?? 0
                Descriptor.wait(for: [], milliseconds: 300)
            } while isAtRest && child.turns() != turns && Moment.now < deadline
            #expect((child.turns() == turns) == isAtRest, "\(name)")
        }
    }

    @Test func `the size is the asked one, and changes when asked`() throws {
        let said = try complaints([
            "script": "stty size >/dev/tty; read key; stty size >/dev/tty", "size": "33x7\n",
            "keys": "wait 7 33\nresize 20x5\n<Enter>\nwait 5 20\n",
        ])
        #expect(said == "")
    }

    @Test func `the environment is a fixed one, with what the session adds and takes`() throws {
        let said = try complaints([
            "script": "echo $TERM $LC_ALL ${NO_MOTION-none} $ADDED ${CI-none} ${PWD##*/}",
            "environment": "-NO_MOTION\nADDED=a = b\n", "picked": "xterm-256color C.UTF-8 none a = b none home\n",
        ])
        #expect(said == "")
    }

    @Test func `the answer to a question about the cursor comes in at the terminal`() throws {
        let said = try complaints([
            "script": """
            old=$(stty -g); stty -icanon -echo
            printf 'abc\\033[6n' >/dev/tty; dd bs=1 count=6 2>/dev/null | tr '\\033' E; stty "$old"
            """, "picked": "E[1;4R",
        ])
        #expect(said == "")
    }
}
