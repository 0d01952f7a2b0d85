import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Terminal {
    /// Stops the process, as every first access to the terminal does, until its group is in the foreground.
    ///
    /// Nothing of the terminal is ours until then, so a signal that ends the run does so at once.
    ///
    /// - Throws: `EIO` where nobody could bring it there: the group is orphaned, or has `SIGTTOU` ignored.
    package func waitForForeground() throws(SystemError) {
        guard !isForeground else { return }
        let number = descriptor.number
        // Waiting for the output to be sent is an access that changes nothing, and the modes must not be read before
        // we are in the foreground: until then they are the shell's own.
        try Signals.standDown { () throws(SystemError) in try systemCall("tcdrain") { Int(tcdrain(number)) } }
        guard isForeground else { throw SystemError(call: "tcdrain", code: EIO) }
    }

    /// Whether the terminal is ours to use. So is every terminal that is not our controlling one.
    var isForeground: Bool { isInForeground(descriptor.number) }
}

/// Whether a terminal is ours to use; may be asked in a signal handler.
func isInForeground(_ terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group == -1 || group == getpgrp()
}
