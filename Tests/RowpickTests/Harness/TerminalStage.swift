#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A pseudo-terminal with a ``ScreenReader`` looking at it.
final class TerminalStage: Stage {
    private let workplace: Workplace
    private let terminal: PseudoTerminal
    private let child: Child
    /// What writes the rows, where a script does.
    private var producer: Child?
    private let settings: PseudoTerminal.Settings
    private let asksForLeftProcesses: Bool
    private let isMute: Bool
    /// Sees the same bytes, and answers instead of the ``ScreenReader``.
    private let xterm: Xterm?
    /// Milliseconds that an answer takes, and those on their way.
    private let distance: Int
    private var replies: [(due: Int, bytes: [UInt8])] = []
    private var screen: ScreenReader
    private var outputEnd: Int32
    private var errorsEnd: Int32
    private var output: [UInt8] = []
    private var errors: [UInt8] = []
    private var isHungUp = false
    private(set) var hasDrawn = false
    /// Whether what the program writes is taken; it stays in the system otherwise, as far as there is room.
    var takesOutput = true
    /// What the program has written to the terminal, as far as it was taken.
    private(set) var taken: [UInt8] = []

    var lines: [String] { screen.lines }
    var cursor: (column: Int, line: Int) { (screen.cursor.column + 1, screen.cursor.line + 1) }
    var reader: ScreenReader? { screen }
    var home: Folder { workplace.home }

    /// - Parameters:
    ///   - workplace: what else has a share in it; a new one without it.
    ///   - words: what is run instead of the program, and runs it, with the terminal as its standard input.
    ///   - xterm: who answers what the program asks; the tests without it.
    init(_ session: Session, in workplace: Workplace? = nil, words: [String]? = nil, xterm: Xterm? = nil) throws {
        let workplace = try workplace ?? Workplace(for: session)
        self.workplace = workplace
        self.xterm = xterm
        asksForLeftProcesses = !session.isScript && words == nil
        isMute = session.folder.has("mute")
        distance = session.folder.lines(of: "distant").first.flatMap { Int($0) } ?? 0
        screen = ScreenReader(size: session.size.asShown, areAmbiguousWide: session.folder.has("wide"))
        screen.read(text: session.folder.bytes(of: "before") ?? [])
        let started = try Child.starting.withLock { _ in try Started(session, workplace, words) }
        terminal = started.terminal
        child = started.child
        producer = started.producer
        settings = started.settings
        outputEnd = started.output
        errorsEnd = started.errors
    }

    deinit {
        child.killAll()
        producer?.killAll()
        close(outputEnd)
        close(errorsEnd)
    }

    /// What is made while no other test makes descriptors or processes.
    private struct Started: @unchecked Sendable {
        let terminal: PseudoTerminal
        let settings: PseudoTerminal.Settings
        let child: Child
        let producer: Child?
        let output: Int32
        let errors: Int32

        init(_ session: Session, _ workplace: Workplace, _ words: [String]?) throws {
            terminal = try PseudoTerminal(size: session.size)
            settings = try terminal.settings()
            let pipes = try OutputPipes()
            defer { pipes.closeStarts() }
            let (input, producer) =
                words == nil ? try Self.input(session, workplace, errors: pipes.errorsStart) : (nil, nil)
            defer { if let input { close(input) } }
            child = try Child(
                words ?? workplace.words, in: workplace.home.path, environment: workplace.environment,
                terminal: terminal.path,
                input: input, output: pipes.outputStart, errors: pipes.errorsStart)
            self.producer = producer
            output = pipes.output
            errors = pipes.errors
        }

        private static func input(
            _ session: Session, _ workplace: Workplace, errors: Int32
        ) throws -> (descriptor: Int32?, producer: Child?) {
            guard !session.folder.has("rows.sh") else {
                let (reading, writing) = try Descriptor.pipe()
                defer { close(writing) }
                let producer = try Child(
                    ["/bin/sh", session.folder.path(of: "rows.sh")], in: workplace.home.path,
                    environment: workplace.environment, output: writing, errors: errors)
                return (reading, producer)
            }
            guard let rows = session.folder.bytes(of: "rows") else { return (nil, nil) }
            guard rows.count <= pipeCapacity else {
                let file = try SystemCallFailed.check(
                    open(session.folder.path(of: "rows"), O_RDONLY | O_CLOEXEC), "open rows")
                return (try Descriptor.moveUp(file), nil)
            }
            let (reading, writing) = try Descriptor.pipe()
            defer { close(writing) }
            try Descriptor.writeAll(rows, to: writing)
            return (reading, nil)
        }

        /// The least that a pipe holds before a write to it blocks; macOS gives 16 KiB at first.
        private static let pipeCapacity = 16384
    }

    func send(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        let deadline = Moment.now + Playback.patience
        while !rest.isEmpty && !isHungUp {
            guard Moment.now < deadline else { throw Playback.Failure("the program does not read the terminal") }
            let written = try Descriptor.write(rest, to: terminal.master)
            rest = rest.dropFirst(written)
            if written == 0 { try letTimePass(milliseconds: 5) }
        }
    }

    func resize(through sizes: [ScreenSize]) throws {
        try letTimePass(milliseconds: 0)
        for size in sizes {
            screen.resize(to: size.asShown)
            try terminal.resize(to: size)
        }
    }

    func signal(_ number: Int32) { child.signal(number) }

    func hangUp() {
        terminal.hangUp()
        isHungUp = true
    }

    func letTimePass(milliseconds: Int32) throws {
        let watched =
            [outputEnd, errorsEnd].filter { _ in !child.hasEnded() }
            + (isHungUp || !takesOutput ? [] : [terminal.master])
        Descriptor.wait(
            for: watched + (xterm.map { [$0.descriptor] } ?? []),
            milliseconds: xterm?.hasAnswered == true ? 0 : milliseconds)
        output += Descriptor.readAll(outputEnd)
        errors += Descriptor.readAll(errorsEnd)
        guard !isHungUp && takesOutput else { return }
        let drawn = terminal.read()
        taken += drawn
        hasDrawn = hasDrawn || !drawn.isEmpty
        screen.read(drawn)
        try xterm?.show(drawn)
        let answers = xterm?.takeAnswers() ?? screen.replies
        screen.replies = []
        if !answers.isEmpty && !isMute { replies.append((Moment.now + distance, answers)) }
        while let reply = replies.first, reply.due <= Moment.now {
            replies.removeFirst()
            try send(reply.bytes)
        }
    }

    func hasEnded() -> Bool { child.hasEnded() }

    /// How the terminal's settings are now, and how they were before.
    func areSettingsAsBefore() throws -> Bool { try terminal.settings() == settings }

    func turns() -> Int? { child.turns() }

    func outcome() throws -> Outcome {
        for _ in 0..<4 { try letTimePass(milliseconds: 10) }
        var leftovers = isHungUp ? [] : screen.leftovers
        leftovers += screen.problems
        if !isHungUp, try terminal.settings() != settings {
            leftovers.append("the terminal's settings are not as before")
        }
        if asksForLeftProcesses, child.hasEnded(), try hasLeftProcesses() { leftovers.append("a process was left") }
        child.killAll()
        return Outcome(
            status: child.ending?.description ?? "", output: output, errors: String(decoding: errors, as: UTF8.self),
            scrollback: screen.scrollback, lines: screen.lines, leftovers: leftovers)
    }

    /// Gives a process that is about to end half a second to do so.
    private func hasLeftProcesses() throws -> Bool {
        let deadline = Moment.now + 500
        while child.hasLeftProcesses {
            guard Moment.now < deadline else { return true }
            usleep(5000)
        }
        return false
    }
}

/// Milliseconds on a clock that only goes forward.
enum Moment {
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
    }
}
