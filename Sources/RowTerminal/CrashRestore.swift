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
        try kept.withLock { (kept: inout Kept) throws(SystemError) in
            guard kept.stack == nil else { return }
            kept.stack = try install()
        }
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: farewell.count)
        _ = unsafe bytes.initialize(from: farewell)
        let next = UnsafeMutablePointer<CrashPlan>.allocate(capacity: 1)
        unsafe next.initialize(
            to: CrashPlan(descriptor: descriptor, modes: modes, farewell: UnsafeRawBufferPointer(bytes)))
        kept.withLock { $0.plans.append(UInt(bitPattern: next)) }
        plan.store(UInt(bitPattern: next), ordering: .releasing)
    }

    static func disarm() {
        plan.store(0, ordering: .releasing)
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

    /// - Returns: the address of the stack that handlers have.
    private static func install() throws(SystemError) -> UInt {
        // A stack that has overflowed has no room for a handler. It holds one of its frames with room for the
        // registers saved there, more than 8 KiB on machines with wide vectors.
        let bytes = 64 * 1024
        var stack = unsafe stack_t()
        unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
        unsafe stack.ss_size = .init(bytes)
        try systemCall("sigaltstack") { unsafe Int(sigaltstack(&stack, nil)) }
        let action = unsafe SignalAction.handled(by: restoreAndCrash, flags: SA_ONSTACK)
        let actions = UnsafeMutablePointer<SignalAction>.allocate(capacity: Int(NSIG))
        unsafe actions.initialize(repeating: .standard, count: Int(NSIG))
        // Before the handlers are in place, because one may be called at once.
        earlier.store(UInt(bitPattern: actions), ordering: .releasing)
        for signal in signals {
            unsafe actions[Int(signal)] = try action.exchange(for: signal)
        }
        return unsafe UInt(bitPattern: stack.ss_sp)
    }
}

/// What the handler does, laid out so that it need not ask for memory.
@safe private struct CrashPlan {
    let descriptor: Int32
    let modes: TerminalModes
    let farewell: UnsafeRawBufferPointer
}

/// What stays for good once it was made.
private struct Kept {
    /// The address of the stack that handlers have; `nil` until they are in place.
    var stack: UInt?
    /// The addresses of all plans there were, one for every size of the sheet. None is freed, for another thread may be
    /// crashing by it; kept in sight, they are not taken for memory that was lost.
    var plans: [UInt] = []
}

/// Written by the owner.
private let kept = Mutex(Kept())
/// The address of a ``CrashPlan``, 0 for none; written by the owner, taken by the handler.
private let plan = Atomic<UInt>(0)

/// The address of the actions that were in force before, by number; written once, read by the handler.
private let earlier = Atomic<UInt>(0)

private func restoreAndCrash(
    _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
    // Taken, so that two threads that crash together write the farewell once.
    let address = plan.exchange(0, ordering: .acquiringAndReleasing)
    if let plan = unsafe UnsafePointer<CrashPlan>(bitPattern: address) {
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
