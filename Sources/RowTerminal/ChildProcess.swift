import RowThread
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program that runs beside us, and whose output we read.
///
/// It has a process group of its own, so that what the terminal sends to ours is not for it, and nothing to read. There
/// is one at most at a time, and it does not outlive us: who ends the process ends it too, by ``endRunning()``.
package final class ChildProcess: Sendable {
    /// How it ended.
    package enum End: Equatable, Sendable {
        case exited(status: Int32)
        case killed(signal: Int32)
    }

    /// What it writes to its standard output.
    package let output: InputSource
    /// The number of the process, and of its group.
    let number: pid_t
    private let errors: FirstWords
    private let state = Condition(State())
    /// Rung once, when it is dead.
    private let deathBell: Wake

    /// Written by the watching thread and by whoever waits for it or ends it, each under the lock.
    private struct State {
        var stage = Stage.alive
        var isLetGo = false
    }

    private enum Stage {
        case alive
        /// Ended and not waited for, so that nobody else can have its number.
        case dead
        case gone(End)
    }

    /// Starts it.
    ///
    /// - Parameters:
    ///   - words: the path of the program, and its arguments.
    ///   - name: what errors of reading call it.
    /// - Throws: what one of the calls refuses. A program that is not there is no matter of this one where a shell is
    ///   asked to run it: the shell then ends with status 127.
    package init(_ words: [[UInt8]], name: [UInt8]) throws(SystemError) {
        let (outputEnd, outputStart) = try openPipe()
        let ours = Descriptor(owning: outputEnd)
        let theirs = Descriptor(owning: outputStart)
        let (errorsEnd, errorsStart) = try openPipe()
        let ourErrors = Descriptor(owning: errorsEnd)
        let theirErrors = Descriptor(owning: errorsStart)
        output = try InputSource(path: name, ours)
        errors = try FirstWords(of: ourErrors, name: name)
        deathBell = try Wake()
        // A parent that has it ignored would leave us no status to wait for.
        try SignalAction.standard.exchange(for: SIGCHLD)
        try Signals.endChildOnDeath()
        number = try spawn(words, output: theirs.number, errors: theirErrors.number)
        runningGroup.store(number, ordering: .releasing)
        running.withLock { $0 = self }
        _ = try Thread { [number, state, deathBell] in
            waitForDeath(of: number)
            state.change { $0.stage = .dead }
            deathBell.ring()
        }
    }

    /// What it has written to its standard error: the first line that is not blank, as far as it is worth telling.
    package var firstErrorLine: [UInt8] { errors.line }

    /// Waits until it has ended, and says how; nil where it is let go before that. To be called when its output has
    /// ended, for until then a part of it may still be at work.
    package func awaitEnd() -> End? {
        state.wait { state in
            switch state.stage {
            case _ where state.isLetGo: .some(nil)
            case .alive: nil
            case .dead, .gone: .some(bury(&state))
            }
        }
    }

    /// Asks it and all it has started to end; returns at once. A second time it does nothing.
    package func letGo() {
        state.change { state in
            guard !state.isLetGo else { return }
            state.isLetGo = true
            tell(SIGTERM, state)
            // One that is stopped would hear of it when somebody continues it.
            tell(SIGCONT, state)
        }
    }

    /// Ends it and all it has started, if it has not ended by itself: asked first, then killed.
    func end() {
        letGo()
        awaitDeath()
        state.change { tell(SIGKILL, $0) }
        awaitDeath()
        state.change { state in
            if case .dead = state.stage { _ = bury(&state) }
        }
    }

    /// Ends the one that runs, if one does; for whoever ends the process.
    static func endRunning() {
        running.withLock { $0 }?.end()
    }

    /// A tenth of a second at most: time to take temporary files away, and not enough to be waited for.
    private func awaitDeath() {
        let deadline = Moment.now.advanced(byMilliseconds: 100)
        // Where it cannot be waited for, there is no time to be given.
        _ = try? waitToRead(deathBell.descriptor, -1, until: deadline)
    }

    /// Sends a signal to its group, unless its number may be another's by now.
    private func tell(_ signal: Int32, _ state: State) {
        if case .gone = state.stage { return }
        // It fails where all of the group are dead, which is what is wanted.
        kill(-number, signal)
    }

    /// Takes a dead one's status, after which its number is free.
    private func bury(_ state: inout State) -> End {
        if case .gone(let end) = state.stage { return end }
        runningGroup.store(0, ordering: .releasing)
        let end = status(of: number)
        state.stage = .gone(end)
        return end
    }
}

extension ChildProcess {
    /// To be called from a signal handler that is about to end the process.
    static func endRunningInHandler() {
        let group = runningGroup.load(ordering: .acquiring)
        guard group > 0 else { return }
        kill(-group, SIGTERM)
        kill(-group, SIGCONT)
    }
}

/// Written by whoever starts one; read at the end of the process.
private let running = Mutex<ChildProcess?>(nil)
/// The group of the one that runs, 0 for none: written with its stage, read by a signal handler too.
private let runningGroup = Atomic<pid_t>(0)

/// Waits until a child has ended, and leaves its status where it is.
private func waitForDeath(of number: pid_t) {
    var information = unsafe siginfo_t()
    // It fails only for a number that is no child of ours.
    _ = try? systemCall("waitid") { unsafe Int(waitid(P_PID, id_t(number), &information, WEXITED | WNOWAIT)) }
}

/// Takes the status of a child that has ended.
private func status(of number: pid_t) -> ChildProcess.End {
    var status: Int32 = 0
    // It fails only for a number that is no child of ours.
    _ = try? systemCall("waitpid") { unsafe Int(waitpid(number, &status, 0)) }
    // The C macros are out of Swift's reach: the low bits are the signal, and the next eight what `exit` was told.
    let signal = status & 0x7F
    return signal == 0 ? .exited(status: status >> 8 & 0xFF) : .killed(signal: signal)
}
