#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A signal the picker has an answer to.
package enum Signal: CaseIterable, Sendable {
    case windowChange
    case proceed
    case urgent
    case stop
    case interrupt
    case hangUp
    case terminate
    case quit
    case alarm
    case userOne
    case userTwo
    case virtualAlarm
    case profile
    case processorLimit
    case brokenPipe
    case fileSizeLimit

    /// What the owner does about it.
    package enum Meaning: Sendable {
        /// Read the size again.
        case resize
        /// Take the terminal again, as after a stop.
        case takeTerminal
        /// Give the terminal back, and stop.
        case stop
        /// Let another run have the terminal first.
        case giveWay
        /// Give the terminal back, and die by this signal.
        case die
        /// Nothing: the write it is about fails, and says so.
        case nothing
    }

    /// What this signal asks of the owner.
    package var meaning: Meaning {
        switch self {
        case .windowChange: .resize
        case .proceed: .takeTerminal
        case .stop: .stop
        // Nobody minds it who does not know of it: it is ignored where it is not caught.
        case .urgent: .giveWay
        case .interrupt, .hangUp, .terminate, .quit: .die
        // Nobody has a reason to send these, but the standard action would leave the terminal as it is drawn.
        case .alarm, .userOne, .userTwo, .virtualAlarm, .profile, .processorLimit: .die
        case .brokenPipe, .fileSizeLimit: .nothing
        }
    }

    /// The system's number for it. A shell shows 128 more as the status.
    package var number: Int32 {
        switch self {
        case .windowChange: SIGWINCH
        case .proceed: SIGCONT
        case .urgent: SIGURG
        case .stop: SIGTSTP
        case .interrupt: SIGINT
        case .hangUp: SIGHUP
        case .terminate: SIGTERM
        case .quit: SIGQUIT
        case .alarm: SIGALRM
        case .userOne: SIGUSR1
        case .userTwo: SIGUSR2
        case .virtualAlarm: SIGVTALRM
        case .profile: SIGPROF
        case .processorLimit: SIGXCPU
        case .brokenPipe: SIGPIPE
        case .fileSizeLimit: SIGXFSZ
        }
    }
}
