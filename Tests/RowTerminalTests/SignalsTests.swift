import Glibc
import RowThread
import Testing

@testable import RowTerminal

/// Each in a process of its own: signals belong to the whole process.
@Suite struct SignalsTests {
    @Test func `signals come as values, each once`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let wake = try Wake()
            try Signals.install(ringing: wake)
            guard try InputWait(wake: wake).next(until: .now) == [] else { exit(1) }
            for signal in [SIGUSR1, SIGWINCH, SIGUSR1, SIGINT] { raise(signal) }
            guard try InputWait(wake: wake).next(until: .now) == .wake else { exit(2) }
            wake.quiet()
            guard Signals.hasCome(.windowChange), !Signals.hasCome(.terminate) else { exit(5) }
            guard Signals.take() == [.windowChange, .interrupt, .userOne] else { exit(3) }
            guard Signals.take() == [] else { exit(4) }
            exit(7)
        }
    }

    @Test func `none of them ends the run by itself`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            try Signals.install(ringing: try Wake())
            for signal in Signal.allCases { raise(signal.number) }
            let told = Signal.allCases.filter { $0.meaning != .nothing }
            exit(Signals.take() == told ? 7 : 1)
        }
    }

    @Test func `dying is what the signal does`() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            try Signals.install(ringing: try Wake())
            Signals.die(by: .terminate)
        }
        await #expect(processExitsWith: .signal(SIGINT)) { Signals.die(by: .interrupt) }
        await #expect(processExitsWith: .signal(SIGPIPE)) { Signals.die(by: .brokenPipe) }
        await #expect(processExitsWith: .signal(SIGHUP)) {
            var all = sigset_t()
            sigfillset(&all)
            sigprocmask(SIG_SETMASK, &all, nil)
            signal(SIGHUP, SIG_IGN)
            Signals.die(by: .hangUp)
        }
    }

    @Test func `what was ignored stays ignored, but not a change of size`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            for number in [SIGHUP, SIGINT, SIGWINCH] { signal(number, SIG_IGN) }
            try Signals.install(ringing: try Wake())
            for number in [SIGHUP, SIGINT, SIGTERM, SIGWINCH] { raise(number) }
            exit(Signals.take() == [.windowChange, .terminate] ? 7 : 1)
        }
    }

    @Test func `signals blocked by the caller are taken`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            var all = sigset_t()
            sigfillset(&all)
            sigprocmask(SIG_SETMASK, &all, nil)
            try Signals.install(ringing: try Wake())
            raise(SIGTERM)
            exit(Signals.take() == [.terminate] ? 7 : 1)
        }
    }

    @Test func `standing down, signals end the run, and so does one that came before`() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            try Signals.install(ringing: try Wake())
            try Signals.standDown { raise(SIGTERM) }
        }
        await #expect(processExitsWith: .signal(SIGHUP)) {
            try Signals.install(ringing: try Wake())
            raise(SIGHUP)
            try Signals.standDown {}
        }
    }

    @Test func `after standing down they are values again, and the ignored were never else`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            signal(SIGINT, SIG_IGN)
            try Signals.install(ringing: try Wake())
            try Signals.standDown { raise(SIGINT) }
            for number in [SIGINT, SIGTERM] { raise(number) }
            exit(Signals.take() == [.terminate] ? 7 : 1)
        }
    }

    @Test func `writing to nobody fails instead of ending the run`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            try Signals.install(ringing: try Wake())
            let pipe = try Pipe()
            close(pipe.reading)
            do throws(SystemError) {
                try Descriptor(borrowing: pipe.writing).writeAll([1])
            } catch {
                exit(error.code == EPIPE ? 7 : 1)
            }
        }
    }

    @Test(arguments: [Signals.Stopped.process, .job])
    func `a session leader does not stop, and still hears`(stopped: Signals.Stopped) async {
        switch stopped {
        case .process: await #expect(processExitsWith: .exitCode(7)) { try stopAsLeader(.process) }
        case .job: await #expect(processExitsWith: .exitCode(7)) { try stopAsLeader(.job) }
        }
    }

    @Test func `every signal has its own number, and a bit`() {
        let numbers = Signal.allCases.map(\.number)
        #expect(Set(numbers).count == numbers.count)
        #expect(numbers.allSatisfy { (1...64).contains($0) })
    }
}

private func stopAsLeader(_ stopped: Signals.Stopped) throws {
    setsid()
    try Signals.install(ringing: try Wake())
    try Signals.stop(stopped)
    raise(SIGTSTP)
    exit(Signals.take() == [.stop] ? 7 : 1)
}
