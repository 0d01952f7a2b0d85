import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite final class TerminalTests {
    private let pseudo: PseudoTerminal
    /// The terminal end, opened by somebody else.
    private let watcher: Int32

    init() throws {
        pseudo = try PseudoTerminal()
        watcher = try pseudo.open()
    }

    deinit {
        close(watcher)
    }

    private func modes() throws -> TerminalModes {
        try TerminalModes(of: watcher)
    }

    @Test func `what was found is put back`() throws {
        let before = try modes()
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        #expect(try modes() != before)
        try terminal.restore()
        #expect(try modes() == before)
    }

    @Test func `a terminal that goes puts back what it found`() throws {
        let before = try modes()
        func use() throws {
            var terminal = try pseudo.terminal()
            try terminal.enterRaw()
            #expect(try modes() == before.raw)
        }
        try use()
        #expect(try modes() == before)
    }

    @Test func `entering twice still puts back what was there first`() throws {
        let before = try modes()
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        try terminal.enterRaw()
        try terminal.restore()
        #expect(try modes() == before)
    }

    @Test func `restoring twice leaves alone what came in between`() throws {
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        try terminal.restore()
        let changed = try modes().raw
        try changed.apply(to: watcher)
        try terminal.restore()
        #expect(try modes() == changed)
    }

    @Test func `after a stop the modes are taken anew`() throws {
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        var settings = termios()
        tcgetattr(watcher, &settings)
        settings.c_lflag |= tcflag_t(ICANON | ECHO | ISIG)
        settings.c_oflag &= ~tcflag_t(ONLCR)
        tcsetattr(watcher, TCSANOW, &settings)
        let shells = try modes()
        try terminal.enterRaw()
        #expect(try modes() == shells.raw)
        try terminal.restore()
        #expect(try modes() == shells)
    }

    @Test func `modes a killed run left are not put back`() throws {
        let before = try modes()
        try before.raw.apply(to: watcher)
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        #expect(try modes() == before.raw)
        try terminal.restore()
        #expect(try modes() == before)
    }

    @Test func `where no key is read, Ctrl-C is let through and nothing else`() throws {
        let before = try modes()
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        try terminal.letInterrupt(true)
        #expect(try modes() == before.raw.interruptible)
        #expect(try modes() != before.raw)
        try terminal.letInterrupt(false)
        #expect(try modes() == before.raw)
        try terminal.letInterrupt(true)
        try terminal.restore()
        #expect(try modes() == before)
    }

    @Test func `modes of a run killed while no key was read are not put back`() throws {
        let before = try modes()
        try before.raw.interruptible.apply(to: watcher)
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        try terminal.restore()
        #expect(try modes().givesLines)
    }

    @Test func `another program's raw modes are put back`() throws {
        var settings = termios()
        tcgetattr(watcher, &settings)
        cfmakeraw(&settings)
        tcsetattr(watcher, TCSANOW, &settings)
        let before = try modes()
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        #expect(try modes() != before)
        try terminal.restore()
        #expect(try modes() == before)
    }

    @Test(arguments: [
        ("\r", "\n"), ("\n", "\r"), ("\u{3}", "\u{3}"), ("\u{1A}", "\u{1A}"), ("\u{1C}", "\u{1C}"), ("\u{4}", "\u{4}"),
        ("\u{11}", "\u{11}"), ("\u{13}", "\u{13}"), ("\u{16}", "\u{16}"), ("\u{7F}", "\u{7F}"), ("é", "é"),
    ])
    func `every key comes at once, Enter as LF and Ctrl-J as CR`(typed: String, read: String) throws {
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        try pseudo.type(typed)
        #expect(try terminal.typed(read.utf8.count) == read)
    }

    @Test func `nothing typed is shown`() throws {
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        try pseudo.type("secret")
        #expect(try terminal.typed(6) == "secret")
        try terminal.write(Array("end".utf8))
        #expect(try pseudo.screen(until: "end") == "end")
    }

    @Test func `output is treated as before`() throws {
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        try terminal.write(Array("one\ntwo.".utf8))
        #expect(try pseudo.screen(until: ".") == "one\r\ntwo.")
    }

    @Test func `keys typed before the start are kept, a line end included`() throws {
        try pseudo.type("be\rx")
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        try pseudo.type("\r")
        #expect(try terminal.typed(5) == "be\nx\n")
    }

    @Test func `an Enter typed at a line editor that wants CR is an Enter, and Ctrl-J typed later is none`() throws {
        let shells = try modes()
        var settings = termios()
        tcgetattr(watcher, &settings)
        settings.c_iflag &= ~tcflag_t(ICRNL | INLCR)
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(watcher, TCSANOW, &settings)
        try pseudo.type("7\r\r")
        // What is typed is with the terminal a moment later.
        try pseudo.await(3, at: watcher)
        try shells.apply(to: watcher)
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        let (waiting, isEdited) = (terminal.bytesWaiting, terminal.isWithinLineEditor)
        #expect(waiting == 3 && !isEdited)
        try pseudo.type("\n\r")
        #expect(try terminal.typed(5) == "7\n\n\r\n")
    }

    @Test func `Ctrl-J typed at a run that was killed is none either`() throws {
        try modes().raw.apply(to: watcher)
        try pseudo.type("\n\r")
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        let wasLeft = terminal.wasLeftByUs
        #expect(wasLeft)
        #expect(try terminal.typed(2) == "\r\n")
    }

    @Test func `whoever has each key at once edits a line`() throws {
        var settings = termios()
        tcgetattr(watcher, &settings)
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(watcher, TCSANOW, &settings)
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        let (isEdited, wasLeft) = (terminal.isWithinLineEditor, terminal.wasLeftByUs)
        #expect(isEdited && !wasLeft)
    }

    @Test func `keys after the last one read are left for the next reader`() throws {
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        try pseudo.type("\rnext\r")
        #expect(try terminal.read(upTo: 1) == [0x0A])
        try terminal.restore()
        let next = try Descriptor(borrowing: watcher).read(upTo: 100)
        #expect(String(decoding: next, as: UTF8.self) == "next\n")
    }

    @Test func `a line is read whole, and what follows it is left for the next reader`() throws {
        var terminal = try pseudo.terminal()
        let before = try modes()
        try pseudo.type("one\rtwo\r")
        #expect(try Array(terminal.readLine()) == Array("one\n".utf8))
        #expect(try modes() == before)
        let next = try Descriptor(borrowing: watcher).read(upTo: 100)
        #expect(String(decoding: next, as: UTF8.self) == "two\n")
    }

    @Test func `the end of the file is a line of nothing`() throws {
        var terminal = try pseudo.terminal()
        try pseudo.type("\u{4}")
        #expect(try terminal.readLine() == [])
    }

    @Test func `a line in raw modes is read byte by byte`() throws {
        var terminal = try pseudo.terminal()
        try modes().raw.apply(to: watcher)
        try pseudo.type("ab")
        #expect(try Array(terminal.readLine()) == Array("a".utf8))
        #expect(try Array(terminal.readLine()) == Array("b".utf8))
    }

    @Test(arguments: [(24, 80, 24, 80), (1, 1, 1, 1), (40, 200, 40, 200)])
    func `the size is what the terminal tells`(lines: UInt16, columns: UInt16, line: Int, column: Int) throws {
        var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        try #require(ioctl(pseudo.person, UInt(TIOCSWINSZ), &size) == 0)
        let terminal = try pseudo.terminal()
        let told = terminal.size
        #expect(told == TerminalSize(lines: line, columns: column))
    }

    @Test func `a terminal that is gone ends the input`() throws {
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        pseudo.hangUp()
        do {
            #expect(try terminal.read(upTo: 1) == [])
        } catch {
            #expect(error.code == EIO)
        }
        #expect(throws: SystemError.self) { try terminal.write([0x61]) }
    }

    @Test func `without a terminal the reason is told`() async {
        await #expect(processExitsWith: .success) {
            setsid()
            do throws(SystemError) {
                _ = try Terminal()
                exit(1)
            } catch {
                exit(error.code == ENXIO && error.path == Array("/dev/tty".utf8) ? 0 : 2)
            }
        }
    }

    @Test func `a job in the background for good is refused, and has changed nothing`() async throws {
        let before = try modes()
        let result = await #expect(processExitsWith: .exitCode(EIO)) { [path = pseudo.path as String] in
            try sitAt(path)
            try giveAwayForeground(at: path)
            var terminal = try Terminal()
            do throws(SystemError) {
                try terminal.enterRaw()
            } catch {
                exit(error.code)
            }
            exit(0)
        }
        #expect(result != nil)
        #expect(try modes() == before)
    }

    @Test func `in the background nothing is put back`() async throws {
        let before = try modes()
        await #expect(processExitsWith: .success) { [path = pseudo.path as String] in
            try sitAt(path)
            var terminal = try Terminal()
            try terminal.enterRaw()
            try giveAwayForeground(at: path)
            try terminal.restore()
        }
        #expect(try modes() == before.raw)
    }
}

/// Makes the terminal at `path` the one that `/dev/tty` is, in a process that no test shares.
func sitAt(_ path: String) throws {
    try #require(setsid() != -1)
    // Without O_NOCTTY, so that it becomes the controlling one.
    try #require(open(path, O_RDWR) >= 0)
}

/// Puts a job in the foreground that is not this one.
private func giveAwayForeground(at path: String) throws {
    let number = try openFile(Array(path.utf8), O_RDWR)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var process: pid_t = 0
    // It ends at once, but its group is there as long as nobody has asked how it ended.
    let name = strdup("true")
    defer { free(name) }
    try #require(posix_spawn(&process, "/bin/true", nil, &attributes, [name, nil], environ) == 0)
    try #require(tcsetpgrp(number, process) == 0)
}
