#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folders and the environment that one run has to itself.
final class Workplace {
    struct NoProgram: Error, CustomStringConvertible {
        let description = "rowpick was not built beside the tests"
    }

    let root: Folder
    /// Where the program runs.
    let home: Folder
    let environment: [String: String]
    /// What is run: the program with its options, or the session's script.
    let words: [String]

    init(for session: Session) throws {
        guard let program = Program.rowpick else { throw NoProgram() }
        root = try Folder.temporary()
        home = try root.makeFolder("home")
        let programs = try root.makeFolder("bin")
        try programs.link("rowpick", to: program)
        try programs.link("fzf", to: program)
        let copied = session.folder.folder("home")
        for name in copied.names { try home.write(copied.bytes(of: name) ?? [], to: name) }
        environment = Self.environment(of: session, home: home, programs: programs)
        words =
            session.isScript
            ? ["/bin/sh", session.folder.path(of: "script")] : [programs.path(of: "rowpick")] + session.options
    }

    deinit { root.remove() }

    private static func environment(of session: Session, home: Folder, programs: Folder) -> [String: String] {
        var environment = [
            "HOME": home.path, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "NO_MOTION": "1",
            "PATH": programs.path + ":" + (Program.variable("PATH") ?? "/usr/bin:/bin"),
        ]
        // A program built with a sanitizer is told by these what to leave alone.
        for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
            environment[name] = Program.variable(name)
        }
        for line in session.folder.lines(of: "environment") where !line.isEmpty {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if line.hasPrefix("-") {
                environment[String(line.dropFirst())] = nil
            } else if parts.count == 2 {
                environment[parts[0]] = parts[1]
            }
        }
        return environment
    }
}
