import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program that a test started, leader of its own session and process group.
final class Child {
    /// How a program ended.
    enum Ending: Equatable, CustomStringConvertible {
        case exited(Int32)
        case killed(signal: Int32)

        var description: String {
            switch self {
            case .exited(let status): "\(status)"
            case .killed(let signal): "signal \(Signal.name(of: signal))"
            }
        }
    }

    let process: pid_t
    private(set) var ending: Ending?

    /// Held while descriptors and processes are made, so that no child inherits what another one's test just opened.
    static let starting = Mutex(())

    /// Starts `words` in `folder`.
    ///
    /// - Parameters:
    ///   - terminal: where the controlling terminal is; none where `nil`.
    ///   - input: read as standard input; the terminal where `nil`, or nothing where there is none.
    init(
        _ words: [String], in folder: String, environment: [String: String], terminal: String? = nil,
        input: Int32? = nil, output: Int32, errors: Int32
    ) throws {
        var actions = Self.newActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let terminal { posix_spawn_file_actions_addopen(&actions, Self.spare, terminal, O_RDWR, 0) }
        if let input {
            posix_spawn_file_actions_adddup2(&actions, input, 0)
        } else if terminal != nil {
            posix_spawn_file_actions_adddup2(&actions, Self.spare, 0)
        } else {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, errors, 2)
        if terminal != nil { posix_spawn_file_actions_addclose(&actions, Self.spare) }

        var attributes = Self.newAttributes
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | Self.newSession
        posix_spawnattr_setflags(&attributes, Int16(flags))

        // A shell changes the folder, because posix_spawn can not everywhere.
        let arguments = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + words
        process = try Self.spawn(arguments, environment, &actions, &attributes)
    }

    deinit { killAll() }

    /// Looks whether the program has ended.
    @discardableResult
    func hasEnded() -> Bool {
        guard ending == nil else { return true }
        var status: Int32 = 0
        guard waitpid(process, &status, WNOHANG) == process else { return false }
        let signal = status & 0x7f
        ending = signal == 0 ? .exited((status >> 8) & 0xff) : .killed(signal: signal)
        return true
    }

    /// Whether any process that the program started in its group is still there.
    var hasLeftProcesses: Bool { kill(-process, 0) == 0 }

    func signal(_ number: Int32) { kill(process, number) }

    /// Ends the program and its group, for good.
    func killAll() {
        kill(-process, SIGKILL)
        guard ending == nil else { return }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 && errno == EINTR {}
        ending = .killed(signal: SIGKILL)
    }

    private static func spawn(
        _ words: [String], _ environment: [String: String], _ actions: inout Actions,
        _ attributes: inout Attributes
    ) throws -> pid_t {
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup($0.key + "=" + $0.value) } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var process: pid_t = 0
        let status = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
        guard status == 0 else { throw SystemCallFailed(call: "posix_spawn", code: status) }
        return process
    }

    /// Below what ``Descriptor/moveUp(_:)`` gives out, above the three streams.
    private static let spare: Int32 = 9

    // POSIX_SPAWN_SETSID is written out because the C library shows it only to those who define a macro first.
    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
        private static var newActions: Actions { nil }
        private static var newAttributes: Attributes { nil }
        private static let newSession: Int32 = 0x0400
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
        private static var newActions: Actions { Actions() }
        private static var newAttributes: Attributes { Attributes() }
        private static let newSession: Int32 = 0x80
    #endif
}

extension Child {
    /// Whether no process has that number, but for one that has ended and was not yet asked how.
    static func isGone(_ process: pid_t) -> Bool {
        let deadline = Moment.now + Playback.patience
        while Moment.now < deadline {
            let state = Folder(path: "/proc/\(process)").lines(of: "status").first { $0.hasPrefix("State:") }
            if kill(process, 0) != 0 || state?.contains("Z") == true { return true }
            usleep(5000)
        }
        return false
    }

    /// How often a thread of the program was given a core, as Linux counts it; `nil` elsewhere and after the end.
    func turns() -> Int? { Self.turns(of: process) }

    static func turns(of process: pid_t) -> Int? {
        let threads = Folder(path: "/proc/\(process)/task")
        let counts = threads.names.flatMap { thread in
            threads.folder(thread).lines(of: "status").filter { $0.contains("ctxt_switches:") }
        }
        guard !counts.isEmpty else { return nil }
        return counts.compactMap { $0.split(separator: "\t").last.flatMap { Int($0) } }.reduce(0, +)
    }
}
