import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Terminal {
    /// Waits until no other run in this process group, of a pipeline or a script, has taken its turn at the terminal:
    /// two that draw over each other and share the keys help nobody. The turn is over when the terminal is let go.
    ///
    /// A signal that ends the run does so at once. Other jobs are not waited for: they are in the background then, and
    /// would have to be brought to the foreground first.
    package func takeTurn() throws(SystemError) {
        let number = descriptor.number
        guard !Self.lock(number, waits: false) else { return }
        try Signals.standDown { () throws(SystemError) in _ = Self.lock(number, waits: true) }
    }

    /// The device is the same file for all, whatever terminal they have, so the byte that is locked is told by the
    /// process group. Where the system locks no devices, nobody waits.
    private static func lock(_ number: Int32, waits: Bool) -> Bool {
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = off_t(getpgrp())
        lock.l_len = 1
        let command = waits ? F_SETLKW : F_SETLK
        do {
            try systemCall("fcntl") { unsafe Int(fcntl(number, command, &lock)) }
            return true
        } catch {
            return error.code != EAGAIN && error.code != EACCES
        }
    }
}
