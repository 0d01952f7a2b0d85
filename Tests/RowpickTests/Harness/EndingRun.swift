#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A run of the program on a terminal, to be ended in some way and looked at afterwards.
final class EndingRun {
    let terminal: PseudoTerminal
    private let workplace: Workplace
    private let child: Child
    private let found: PseudoTerminal.Settings
    private var screen: ScreenReader
    private var outputEnd: Int32
    private let errorsEnd: Int32
    private var isHungUp = false
    /// Where rows are written, if they are while it runs.
    private let rowsStart: Int32?
    /// How many bytes it has written to the terminal.
    private(set) var drawn = 0

    /// - Parameters:
    ///   - isJob: whether a shell with job control starts it, which leaves a file `stopped` when it stops, and continues it
    ///     when there is a file `continue`.
    ///   - isFed: whether rows come by ``feed(_:)``.
    ///   - earlier: a run on the same terminal, which has ended.
    init(_ options: [String], isJob: Bool = false, isFed: Bool = false, after earlier: EndingRun? = nil) throws {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        try folder.write(options.map { $0 + "\n" }.joined().utf8, to: "options")
        // The language's runtime would live on where a fault is only sent before the program has begun.
        try folder.write("SWIFT_BACKTRACE=enable=no\n".utf8, to: "environment")
        let workplace = try Workplace(for: Session(folder: folder))
        self.workplace = workplace
        try workplace.home.write("1\tone\n2\ttwo\n".utf8, to: "rows")
        try workplace.home.write(Self.shellScript.utf8, to: "job")
        screen = earlier?.screen ?? ScreenReader(size: ScreenSize(columns: 60, lines: 12))
        let words = isJob ? ["/bin/sh", workplace.home.path(of: "job")] + workplace.words : workplace.words
        let started = try Child.starting.withLock { _ in
            try Started(words, workplace, isFed: isFed, on: earlier?.terminal)
        }
        terminal = started.terminal
        found = earlier?.found ?? started.found
        child = started.child
        outputEnd = started.output
        errorsEnd = started.errors
        rowsStart = started.rowsStart
    }

    deinit {
        child.killAll()
        if outputEnd >= 0 { close(outputEnd) }
        close(errorsEnd)
        if let rowsStart { close(rowsStart) }
    }

    private static let shellScript = """
        exec 2>/dev/null
        set -m
        sh -c 'echo $$ >process.new; mv process.new process; exec "$@" <rows' sh "$@"
        status=$?
        while case $(kill -l $status) in *STOP | *TSTP | *TTIN | *TTOU) true ;; *) false ;; esac; do
            : >stopped
            while [ ! -e continue ]; do sleep 0.01; done
            rm stopped continue
            fg >/dev/null
            status=$?
        done
        """

    private struct Started: @unchecked Sendable {
        let terminal: PseudoTerminal
        let found: PseudoTerminal.Settings
        let child: Child
        let output: Int32
        let errors: Int32
        let rowsStart: Int32?

        init(_ words: [String], _ workplace: Workplace, isFed: Bool, on terminal: PseudoTerminal?) throws {
            self.terminal = try terminal ?? PseudoTerminal(size: ScreenSize(columns: 60, lines: 12))
            found = try self.terminal.settings()
            let pipes = try OutputPipes()
            defer { pipes.closeStarts() }
            let rows: Int32
            (rows, rowsStart) = try isFed ? Descriptor.pipe() : Self.file(workplace.home.path(of: "rows"))
            defer { close(rows) }
            child = try Child(
                words, in: workplace.home.path, environment: workplace.environment, terminal: self.terminal.path,
                input: rows, output: pipes.outputStart, errors: pipes.errorsStart)
            output = pipes.output
            errors = pipes.errors
        }

        private static func file(_ path: String) throws -> (reading: Int32, writing: Int32?) {
            (try Descriptor.moveUp(SystemCallFailed.check(open(path, O_RDONLY | O_CLOEXEC), "open \(path)")), nil)
        }
    }

    var hasEnded: Bool { child.hasEnded() }

    /// The number of what was started, the program where there is no shell.
    var number: pid_t { child.process }

    var ending: Child.Ending? { child.ending }

    /// Whether the shell says so.
    var isStopped: Bool { workplace.home.has("stopped") }

    /// The number of the program where a shell started it; `nil` until it has.
    var process: pid_t? { workplace.home.lines(of: "process").first.flatMap { pid_t($0) } }

    func send(_ keys: String) throws {
        _ = try Descriptor.write(Array(keys.utf8)[...], to: terminal.master)
    }

    func feed(_ rows: String) throws {
        guard let rowsStart else { return }
        try Descriptor.writeAll(Array(rows.utf8), to: rowsStart)
    }

    func resize(to size: ScreenSize) throws {
        screen.resize(to: size)
        try terminal.resize(to: size)
    }

    func signal(_ number: Int32) { kill(process ?? child.process, number) }

    func proceed() throws { try workplace.home.write([], to: "continue") }

    func hangUp() {
        terminal.hangUp()
        isHungUp = true
    }

    func closeOutput() {
        close(outputEnd)
        outputEnd = -1
    }

    /// Whether something becomes so in so many milliseconds.
    func wait(_ milliseconds: Int = Playback.patience, until condition: () -> Bool) throws -> Bool {
        let deadline = Moment.now + milliseconds
        while !condition() {
            guard Moment.now < deadline else { return false }
            try letTimePass(min(2, deadline - Moment.now))
        }
        return true
    }

    func letTimePass(_ milliseconds: Int) throws {
        Descriptor.wait(for: isHungUp ? [] : [terminal.master], milliseconds: Int32(milliseconds))
        if outputEnd >= 0 { _ = Descriptor.readAll(outputEnd) }
        _ = Descriptor.readAll(errorsEnd)
        guard !isHungUp else { return }
        let written = terminal.read()
        drawn += written.count
        screen.read(written)
        let replies = screen.replies
        screen.replies = []
        _ = try Descriptor.write(replies[...], to: terminal.master)
    }

    /// What is not as a terminal has it that nobody uses.
    func leftovers() throws -> [String] {
        guard !isHungUp else { return [] }
        for _ in 0..<3 { try letTimePass(2) }
        let isChanged = try terminal.settings() != found
        return screen.leftovers + screen.problems + (isChanged ? ["the terminal's settings are not as before"] : [])
    }
}
