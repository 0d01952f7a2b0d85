#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A value that threads share, and can sleep on until it changes.
///
/// A searcher sleeps in ``wait(for:)`` until there is a query; the owner gives it one in ``change(_:)``. Who only needs
/// the lock takes a `Mutex`.
@safe package final class Condition<State>: @unchecked Sendable {
    // Unchecked, because the compiler cannot see that `state` is touched only between `lock` and `unlock`. The two
    // pthread objects must not move while threads wait on them, so they have memory of their own.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let sleepers: UnsafeMutablePointer<pthread_cond_t>
    private var state: State

    /// Takes the value over: from here on it is reached under the lock alone.
    package init(_ state: sending State) {
        self.state = state
        unsafe mutex = .allocate(capacity: 1)
        unsafe mutex.initialize(to: pthread_mutex_t())
        unsafe sleepers = .allocate(capacity: 1)
        unsafe sleepers.initialize(to: pthread_cond_t())
        let isMade = unsafe pthread_mutex_init(mutex, nil) == 0 && pthread_cond_init(sleepers, nil) == 0
        precondition(isMade, "a lock with the default attributes needs nothing but its own memory")
    }

    deinit {
        // Nobody waits any more: a waiter holds a reference.
        unsafe pthread_cond_destroy(sleepers)
        unsafe pthread_mutex_destroy(mutex)
        unsafe sleepers.deallocate()
        unsafe mutex.deallocate()
    }

    /// Changes the value, and wakes all sleepers to look again.
    ///
    /// `body` runs under the lock, so nothing slow belongs in it.
    package func change(_ body: (inout State) -> Void) {
        withLock(body)
        broadcast()
    }

    /// Reads or changes the value, and wakes nobody; others wait meanwhile, so nothing slow belongs in `body`.
    package func withLock<Result, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock()
        defer { unlock() }
        return try body(&state)
    }

    /// Sleeps until `body` finds what it looks for, and returns that.
    ///
    /// `body` runs under the lock: at once, and after every change. What it returns it may take out of the value.
    package func wait<Found>(for body: (inout State) -> Found?) -> Found {
        lock()
        defer { unlock() }
        while true {
            if let found = body(&state) { return found }
            let code = unsafe pthread_cond_wait(sleepers, mutex)
            precondition(code == 0, "the lock is held while waiting")
        }
    }

    /// Sleeps until the value is such that `isReached`; by the time the caller looks it may be different again.
    package func wait(until isReached: (State) -> Bool) {
        wait { state in isReached(state) ? () : nil }
    }

    /// Wakes all sleepers, to look again.
    private func broadcast() {
        let code = unsafe pthread_cond_broadcast(sleepers)
        precondition(code == 0, "a condition lives as long as its owner")
    }

    private func lock() {
        let code = unsafe pthread_mutex_lock(mutex)
        precondition(code == 0, "a lock lives as long as its owner")
    }

    private func unlock() {
        let code = unsafe pthread_mutex_unlock(mutex)
        precondition(code == 0, "who unlocks holds the lock")
    }
}
