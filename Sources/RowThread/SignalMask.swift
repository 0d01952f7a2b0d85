#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The signals a thread does not take for now.
package struct SignalMask {
    private var blocked: sigset_t

    /// All but those a thread's own fault raises, which cannot be put off, and those that stop a background job at the
    /// terminal: with these blocked, a read there would fail where it should wait.
    static var quiet: SignalMask {
        var blocked = sigset_t()
        // Neither call can fail for a set of ours and a signal that exists.
        unsafe sigfillset(&blocked)
        for signal in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGTTIN, SIGTTOU] {
            unsafe sigdelset(&blocked, signal)
        }
        return SignalMask(blocked: blocked)
    }

    /// Has the calling thread take these signals, whatever it was started with.
    package static func unblock(_ signals: [Int32]) throws(SystemError) {
        var taken = sigset_t()
        // Neither call can fail for a set of ours and signals that exist.
        unsafe sigemptyset(&taken)
        for signal in signals { unsafe sigaddset(&taken, signal) }
        try threadCall("pthread_sigmask") { unsafe pthread_sigmask(SIG_UNBLOCK, &taken, nil) }
    }

    /// Makes this the mask of the calling thread; returns the one before.
    func exchange() throws(SystemError) -> SignalMask {
        var now = blocked
        var before = sigset_t()
        try threadCall("pthread_sigmask") { unsafe pthread_sigmask(SIG_SETMASK, &now, &before) }
        return SignalMask(blocked: before)
    }

    /// Makes this the mask of the calling thread again.
    func restore() {
        var now = blocked
        let code = unsafe pthread_sigmask(SIG_SETMASK, &now, nil)
        precondition(code == 0, "a mask the system gave is one it takes")
    }
}
