#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A small shell script that runs a session's program where the tests do not start it themselves: inside another
/// program that holds the terminal. It leaves in files what came of it, and waits to be released before it starts.
struct Runner {
    /// Where the script lies and leaves its results.
    private let results: Folder
    private let session: Session
    /// What starts it.
    let words: [String]

    /// - Parameters:
    ///   - writesPast: whether it writes to the terminal, first, what stands there already.
    ///   - stays: whether it stays afterwards, so that the screen can be looked at.
    init(for session: Session, in workplace: Workplace, writesPast: Bool = false, stays: Bool = false) throws {
        self.session = session
        results = try workplace.root.makeFolder("results")
        var steps = [Self.start, Self.end]
        if writesPast { steps.insert(#"cat "$results/before""#, at: 0) }
        steps.append(stays ? "exec sleep 60" : "exit $status")
        try results.write(([Self.opening] + steps).map { $0 + "\n" }.joined().utf8, to: "runner")
        try results.write(session.folder.bytes(of: "before") ?? [], to: "before")
        var input = "/dev/tty"
        if session.folder.has("rows") { input = session.folder.path(of: "rows") }
        if session.folder.has("rows.sh") { input = "|" + session.folder.path(of: "rows.sh") }
        words =
            ["/bin/sh", results.path(of: "runner"), results.path, input] + Self.terminalName(in: workplace)
            + workplace.words
    }

    /// Says the terminal's name as the session has it, whatever who holds the terminal says.
    private static func terminalName(in workplace: Workplace) -> [String] {
        ["/usr/bin/env"] + (workplace.environment["TERM"].map { ["TERM=" + $0] } ?? ["-u", "TERM"])
    }

    /// What the keyboard sends to all is for the program, whose end the shell outlives.
    private static let opening = """
        results=$1 input=$2; shift 2
        trap : INT QUIT
        run() {
            sh -c 'echo $$ >"$0/process"; exec "$@" >"$0/output" 2>"$0/errors"' "$results" "$@" 2>/dev/null
        }
        """

    private static let start = """
        : >"$results/ready"
        until [ -e "$results/released" ]; do sleep 0.01; done
        stty -g >"$results/settings.before"
        case $input in
        '|'*) mkfifo "$results/rows"; sh "${input#|}" >"$results/rows" & run "$@" <"$results/rows" ;;
        *) run "$@" <"$input" ;;
        esac
        status=$?
        """

    private static let end = """
        stty -g >"$results/settings.after"
        echo $status >"$results/status.new"
        mv "$results/status.new" "$results/status"
        """

    /// Waits until it only waits to be released.
    func waitUntilReady() throws {
        let deadline = Moment.now + Playback.patience
        while !results.has("ready") {
            guard Moment.now < deadline else { throw Playback.Failure("nothing came to the program's start") }
            usleep(2000)
        }
    }

    /// Lets the program start.
    func release() throws { try results.write([], to: "released") }

    /// The number of the program, once it has started.
    var process: pid_t? { results.lines(of: "process").first.flatMap { pid_t($0) } }

    var hasEnded: Bool { results.has("status") }

    var output: [UInt8] { results.bytes(of: "output") ?? [] }

    var errors: String { results.text(of: "errors") ?? "" }

    /// Whether the settings of the terminal that the program saw are as before.
    var areSettingsAsBefore: Bool { results.text(of: "settings.before") == results.text(of: "settings.after") }

    /// How the program ended, as the shell says it.
    var status: String { asAsked(results.lines(of: "status").first ?? "") }

    /// A status of a shell, which does not tell a signal from a large status: read as the session asks for it.
    func asAsked(_ said: String) -> String {
        let wanted = session.folder.lines(of: "status").first ?? ""
        guard wanted.hasPrefix("signal "), let number = Signal.number(of: String(wanted.dropFirst(7))) else {
            return said
        }
        return said == "\(128 + number)" ? wanted : said
    }
}
