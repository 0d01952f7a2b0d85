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
        for signal in Signal.allCases {
            let action = SignalAction.handled(by: signal.meaning == .nothing ? passOverSignal : noteSignal)
            let before = try action.exchange(for: signal.number)
            if before.isIgnored, signal.meaning != .resize, signal.meaning != .takeTerminal {
                try before.exchange(for: signal.number)
            }
        }
        try SignalMask.unblock(Signal.allCases.map(\.number))
    }

    /// The signals since the last call, each once. To be asked after every ring.
    package static func take() -> [Signal] {
        let bits = pending.exchange(0, ordering: .acquiringAndReleasing)
        return Signal.allCases.filter { bits & bit(of: $0.number) != 0 }
    }

    /// Ends the process the way `signal` does, so that whoever waits for it sees which one it was.
    ///
    /// Nothing is put back any more: the terminal must have gone before.
    package static func die(by signal: Signal) -> Never {
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

/// Not the same as ignoring: a program we start would inherit that.
private func passOverSignal(_ number: Int32) {}
