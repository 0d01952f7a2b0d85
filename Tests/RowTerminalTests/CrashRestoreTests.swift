import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite struct CrashRestoreTests {
    @Test func `a trap puts the terminal right`() async throws {
        let pseudo = try PseudoTerminal()
        let watcher = Descriptor(owning: try pseudo.open())
        let before = try TerminalModes(of: watcher.number)
        await #expect(processExitsWith: .failure) { [path = pseudo.path as String] in
            try crash(at: path) { preconditionFailure("on purpose") }
        }
        #expect(try TerminalModes(of: watcher.number) == before)
        #expect(try pseudo.screen(until: "farewell") == "farewell")
    }

    @Test func `so does an overflow of the stack`() async throws {
        let pseudo = try PseudoTerminal()
        let watcher = Descriptor(owning: try pseudo.open())
        let before = try TerminalModes(of: watcher.number)
        await #expect(processExitsWith: .signal(SIGSEGV)) { [path = pseudo.path as String] in
            try crash(at: path) { exit(Int32(truncatingIfNeeded: endless(0))) }
        }
        #expect(try TerminalModes(of: watcher.number) == before)
        #expect(try pseudo.screen(until: "farewell") == "farewell")
    }

    @Test func `so does a trap on another thread`() async throws {
        let pseudo = try PseudoTerminal()
        let watcher = Descriptor(owning: try pseudo.open())
        let before = try TerminalModes(of: watcher.number)
        await #expect(processExitsWith: .failure) { [path = pseudo.path as String] in
            try crash(at: path) {
                do {
                    try Thread { preconditionFailure("on purpose") }.join()
                } catch {
                    exit(0)
                }
            }
        }
        #expect(try TerminalModes(of: watcher.number) == before)
        #expect(try pseudo.screen(until: "farewell") == "farewell")
    }

    @Test func `so does an overflow of another thread's stack`() async throws {
        let pseudo = try PseudoTerminal()
        let watcher = Descriptor(owning: try pseudo.open())
        let before = try TerminalModes(of: watcher.number)
        await #expect(processExitsWith: .signal(SIGSEGV)) { [path = pseudo.path as String] in
            try crash(at: path) {
                do {
                    try Thread { exit(Int32(truncatingIfNeeded: endless(0))) }.join()
                } catch {
                    exit(0)
                }
            }
        }
        #expect(try TerminalModes(of: watcher.number) == before)
        #expect(try pseudo.screen(until: "farewell") == "farewell")
    }

    @Test func `an abort is seen as one`() async throws {
        let pseudo = try PseudoTerminal()
        let watcher = Descriptor(owning: try pseudo.open())
        let before = try TerminalModes(of: watcher.number)
        await #expect(processExitsWith: .signal(SIGABRT)) { [path = pseudo.path as String] in
            try crash(at: path) { abort() }
        }
        #expect(try TerminalModes(of: watcher.number) == before)
    }

    /// The handler that was there before stands for that of the language's runtime, which prints where the fault was and
    /// leaves the rest to its coming again.
    @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGIO, SIGPWR, SIGSTKFLT, 40, 64])
    func `a signal that somebody sent ends the run, whoever handles it`(number: Int32) async throws {
        let pseudo = try PseudoTerminal()
        let watcher = Descriptor(owning: try pseudo.open())
        let before = try TerminalModes(of: watcher.number)
        let result = await #expect(processExitsWith: .failure) {
            [path = pseudo.path as String, number = number as Int32] in
            signal(number) { _ in }
            try crash(at: path) {
                kill(getpid(), number)
                // Another thread may take it.
                sleep(5)
            }
        }
        #expect(result?.exitStatus == .signal(number))
        #expect(try TerminalModes(of: watcher.number) == before)
        #expect(try pseudo.screen(until: "farewell") == "farewell")
    }

    @Test func `a crash before anything was drawn puts the modes back`() async throws {
        let pseudo = try PseudoTerminal()
        let watcher = Descriptor(owning: try pseudo.open())
        let before = try TerminalModes(of: watcher.number)
        await #expect(processExitsWith: .signal(SIGABRT)) { [path = pseudo.path as String] in
            var terminal = Terminal(adopting: Descriptor(owning: try openFile(Array(path.utf8), O_RDWR)))
            try terminal.enterRaw()
            abort()
        }
        #expect(try TerminalModes(of: watcher.number) == before)
    }

    @Test func `a crash after the terminal was given back says nothing`() async throws {
        let pseudo = try PseudoTerminal()
        let watcher = Descriptor(owning: try pseudo.open())
        await #expect(processExitsWith: .signal(SIGABRT)) { [path = pseudo.path as String] in
            func use() throws {
                var terminal = Terminal(adopting: Descriptor(owning: try openFile(Array(path.utf8), O_RDWR)))
                try terminal.enterRaw()
                try terminal.prepareForCrash(farewell: Array("farewell".utf8))
            }
            try use()
            abort()
        }
        try Descriptor(borrowing: watcher.number).writeAll(Array("end".utf8))
        #expect(try pseudo.screen(until: "end") == "end")
    }
}

private func crash(at path: String, _ deed: () -> Void) throws {
    var terminal = Terminal(adopting: Descriptor(owning: try openFile(Array(path.utf8), O_RDWR)))
    try terminal.enterRaw()
    try terminal.prepareForCrash(farewell: Array("an earlier one".utf8))
    try terminal.prepareForCrash(farewell: Array("farewell".utf8))
    deed()
    // Without a later use, the terminal would have gone before the deed.
    try terminal.restore()
}

private func endless(_ depth: Int) -> Int {
    depth == -1 ? 0 : endless(depth + 1) ^ endless(depth + 2)
}
