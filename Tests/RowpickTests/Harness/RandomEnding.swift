import TestSupport

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One way in which a run may end, and when.
struct RandomEnding: CustomStringConvertible {
    enum Way {
        case keys(String)
        case signal(Int32)
        /// The terminal is closed.
        case hangUp
        /// Nobody reads what is picked.
        case outputGone
        /// It is stopped by a signal, or by the key where that is `nil`, continued, and cancelled.
        case stop(Int32?)
        /// By what nobody can catch, and the next run is to put the terminal right.
        case kill(isStopped: Bool)
    }

    let way: Way
    let milliseconds: Int
    let options: [String]

    init(using random: inout SeededGenerator) {
        way = Self.ways[random.below(Self.ways.count)]
        milliseconds = random.below([1, 5, 20, 60, 150][random.below(5)])
        options = [[], ["--full"], ["--height", "5"], ["--multi"], ["--no-mouse"]][random.below(5)]
    }

    var description: String { "\(way) after \(milliseconds) ms, \(options)" }

    /// Whether it takes a shell that knows of jobs.
    var isStop: Bool {
        if case .stop = way { true } else { false }
    }

    private static let ways: [Way] =
        [
            .keys("\r"), .keys("\u{1b}"), .keys("\u{3}"), .keys("\u{7}"), .hangUp, .outputGone, .stop(nil),
            .stop(SIGTSTP), .stop(SIGSTOP), .kill(isStopped: false), .kill(isStopped: true),
        ] + deadly.map(Way.signal)

    private static let deadly = [
        SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2, SIGALRM, SIGTERM,
        SIGXCPU, SIGVTALRM, SIGPROF, SIGSYS, SIGIO,
    ]
}
