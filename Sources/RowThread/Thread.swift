#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A thread of the operating system, running one closure to its end.
///
/// It takes no signals but the ones its own faults raise, so handlers run on the owner's thread, and no call on this
/// one is interrupted. It runs on when nobody holds it.
package final class Thread: Sendable {
    /// Set by the thread as its last deed, read by those who join.
    private let hasEnded: Condition<Bool>

    /// Starts a thread.
    ///
    /// - Parameters:
    ///   - stackBytes: how much it may stack up. The systems' own defaults run from 128 KiB (musl) to 8 MiB (glibc):
    ///     what fits the one would break on the other.
    ///   - body: what it runs.
    /// - Throws: `EAGAIN` where the user or the machine may have no more threads.
    package init(stackBytes: Int = 1024 * 1024, _ body: @escaping @Sendable () -> Void) throws(SystemError) {
        let hasEnded = Condition(false)
        self.hasEnded = hasEnded
        try startDetached(
            Errand {
                body()
                hasEnded.change { $0 = true }
            }, stackBytes: stackBytes)
    }

    /// Waits until the closure has ended; returns at once when it has. Called by the thread itself, it waits for ever.
    package func join() {
        hasEnded.wait(until: { $0 })
    }
}

/// Carries a closure through the untyped pointer that a new thread is given.
private final class Errand: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }
}

/// Detached, since what a joined thread leaves behind is only the word that it has ended.
private func startDetached(_ errand: Errand, stackBytes: Int) throws(SystemError) {
    var attributes = pthread_attr_t()
    try threadCall("pthread_attr_init") { unsafe pthread_attr_init(&attributes) }
    defer { unsafe pthread_attr_destroy(&attributes) }
    try threadCall("pthread_attr_setstacksize") { unsafe pthread_attr_setstacksize(&attributes, stackBytes) }
    try threadCall("pthread_attr_setdetachstate") {
        unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    }

    // A thread inherits the mask of the one that starts it, so there is no moment at which it takes a signal.
    let mask = try SignalMask.quiet.exchange()
    defer { mask.restore() }

    let passed = unsafe Unmanaged.passRetained(errand)
    #if canImport(Glibc)
        var thread = pthread_t()
    #else
        var thread: pthread_t?
    #endif
    do {
        try threadCall("pthread_create") {
            unsafe pthread_create(&thread, &attributes, runErrand, passed.toOpaque())
        }
    } catch {
        unsafe passed.release()
        throw error
    }
}

#if canImport(Darwin)
    private typealias ErrandPointer = UnsafeMutableRawPointer
#else
    private typealias ErrandPointer = UnsafeMutableRawPointer?
#endif

/// What a new thread runs. A function of the file, because a closure could be bound to the main actor and trap here.
private nonisolated func runErrand(_ pointer: ErrandPointer) -> UnsafeMutableRawPointer? {
    let passed: UnsafeMutableRawPointer? = unsafe pointer
    guard let passed = unsafe passed else { preconditionFailure("a thread is always started with an errand") }
    // Without it an overflow ends the run all the same, only not as tidily.
    let stack = try? AlternateStack()
    unsafe Unmanaged<Errand>.fromOpaque(passed).takeRetainedValue().body()
    extendLifetime(stack)
    return nil
}
