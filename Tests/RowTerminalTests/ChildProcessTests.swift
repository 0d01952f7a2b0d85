import Glibc
import RowThread
import Synchronization
import Testing

@testable import RowTerminal

/// One after the other, for there is one child at most.
@Suite(.serialized) struct ChildProcessTests {
    private func start(_ script: String) throws -> ChildProcess {
        try ChildProcess(["/bin/sh", "-c", script].map { Array($0.utf8) }, name: Array("script".utf8))
    }

    /// All that it prints.
    private func output(of child: ChildProcess) throws -> String {
        let bytes = Mutex<[UInt8]>([])
        let reader = try BlockReader([child.output]) { event in
            if case .block(let block) = event { bytes.withLock { $0 += block } }
            return true
        }
        reader.join()
        // A dead child that nobody waits for would keep the runner of tests from seeing its own.
        _ = child.awaitEnd()
        return String(decoding: bytes.withLock { $0 }, as: UTF8.self)
    }

    /// Reads its output until it has said so much, so that it is known to have come so far.
    private func await(_ text: String, of child: ChildProcess) throws {
        let number = try #require(child.output.number)
        var said = ""
        while !said.hasSuffix(text) {
            let bytes = try Descriptor(borrowing: number).read(upTo: 100)
            try #require(!bytes.isEmpty)
            said += String(decoding: bytes, as: UTF8.self)
        }
    }

    /// Whether the process, or any of its group, is still there; a dead one that nobody has waited for counts.
    private func isThere(_ child: ChildProcess) -> Bool { kill(-child.number, 0) == 0 }

    @Test(
        arguments: [
            ("echo row", "row\n", .exited(status: 0)), ("printf row; exit 3", "row", .exited(status: 3)),
            ("exit 255", "", .exited(status: 255)), ("kill -9 $$", "", .killed(signal: SIGKILL)),
            ("echo row; kill -TERM $$", "row\n", .killed(signal: SIGTERM)),
            ("/no/such/program 2>/dev/null", "", .exited(status: 127)),
        ] as [(String, String, ChildProcess.End)])
    func `what it prints is read, and how it ended is told`(
        script: String, printed: String, end: ChildProcess.End
    ) throws {
        let child = try start(script)
        #expect(try output(of: child) == printed)
        #expect(child.awaitEnd() == end)
        #expect(child.awaitEnd() == end)
        #expect(!isThere(child))
    }

    @Test func `a program that is not there is refused`() {
        let path = Array("/no/such/program".utf8)
        #expect(throws: SystemError(call: "posix_spawn", code: ENOENT)) { _ = try ChildProcess([path], name: path) }
    }

    @Test(arguments: [
        ("exit 1", ""), ("echo oops >&2", "oops"), ("printf 'oops' >&2", "oops"),
        ("printf '\\n  \\r\\nfirst\\r\\nsecond\\n' >&2", "first"), ("echo out; echo err >&2", "err"),
    ])
    func `the first line of its errors that is not blank is kept`(script: String, line: String) throws {
        let child = try start(script)
        _ = try output(of: child)
        #expect(String(decoding: child.firstErrorLine, as: UTF8.self) == line)
    }

    @Test func `it may say more than anybody keeps`() throws {
        let child = try start("yes oops | head -c 1000000 >&2; echo done")
        #expect(try output(of: child) == "done\n")
        #expect(child.awaitEnd() == .exited(status: 0))
        #expect(child.firstErrorLine == Array("oops".utf8))
    }

    @Test func `errors that others hold open are not waited for`() throws {
        let child = try start("sleep 30 >/dev/null & echo oops >&2")
        _ = try output(of: child)
        #expect(child.awaitEnd() == .exited(status: 0))
        #expect(child.firstErrorLine == Array("oops".utf8))
        kill(-child.number, SIGKILL)
    }

    @Test func `it has nothing to read, and a group of its own`() throws {
        let child = try start("cat; ps -o pgid= -p $$")
        let group = try output(of: child).filter { $0 != " " && $0 != "\n" }
        #expect(group == "\(child.number)")
        #expect(child.number != getpgrp())
    }

    @Test func `it has none of our descriptors`() throws {
        let ours = try openPipe()
        defer { for end in [ours.reading, ours.writing] { close(end) } }
        let file = try openFile(Array("/dev/null".utf8), O_RDWR)
        defer { close(file) }
        let numbers = [ours.reading, ours.writing, file].map { "\($0)" }.joined(separator: " ")
        let child = try start("for each in \(numbers); do [ -e /proc/self/fd/$each ] && echo $each; done")
        #expect(try output(of: child) == "")
    }

    @Test func `signals do to it what they do to any, whatever we block and ignore`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            for number in [SIGPIPE, SIGCHLD, SIGTERM] { signal(number, SIG_IGN) }
            var all = sigset_t()
            sigfillset(&all)
            sigprocmask(SIG_SETMASK, &all, nil)
            for name in ["PIPE", "TERM", "HUP", "TTOU"] {
                let script = "[ \(name) = TTOU ] || kill -\(name) $$; kill -KILL $$"
                let child = try ChildProcess(["/bin/sh", "-c", script].map { Array($0.utf8) }, name: [])
                let expected: [String: Int32] = ["PIPE": SIGPIPE, "TERM": SIGTERM, "HUP": SIGHUP, "TTOU": SIGKILL]
                guard case .killed(let signal) = child.awaitEnd(), signal == expected[name] else { exit(1) }
            }
            exit(7)
        }
    }

    @Test func `let go, it is asked to end with all that it has started, stopped ones too`() throws {
        let child = try start("sleep 30 & sleep 30 & kill -STOP $!; echo ready; wait")
        try `await`("ready\n", of: child)
        child.letGo()
        child.letGo()
        #expect(child.awaitEnd() == nil)
        child.end()
        #expect(!isThere(child) || isDeadButUnnoticed(child))
    }

    @Test func `one that will not hear is killed`() throws {
        let child = try start("trap '' TERM; sleep 30 & echo ready; while :; do sleep 30; done")
        try `await`("ready\n", of: child)
        child.end()
        #expect(!isThere(child) || isDeadButUnnoticed(child))
    }

    /// What it had started is dead, but whoever has inherited it has not looked yet.
    private func isDeadButUnnoticed(_ child: ChildProcess) -> Bool {
        let deadline = Moment.now.advanced(byMilliseconds: 10_000)
        while isThere(child) && deadline > .now { usleep(1000) }
        return !isThere(child)
    }

    @Test func `who waits for its end is told when it is let go`() throws {
        let child = try start("exec sleep 30")
        let told = Condition<Bool>(false)
        _ = try Thread { [told] in
            if child.awaitEnd() == nil { told.change { $0 = true } }
        }
        child.letGo()
        told.wait(until: { $0 })
        child.end()
        #expect(!isThere(child))
    }

    @Test func `others that outlive one that has ended by itself are none of ours`() throws {
        let child = try start("sleep 30 >/dev/null 2>&1 & exit 0")
        #expect(try output(of: child) == "")
        #expect(child.awaitEnd() == .exited(status: 0))
        child.end()
        #expect(isThere(child))
        kill(-child.number, SIGKILL)
    }

    @Test func `whoever ends the process ends it, too`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let child = try ChildProcess(["/bin/sh", "-c", "exec sleep 30"].map { Array($0.utf8) }, name: [])
            guard kill(child.number, 0) == 0 else { exit(1) }
            ChildProcess.endRunning()
            exit(kill(child.number, 0) == -1 ? 7 : 2)
        }
    }

    @Test func `a signal that ends the process still does`() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            _ = try ChildProcess(["/bin/sh", "-c", "exec sleep 30"].map { Array($0.utf8) }, name: [])
            // Threads of a pool block it.
            try SignalMask.unblock([SIGTERM])
            raise(SIGTERM)
        }
    }
}
