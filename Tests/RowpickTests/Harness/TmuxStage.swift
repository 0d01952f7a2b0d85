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
    /// Where the runner leaves what came of the program.
    private let results: Folder
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
        results = try workplace.root.makeFolder("results")
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
        try results.write(Self.runner.utf8, to: "runner")
        try results.write(session.folder.bytes(of: "before") ?? [], to: "before")
        var input = "/dev/tty"
        if session.folder.has("rows") { input = session.folder.path(of: "rows") }
        if session.folder.has("rows.sh") { input = "|" + session.folder.path(of: "rows.sh") }
        try results.write(settings.utf8, to: "settings")
        let program = [
            "/bin/sh", results.path(of: "runner"), results.path, input,
        ]
        let size = ["-x", "\(size.columns)", "-y", "\(size.lines)"]
        try run(["new-session", "-d"] + size + ["-c", home.path, "--"] + program + workplace.words)
        // Not among the settings: tmux 3.3 crashes when this is set before there is a window.
        try run("set-option", "-g", "window-size", "manual")
    }

    /// Read by the server instead of anybody's own; without a status line the pane is as high as the window.
    private var settings: String {
        """
        set-option -g status off
        set-option -g escape-time 0
        set-option -g default-terminal "\(workplace.environment["TERM"] ?? "screen")"
        """
    }

    /// Runs the program between two looks at the terminal's settings, then stays so that the screen can be seen.
    private static let runner = """
        results=$1 input=$2; shift 2
        stty -g >"$results/settings.before"
        cat "$results/before"
        run() {
            sh -c 'echo $$ >"$0/process"; exec "$@" >"$0/output" 2>"$0/errors"' "$results" "$@" 2>/dev/null
        }
        case $input in
        '|'*) mkfifo "$results/rows"; sh "${input#|}" >"$results/rows" & run "$@" <"$results/rows" ;;
        *) run "$@" <"$input" ;;
        esac
        status=$?
        stty -g >"$results/settings.after"
        echo $status >"$results/status.new"
        mv "$results/status.new" "$results/status"
        exec sleep 60
        """

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
        try run(words)
    }

    func resize(through sizes: [ScreenSize]) throws {
        size = sizes.last ?? size
        let commands = sizes.map { ["resize-window", "-x", "\($0.columns)", "-y", "\($0.lines)"] }
        try run(Array(commands.joined(separator: [";"])))
    }

    func signal(_ number: Int32) throws {
        guard let process = results.lines(of: "process").first.flatMap({ pid_t($0) }) else {
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

    func hasEnded() -> Bool { results.has("status") }

    func turns() -> Int? { nil }

    func outcome() throws -> Outcome {
        try letTimePass(milliseconds: 20)
        var leftovers: [String] = []
        if results.text(of: "settings.before") != results.text(of: "settings.after") {
            leftovers.append("the terminal's settings are not as before")
        }
        if flags.dropFirst(2) != [1, 0, 0] {
            leftovers.append("cursor shown, alternate screen, mouse: \(flags.dropFirst(2)), not [1, 0, 0]")
        }
        let all = try run("capture-pane", "-p", "-S", "-")
        return Outcome(
            status: status, output: results.bytes(of: "output") ?? [], errors: results.text(of: "errors") ?? "",
            scrollback: all.dropLast(size.lines), lines: lines, leftovers: leftovers)
    }

    /// What the shell says, which does not tell a signal from a large status: read as the session asks for it.
    private var status: String {
        let said = results.lines(of: "status").first ?? ""
        let wanted = session.folder.lines(of: "status").first ?? ""
        guard wanted.hasPrefix("signal "), let number = Signal.number(of: String(wanted.dropFirst(7))) else {
            return said
        }
        return said == "\(128 + number)" ? wanted : said
    }

    @discardableResult
    private func run(_ words: String...) throws -> [String] { try run(words) }

    /// Gives the server a command; hands back the lines it prints.
    @discardableResult
    private func run(_ words: [String]) throws -> [String] {
        let command = try Command(
            [tmux, "-S", workplace.root.path(of: "socket"), "-f", results.path(of: "settings")] + words,
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
