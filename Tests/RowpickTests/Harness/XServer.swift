#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A screen for windows that nobody sees: an Xvfb of the tests' own, which ends with them.
final class XServer: @unchecked Sendable {
    /// One for all tests; started when the first one wants it. Nothing of it changes afterwards.
    static let shared = Result { try XServer() }

    /// What a window's program is told: `:3`.
    let display: String
    private let shell: Child
    /// The shell's standard input. The system closes it when the tests have ended, in whatever way.
    private let lifeline: Int32

    private init() throws {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        (shell, lifeline) = try Child.starting.withLock { _ in try Self.start(in: folder) }
        let deadline = Moment.now + Playback.patience
        while !folder.has("display") {
            guard Moment.now < deadline else { throw Playback.Failure("Xvfb did not start") }
            usleep(5000)
        }
        display = ":" + (folder.lines(of: "display").first ?? "")
    }

    deinit { close(lifeline) }

    private static func start(in folder: Folder) throws -> sending (Child, Int32) {
        let (input, lifeline) = try Descriptor.pipe()
        defer { close(input) }
        let silence = try Descriptor.moveUp(SystemCallFailed.check(open("/dev/null", O_WRONLY | O_CLOEXEC), "open"))
        defer { close(silence) }
        let words = ["/bin/sh", "-c", script, Program.xvfb ?? "Xvfb"]
        let environment = ["PATH": Program.variable("PATH") ?? "/usr/bin:/bin"]
        let shell = try Child(
            words, in: folder.path, environment: environment, input: input, output: silence, errors: silence)
        return (shell, lifeline)
    }

    /// Room for 500 lines of the built-in font, which is 13 dots high, and as many columns, 6 dots wide.
    private static let script = """
        "$0" -displayfd 3 -noreset -nolisten tcp -screen 0 4096x8192x8 3>display.new </dev/null &
        while [ ! -s display.new ] && kill -0 $!; do sleep 0.01; done
        mv display.new display
        read -r end
        kill $!
        """
}
