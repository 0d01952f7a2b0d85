import Glibc
import RowThread
import Synchronization
import Testing

@testable import RowTerminal

@Suite struct InputWaitTests {
    private let wake: Wake
    private let pseudo: PseudoTerminal

    init() throws {
        wake = try Wake()
        pseudo = try PseudoTerminal()
    }

    private var soon: Moment { .now.advanced(byMilliseconds: 20_000) }

    @Test func `nothing happened when the time is up`() throws {
        let terminal = try pseudo.terminal()
        let wait = InputWait(terminal: terminal, wake: wake)
        #expect(try wait.next(until: .now) == [])
        #expect(try wait.next(until: .now.advanced(byMilliseconds: -5)) == [])
        let deadline = Moment.now.advanced(byMilliseconds: 20)
        #expect(try wait.next(until: deadline) == [])
        #expect(Moment.now >= deadline)
        // Closed any sooner, it would be what ends the waits.
        _ = terminal.size
    }

    @Test func `a key ends the wait`() throws {
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        let wait = InputWait(terminal: terminal, wake: wake)
        try pseudo.type("x")
        #expect(try wait.next(until: soon) == .terminal)
        #expect(try terminal.read(upTo: 1) == [0x78])
        #expect(try wait.next(until: .now) == [])
    }

    @Test func `the bell ends the wait, with a terminal and without`() throws {
        let terminal = try pseudo.terminal()
        let wake = wake
        let thread = try Thread { wake.ring() }
        #expect(try InputWait(terminal: terminal, wake: wake).next() == .wake)
        #expect(try InputWait(wake: wake).next() == .wake)
        thread.join()
    }

    @Test func `both are told at once`() throws {
        var terminal = try pseudo.terminal()
        try terminal.enterRaw()
        try pseudo.type("x")
        let wait = InputWait(terminal: terminal, wake: wake)
        #expect(try wait.next(until: soon) == .terminal)
        wake.ring()
        #expect(try wait.next(until: soon) == [.terminal, .wake])
    }

    @Test func `a terminal that is gone ends the wait`() throws {
        let terminal = try pseudo.terminal()
        pseudo.hangUp()
        #expect(try InputWait(terminal: terminal, wake: wake).next(until: soon) == .terminal)
    }

    @Test func `a signal does not end the wait`() throws {
        try countInterruptions()
        let (waiting, wake, giveUp) = (pthread_self(), wake, soon)
        let thread = try Thread {
            let before = interruptions.load(ordering: .relaxed)
            while interruptions.load(ordering: .relaxed) < before + 20, Moment.now < giveUp {
                pthread_kill(waiting, SIGURG)
                sched_yield()
            }
            wake.ring()
        }
        #expect(try InputWait(wake: wake).next(until: soon) == .wake)
        thread.join()
    }

    @Test func `signals do not put off the end of the time`() throws {
        try countInterruptions()
        let waiting = pthread_self()
        let isOver = Mutex(false)
        let giveUp = soon
        let thread = try Thread {
            // At shorter intervals than the wait is long: one that began again each time would not end before these do.
            while !isOver.withLock({ $0 }), Moment.now < giveUp {
                pthread_kill(waiting, SIGURG)
                usleep(2000)
            }
        }
        #expect(try InputWait(wake: wake).next(until: .now.advanced(byMilliseconds: 50)) == [])
        #expect(Moment.now < giveUp)
        isOver.withLock { $0 = true }
        thread.join()
    }
}

private let interruptions = Atomic(0)

/// Has the calling thread count `SIGURG`, whose standard action is to do nothing, so that no other test sees it.
private func countInterruptions() throws {
    _ = interruptions.load(ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in _ = interruptions.add(1, ordering: .relaxed) }
    try #require(sigaction(SIGURG, &action, nil) == 0)
    // The threads tests run on take no signals by themselves.
    try SignalMask.unblock([SIGURG])
}
