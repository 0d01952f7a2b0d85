import RowThread
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The signals that have come, as values for the owner of the terminal to act on between two drawings.
package enum Signals {
    /// Catches every ``Signal``, and rings `wake` when one comes.
    ///
    /// What the caller of the program had ignored stays ignored (`nohup`, a shell's background job).
    package static func install(ringing wake: Wake) throws(SystemError) {
        bell.withLock { $0 = wake }
        rope.store(wake.rope, ordering: .releasing)
        _ = take()
        try passOverFailedWrites()
        for signal in Signal.allCases where signal.meaning != .nothing {
            try set(.handled(by: noteSignal), for: signal)
        }
        try SignalMask.unblock(Signal.allCases.map(\.number))
    }

    /// Keeps a write that fails from ending the run: it throws, and whoever wrote can say so.
    package static func passOverFailedWrites() throws(SystemError) {
        for signal in Signal.allCases where signal.meaning == .nothing {
            try set(.handled(by: passOverSignal), for: signal)
        }
    }

    /// Does something that may take for ever and leaves nothing to put right: meanwhile signals end the run as they end
    /// any, and so does one that has come already.
    ///
    /// A stop is one meanwhile, too, and the deed goes on after it.
    static func standDown(during deed: () throws(SystemError) -> Void) throws(SystemError) {
        let deadly = Signal.allCases.filter { $0.meaning == .die }
        let stop = try SignalAction.current(for: SIGTSTP)
        if !stop.isIgnored { try SignalAction.standard.exchange(for: SIGTSTP) }
        var actions: [SignalAction] = []
        for signal in deadly { actions.append(try set(.handled(by: endChildAndDie), for: signal)) }
        let come = pending.load(ordering: .acquiring)
        if let signal = deadly.first(where: { come & bit(of: $0.number) != 0 }) { die(by: signal) }
        let done = Result { () throws(SystemError) in try deed() }
        for (signal, action) in zip(deadly, actions) { try action.exchange(for: signal.number) }
        try stop.exchange(for: SIGTSTP)
        try done.get()
    }

    /// Has a signal that would end the process at once end the ``ChildProcess``, too; for one that is about to start.
    static func endChildOnDeath() throws(SystemError) {
        for signal in Signal.allCases where signal.meaning == .die || signal.meaning == .nothing {
            guard try SignalAction.current(for: signal.number).isStandard else { continue }
            try set(.handled(by: endChildAndDie), for: signal)
        }
    }

    /// Makes this the action, unless the signal was ignored and is not one we have to know of; returns the one before.
    @discardableResult
    private static func set(_ action: SignalAction, for signal: Signal) throws(SystemError) -> SignalAction {
        let before = try action.exchange(for: signal.number)
        if before.isIgnored, signal.meaning != .resize, signal.meaning != .takeTerminal {
            try before.exchange(for: signal.number)
        }
        return before
    }

    /// The signals since the last call, each once. To be asked after every ring.
    package static func take() -> [Signal] {
        let bits = pending.exchange(0, ordering: .acquiringAndReleasing)
        return Signal.allCases.filter { bits & bit(of: $0.number) != 0 }
    }

    /// Whether this one has come since ``take()``; it stays to be taken.
    package static func hasCome(_ signal: Signal) -> Bool {
        pending.load(ordering: .acquiring) & bit(of: signal.number) != 0
    }

    /// Whether one has come since ``take()`` that is to end the run.
    package static var hasDeadlyOneCome: Bool {
        Signal.allCases.contains { $0.meaning == .die && hasCome($0) }
    }

    /// Ends the process the way `signal` does, so that whoever waits for it sees which one it was.
    ///
    /// Nothing is put back any more: the terminal must have gone before. A ``ChildProcess`` is ended first.
    package static func die(by signal: Signal) -> Never {
        ChildProcess.endRunning()
        // Whatever refuses here, the status below says the same.
        _ = try? SignalAction.standard.exchange(for: signal.number)
        _ = try? SignalMask.unblock([signal.number])
        raise(signal.number)
        // The first process of a container does not die by signals.
        _exit(128 + signal.number)
    }

    /// Who is stopped.
    package enum Stopped: Sendable {
        /// This process alone, because the signal came to it alone.
        case process
        /// The whole job, as the terminal does on Ctrl-Z: a script that waits for us has to stop with us.
        case job
    }

    /// Stops, and returns when continued. The terminal must have been given back before.
    ///
    /// It returns at once where a stop would be for good: nobody could continue a session leader or an orphaned group.
    /// To be called by the thread that installed the handlers.
    package static func stop(_ stopped: Stopped) throws(SystemError) {
        let before = try SignalAction.standard.exchange(for: SIGTSTP)
        guard !before.isIgnored else {
            try before.exchange(for: SIGTSTP)
            return
        }
        switch stopped {
        case .process: raise(SIGTSTP)
        case .job: try systemCall("kill") { Int(kill(0, SIGTSTP)) }
        }
        try before.exchange(for: SIGTSTP)
    }
}

/// Kept so that the rope stays open; written by `install`.
private let bell = Mutex<Wake?>(nil)
/// Written by `install`, read by the handler.
private let rope = Atomic<Int32>(-1)
/// A bit for every signal that has come: set by the handler, taken by the owner.
private let pending = Atomic<UInt64>(0)

private func bit(of number: Int32) -> UInt64 {
    1 << UInt64(number - 1)
}

/// The handler: two atomic operations and a write, all that may be done at such a time.
private func noteSignal(_ number: Int32) {
    pending.bitwiseOr(bit(of: number), ordering: .releasing)
    Wake.ring(rope.load(ordering: .acquiring))
}

/// The handler where there is nothing of ours to put right but a child.
private func endChildAndDie(_ number: Int32) {
    ChildProcess.endRunningInHandler()
    // The signal is blocked until we return, and then does what it would have done without us.
    _ = try? SignalAction.standard.exchange(for: number)
    raise(number)
}

/// Not the same as ignoring: a program we start would inherit that.
private func passOverSignal(_ number: Int32) {}
