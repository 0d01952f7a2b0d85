import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the process does when a signal comes: its `sigaction`.
struct SignalAction {
    /// Takes the signal's number, what is known of it, and the state of the thread that it interrupts.
    typealias InformedHandler =
        @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

    private var action = sigaction()

    /// What the system does by itself.
    static var standard: SignalAction {
        var standard = SignalAction()
        standard.handler = SIG_DFL
        return standard
    }

    /// Runs `handler`, with no other signal in between.
    ///
    /// Calls that a signal interrupts go on by themselves (`SA_RESTART`), all but waits.
    static func handled(by handler: @escaping @convention(c) (Int32) -> Void, flags: Int32 = SA_RESTART) -> SignalAction
    {
        var handled = SignalAction()
        handled.handler = handler
        handled.action.sa_flags = .init(flags)
        unsafe sigfillset(&handled.action.sa_mask)
        return handled
    }

    /// Runs a handler that is told where the signal came from as well, with no other signal in between.
    static func handled(by handler: @escaping InformedHandler, flags: Int32) -> SignalAction {
        var handled = SignalAction()
        unsafe handled.informedHandler = handler
        handled.action.sa_flags = .init(flags | SA_SIGINFO)
        unsafe sigfillset(&handled.action.sa_mask)
        return handled
    }

    /// Makes this the action for `signal`; returns the one before. May be called from a signal handler.
    @discardableResult
    func exchange(for signal: Int32) throws(SystemError) -> SignalAction {
        var now = action
        var before = SignalAction()
        try systemCall("sigaction") { unsafe Int(sigaction(signal, &now, &before.action)) }
        return before
    }

    /// What is done now.
    static func current(for signal: Int32) throws(SystemError) -> SignalAction {
        var current = SignalAction()
        try systemCall("sigaction") { unsafe Int(sigaction(signal, nil, &current.action)) }
        return current
    }

    var isIgnored: Bool { isSame(as: SIG_IGN) }

    /// Whether it is what the system does by itself.
    var isStandard: Bool { isSame(as: SIG_DFL) }

    /// Functions cannot be compared, but the system's signs for these two are no functions: they are the numbers 0 and 1.
    private func isSame(as sign: (@convention(c) (Int32) -> Void)?) -> Bool {
        unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(sign, to: Int.self)
    }

    #if canImport(Glibc)
        private var handler: (@convention(c) (Int32) -> Void)? {
            get { unsafe action.__sigaction_handler.sa_handler }
            set { unsafe action.__sigaction_handler.sa_handler = newValue }
        }
        private var informedHandler: InformedHandler? {
            get { unsafe action.__sigaction_handler.sa_sigaction }
            set { unsafe action.__sigaction_handler.sa_sigaction = newValue }
        }
    #elseif canImport(Musl)
        private var handler: (@convention(c) (Int32) -> Void)? {
            get { unsafe action.__sa_handler.sa_handler }
            set { unsafe action.__sa_handler.sa_handler = newValue }
        }
        private var informedHandler: InformedHandler? {
            get { unsafe action.__sa_handler.sa_sigaction }
            set { unsafe action.__sa_handler.sa_sigaction = newValue }
        }
    #else
        private var handler: (@convention(c) (Int32) -> Void)? {
            get { unsafe action.__sigaction_u.__sa_handler }
            set { unsafe action.__sigaction_u.__sa_handler = newValue }
        }
        private var informedHandler: InformedHandler? {
            get { unsafe action.__sigaction_u.__sa_sigaction }
            set { unsafe action.__sigaction_u.__sa_sigaction = newValue }
        }
    #endif
}
