#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What there was too little of when the system refused: the same call, made again, is refused again.
package enum Shortage: Equatable, Sendable {
    /// Descriptors that one process may have.
    case ownDescriptors
    /// Descriptors of all processes together.
    case allDescriptors
    /// Processes and threads of one user.
    case threads
    case memory
}

extension SystemError {
    /// `nil` where it was refused for another reason.
    package var shortage: Shortage? {
        switch code {
        case EMFILE: .ownDescriptors
        case ENFILE: .allDescriptors
        // Of other calls it says that there is nothing yet.
        case EAGAIN where call == "pthread_create" || call.hasPrefix("posix_spawn"): .threads
        case ENOMEM: .memory
        default: nil
        }
    }
}
