#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A pane of a tmux server of its own: a terminal that others wrote, with rewrapping and a real past.
final class TmuxStage: Stage {
    private let session: Session
    private let workplace: Workplace
    private let tmux: String
    private let runner: Runner
    private let firstLines: [String]
    private var size: ScreenSize
    private var flags: [Int] = []
    private(set) var lines: [String] = []

    let reader: ScreenReader? = nil
    var home: Folder { workplace.home }
    var hasDrawn: Bool { lines.withoutTrailingBlanks != firstLines }
    var cursor: (column: Int, line: Int) { flags.count < 2 ? (0, 0) : (flags[0] + 1, flags[1] + 1) }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    init(_ session: Session, tmux: String) throws {
        self.session = session
        self.tmux = tmux
        workplace = try Workplace(for: session)
        runner = try Runner(for: session, in: workplace, writesPast: true, stays: true)
        size = session.size
        var past = ScreenReader(size: size)
        past.read(text: session.folder.bytes(of: "before") ?? [])
        firstLines = past.lines.withoutTrailingBlanks
        try start()
    }

    deinit {
        do {
            try run("kill-server")
        } catch {
            print("tmux: \(error)")
        }
    }

    private func start() throws {
        try workplace.root.write(settings.utf8, to: "settings")
        let size = ["-x", "\(size.columns)", "-y", "\(size.lines)"]
        try run(["new-session", "-d"] + size + ["-c", home.path, "--"] + runner.words)
        // Not among the settings: tmux 3.3 crashes when this is set before there is a window.
        try run("set-option", "-g", "window-size", "manual")
        if !(try session.script().isTypedAhead) { try runner.release() }
    }

    /// Read by the server instead of anybody's own; without a status line the pane is as high as the window.
    private var settings: String {
        """
        set-option -g status off
        set-option -g escape-time 0
        set-option -g default-terminal "\(workplace.environment["TERM"] ?? "screen")"
        """
    }

    func send(_ bytes: [UInt8]) throws {
        var words: [String] = []
        var rest = bytes[...]
        while let first = rest.first {
            let isPlain = first < 0x80
            let part = rest.prefix { ($0 < 0x80) == isPlain }
            rest = rest.dropFirst(part.count)
            if !words.isEmpty { words.append(";") }
            if isPlain {
                words += ["send-keys", "-H"] + part.map { String($0, radix: 16) }
            } else {
                guard let text = String(validating: part, as: UTF8.self) else {
                    throw Failure(description: "only text can be typed into tmux")
                }
                words += ["send-keys", "-l", text]
            }
        }
        try runner.waitUntilReady()
        try run(words)
        try runner.release()
    }

    func resize(through sizes: [ScreenSize]) throws {
        size = sizes.last ?? size
        let commands = sizes.map { ["resize-window", "-x", "\($0.columns)", "-y", "\($0.lines)"] }
        try run(Array(commands.joined(separator: [";"])))
    }

    func signal(_ number: Int32) throws {
        guard let process = runner.process else {
            throw Failure(description: "the program has not started")
        }
        kill(process, number)
    }

    func hangUp() throws { try run("kill-window") }

    func letTimePass(milliseconds: Int32) throws {
        usleep(UInt32(max(0, milliseconds)) * 1000)
        let shown = try run("capture-pane", "-p", ";", "display-message", "-p", Self.flagNames)
        lines = shown.dropLast()
        flags = shown.last.map { $0.split(separator: " ").compactMap { Int($0) } } ?? []
    }

    private static let flagNames = "#{cursor_x} #{cursor_y} #{cursor_flag} #{alternate_on} #{mouse_any_flag}"

    func hasEnded() -> Bool { runner.hasEnded }

    func turns() -> Int? { nil }

    func outcome() throws -> Outcome {
        try letTimePass(milliseconds: 20)
        var leftovers: [String] = []
        if !runner.areSettingsAsBefore {
            leftovers.append("the terminal's settings are not as before")
        }
        if flags.dropFirst(2) != [1, 0, 0] {
            leftovers.append("cursor shown, alternate screen, mouse: \(flags.dropFirst(2)), not [1, 0, 0]")
        }
        let all = try run("capture-pane", "-p", "-S", "-")
        return Outcome(
            status: runner.status, output: runner.output, errors: runner.errors,
            scrollback: all.dropLast(size.lines), lines: lines, leftovers: leftovers)
    }

    @discardableResult
    private func run(_ words: String...) throws -> [String] { try run(words) }

    /// Gives the server a command; hands back the lines it prints.
    @discardableResult
    private func run(_ words: [String]) throws -> [String] {
        let command = try Command(
            [tmux, "-S", workplace.root.path(of: "socket"), "-f", workplace.root.path(of: "settings")] + words,
            in: workplace.root,
            environment: workplace.environment)
        guard command.status == .exited(0) else {
            let errors = String(decoding: command.errors, as: UTF8.self)
            throw Failure(description: "tmux \(words.joined(separator: " ")): \(errors)")
        }
        var lines = String(decoding: command.output, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeLast()
        return lines
    }
}
