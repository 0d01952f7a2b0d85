#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Signals by the names that session files use.
enum Signal {
    private static let numbers: [String: Int32] = [
        "HUP": SIGHUP, "INT": SIGINT, "QUIT": SIGQUIT, "ILL": SIGILL, "TRAP": SIGTRAP, "ABRT": SIGABRT, "BUS": SIGBUS,
        "FPE": SIGFPE, "KILL": SIGKILL, "USR1": SIGUSR1, "SEGV": SIGSEGV, "USR2": SIGUSR2, "PIPE": SIGPIPE,
        "ALRM": SIGALRM, "TERM": SIGTERM, "CONT": SIGCONT, "STOP": SIGSTOP, "TSTP": SIGTSTP, "WINCH": SIGWINCH,
    ]

    static func number(of name: String) -> Int32? { numbers[name] }

    static func name(of number: Int32) -> String {
        numbers.first { $0.value == number }?.key ?? "\(number)"
    }
}
