#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The tests' own terminal with `script` (of util-linux) on it, and the program on the terminal that `script` makes.
///
/// Two terminals lie one behind the other then, and every byte and size goes through a program that knows
/// nothing of pickers. Both have to be left as they were.
final class ScriptStage: StageAround {
    let inner: TerminalStage
    private let runner: Runner
    /// Whether the program was let start.
    private var isReleased = false

    init(_ session: Session, script: String) throws {
        let workplace = try Workplace(for: session)
        runner = try Runner(for: session, in: workplace)
        let recorded = runner.words.map(Self.quoted).joined(separator: " ")
        // `script` writes what it records to its standard output, which is no terminal here.
        let words = ["/bin/sh", "-c", "exec \"$0\" -qefc \"$1\" /dev/null >/dev/tty", script, recorded]
        inner = try TerminalStage(session, in: workplace, words: words)
        if !(try session.script().isTypedAhead) { try release() }
    }

    /// What is typed before the program starts has come through `script` when it is echoed.
    func send(_ bytes: [UInt8]) throws {
        guard !isReleased else { return try inner.send(bytes) }
        try runner.waitUntilReady()
        try inner.send(bytes)
        let deadline = Moment.now + Playback.patience
        while !inner.hasDrawn {
            guard Moment.now < deadline else { throw Playback.Failure("script echoed nothing") }
            try inner.letTimePass(milliseconds: 2)
        }
        try release()
    }

    private func release() throws {
        isReleased = true
        try runner.release()
    }

    func signal(_ number: Int32) throws {
        guard let process = runner.process else { throw Playback.Failure("the program has not started") }
        kill(process, number)
    }

    func turns() -> Int? { runner.process.flatMap { Child.turns(of: $0) } }

    func outcome() throws -> Outcome {
        var outcome = try inner.outcome()
        if !outcome.output.isEmpty || !outcome.errors.isEmpty {
            outcome.leftovers.append("script said: \(String(decoding: outcome.output, as: UTF8.self))\(outcome.errors)")
        }
        outcome.output = runner.output
        outcome.errors = runner.errors
        outcome.status = runner.asAsked(outcome.status)
        if !runner.areSettingsAsBefore {
            outcome.leftovers.append("the settings of script's terminal are not as before")
        }
        return outcome
    }

    /// A word as a shell reads it.
    private static func quoted(_ word: String) -> String {
        "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
