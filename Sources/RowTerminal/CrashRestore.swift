import RowThread
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Puts the terminal right when the program crashes.
///
/// A crash runs no deinit. What is to be done is laid out beforehand, and the handler only makes system calls with it.
enum CrashRestore {
    /// - Parameters:
    ///   - modes: to be set at once.
    ///   - farewell: to be written to `descriptor`.
    static func arm(_ descriptor: Int32, _ modes: TerminalModes, farewell: [UInt8]) throws(SystemError) {
        try watch()
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: farewell.count)
        _ = unsafe bytes.initialize(from: farewell)
        let next = UnsafeMutablePointer<CrashPlan>.allocate(capacity: 1)
        unsafe next.initialize(
            to: CrashPlan(descriptor: descriptor, modes: modes, farewell: UnsafeRawBufferPointer(bytes)))
        follow(UInt(bitPattern: next))
    }

    /// Puts the handlers in place, if they are not: until the terminal is taken they have nothing to do but to let the
    /// signal do what it does.
    static func watch() throws(SystemError) {
        try ownersStack.withLock { (stack: inout AlternateStack?) throws(SystemError) in
            guard stack == nil else { return }
            stack = try AlternateStack()
            try install()
        }
    }

    static func disarm() {
        follow(0)
    }

    /// Makes this the plan, and frees the one before: whoever crashes by one has taken it away first.
    private static func follow(_ next: UInt) {
        let before = plan.exchange(next, ordering: .acquiringAndReleasing)
        guard let before = unsafe UnsafeMutablePointer<CrashPlan>(bitPattern: before) else { return }
        unsafe before.pointee.farewell.deallocate()
        unsafe before.deallocate()
    }

    /// The signals that a fault of our own raises, and those that would end the run as suddenly if anybody sent them.
    private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS] + sentByNobody

    #if os(Linux)
        private static let sentByNobody = [SIGSTKFLT, SIGIO, SIGPWR] + Array(realTime)
        /// Their first number is told at run time: the thread library keeps some for itself.
        private static let realTime = __libc_current_sigrtmin()...__libc_current_sigrtmax()
    #else
        private static let sentByNobody = [SIGEMT]
    #endif

    private static func install() throws(SystemError) {
        let action = unsafe SignalAction.handled(by: restoreAndCrash, flags: SA_ONSTACK)
        let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: Int(NSIG))
        unsafe actions.initialize(repeating: .standard, count: Int(NSIG))
        // Before the handlers are in place, because one may be called at once.
        earlier.store(UInt(bitPattern: actions), ordering: .releasing)
        for signal in signals {
            unsafe actions[Int(signal)] = try action.exchange(for: signal)
        }
    }
}

/// What the handler does, laid out so that it need not ask for memory.
@safe private struct CrashPlan {
    let descriptor: Int32
    let modes: TerminalModes
    let farewell: UnsafeRawBufferPointer
}

/// The stack that handlers have on the owner's thread, for good; `nil` until they are in place.
private let ownersStack = Mutex<AlternateStack?>(nil)
/// The address of a ``CrashPlan``, 0 for none; written by the owner, taken by the handler.
private let plan = Atomic<UInt>(0)

/// The address of the actions that were in force before, by number; written once, read by the handler.
private let earlier = Atomic<UInt>(0)

private func restoreAndCrash(
    _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    // Taken, so that two threads that crash together write the farewell once.
    let address = plan.exchange(0, ordering: .acquiringAndReleasing)
    // Stopped by a signal nobody can catch and then continued, we may find a shell there.
    if let plan = unsafe UnsafePointer<CrashPlan>(bitPattern: address), isInForeground(unsafe plan.pointee.descriptor) {
        unsafe plan.pointee.modes.applyInCrash(to: plan.pointee.descriptor)
        _ = unsafe write(plan.pointee.descriptor, plan.pointee.farewell.baseAddress, plan.pointee.farewell.count)
    }
    // The signal is blocked until we return, to the very place of the fault. There it does what it would have done
    // without us: end the process, or have the language's runtime print where it was. The runtime leaves it to the
    // fault to come again and end the process then, so one that was only sent must not be handed on to it.
    let actions = unsafe UnsafePointer<SignalAction>(bitPattern: earlier.load(ordering: .acquiring))
    let isSent = unsafe information?.pointee.isFromAnotherProcess ?? false
    let before = unsafe isSent ? .standard : actions?[Int(number)] ?? .standard
    _ = try? before.exchange(for: number)
    raise(number)
}

extension siginfo_t {
    /// Whether somebody sent the signal; a fault, and `abort`, raise theirs in another way.
    fileprivate var isFromAnotherProcess: Bool {
        unsafe [Int(SI_USER), Int(SI_QUEUE)].contains(Int(si_code))
    }
}
