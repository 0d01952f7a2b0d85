import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Starts a program in a session of its own, with nothing to read, and with all signals as if nobody had ever changed
/// what they do. So it leads a process group, and has no terminal: who asks for one there is told that there is none,
/// and not stopped for wanting ours. It has our environment, and of our descriptors only those that every child has.
///
/// - Parameters:
///   - words: the path of the program, and its arguments.
///   - output: becomes its standard output.
///   - errors: becomes its standard error.
func spawn(_ words: [[UInt8]], output: Int32, errors: Int32) throws(SystemError) -> pid_t {
    var actions = try FileActions()
    try actions.arrange(output: output, errors: errors)
    var attributes = try SpawnAttributes()
    try attributes.setOwnSessionAndSignals()
    // The copies live until the call is over.
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { word in
        unsafe strdup(word.map(CChar.init(bitPattern:)) + [0])
    }
    defer { unsafe arguments.forEach { unsafe free($0) } }
    unsafe arguments.append(nil)
    var number = pid_t()
    guard let program = unsafe arguments[0] else { throw SystemError(call: "strdup", code: ENOMEM) }
    try threadCall("posix_spawn") {
        unsafe posix_spawn(
            &number, program, &actions.actions, &attributes.attributes, &arguments, Environment.entries)
    }
    return number
}

/// `POSIX_SPAWN_SETSID`, which the C libraries of Linux show to GNU programs only.
#if canImport(Darwin)
    private let ownSession = Int16(POSIX_SPAWN_SETSID)
#else
    private let ownSession: Int16 = 0x80
#endif

/// What becomes of the descriptors of the child.
@safe private struct FileActions: ~Copyable {
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = unsafe posix_spawn_file_actions_t()
    #endif

    init() throws(SystemError) {
        try threadCall("posix_spawn_file_actions_init") { unsafe posix_spawn_file_actions_init(&actions) }
    }

    deinit {
        var actions = unsafe actions
        unsafe posix_spawn_file_actions_destroy(&actions)
    }

    mutating func arrange(output: Int32, errors: Int32) throws(SystemError) {
        try threadCall("posix_spawn_file_actions_addopen") {
            unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        }
        for (ours, theirs): (Int32, Int32) in [(output, 1), (errors, 2)] {
            try threadCall("posix_spawn_file_actions_adddup2") {
                unsafe posix_spawn_file_actions_adddup2(&actions, ours, theirs)
            }
        }
    }
}

/// What is set of the child before it is another program.
@safe private struct SpawnAttributes: ~Copyable {
    #if canImport(Darwin)
        var attributes: posix_spawnattr_t?
    #else
        var attributes = posix_spawnattr_t()
    #endif

    init() throws(SystemError) {
        try threadCall("posix_spawnattr_init") { unsafe posix_spawnattr_init(&attributes) }
    }

    deinit {
        var attributes = attributes
        unsafe posix_spawnattr_destroy(&attributes)
    }

    mutating func setOwnSessionAndSignals() throws(SystemError) {
        let flags = ownSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
        try threadCall("posix_spawnattr_setflags") { unsafe posix_spawnattr_setflags(&attributes, flags) }
        var none = sigset_t()
        var ours = sigset_t()
        // These calls cannot fail for sets of ours and signals that exist.
        unsafe sigemptyset(&none)
        unsafe sigemptyset(&ours)
        for number in Signal.allCases.map(\.number) + [SIGCHLD, SIGTTIN, SIGTTOU] { unsafe sigaddset(&ours, number) }
        try threadCall("posix_spawnattr_setsigmask") { unsafe posix_spawnattr_setsigmask(&attributes, &none) }
        // Those that are caught are as they were by themselves; those that were ignored would stay so.
        try threadCall("posix_spawnattr_setsigdefault") { unsafe posix_spawnattr_setsigdefault(&attributes, &ours) }
    }
}
