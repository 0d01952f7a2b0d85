import Testing

struct KeyScriptTests {
    @Test(
        arguments: [
            ("linux", "linux"), ("a b", "a b"), ("<Enter>", "\r"), ("ab<Up><Down>", "ab\u{1b}[A\u{1b}[B"),
            ("<Ctrl-C>", "\u{3}"),
            ("<Alt-x>", "\u{1b}x"), ("<Alt-Up>", "\u{1b}\u{1b}[A"), ("\\x1b[12;40R", "\u{1b}[12;40R"),
            ("\\<a\\\\", "<a\\"),
            ("type wait for", "wait for"), ("関東", "関東"), ("click 3 4", "\u{1b}[<0;3;4M\u{1b}[<0;3;4m"),
            ("press 3 4", "\u{1b}[<0;3;4M"), ("release 3 4", "\u{1b}[<0;3;4m"), ("wheel-down 1 2", "\u{1b}[<65;1;2M"),
        ] as [(String, Written)])
    func `a line of keys is what a terminal sends for them`(_ line: String, _ bytes: Written) throws {
        #expect(try KeyScript([line]).steps == [.send(bytes.bytes)])
    }

    @Test func `bytes that are not text can be sent`() throws {
        #expect(try KeyScript(["\\xff\\x80"]).steps == [.send([0xff, 0x80])])
    }

    @Test(arguments: [
        ("wait two words", KeyScript.Step.waitFor("two words")), ("gone text", .waitUntilGone("text")),
        ("screen", .compareScreen(file: "screen")), ("screen wide", .compareScreen(file: "screen.wide")),
        ("cursor 5 2", .checkCursor(column: 5, line: 2)), ("resize 40x8", .resize([ScreenSize(columns: 40, lines: 8)])),
        ("resize 9x8 7x6", .resize([ScreenSize(columns: 9, lines: 8), ScreenSize(columns: 7, lines: 6)])),
        ("signal TERM", .signal("TERM")), ("pause 60", .pause(milliseconds: 60)), ("touch more", .touch("more")),
        ("hang-up", .hangUp), ("colourless", .checkNoColour), ("idle", .waitForIdleness),
        ("mode 1000", .checkMode(1000, isOn: true)), ("mode not 1004", .checkMode(1004, isOn: false)),
        ("looks bold two words", .checkLook(.bold, isThere: true, text: "two words")),
        ("looks not dim text", .checkLook(.dim, isThere: false, text: "text")),
    ])
    func `a line that begins with the name of a step is that step`(_ line: String, _ step: KeyScript.Step) throws {
        #expect(try KeyScript([line]).steps == [step])
    }

    @Test func `blank lines and remarks are nothing`() throws {
        #expect(try KeyScript(["", "# why", "a"]).steps == [.send([0x61])])
    }

    @Test(arguments: [
        "<Entr>", "a<", "\\q", "\\x1", "resize wide", "resize 40x8 wide", "resize", "cursor 1", "click 1",
        "looks odd text", "pause long", "mode on",
    ])
    func `a line that cannot be meant is refused`(_ line: String) {
        #expect(throws: KeyScript.Mistake.self) { try KeyScript([line]) }
    }
}
