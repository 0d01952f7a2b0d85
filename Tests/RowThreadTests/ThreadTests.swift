import Glibc
import Synchronization
import Testing

@testable import RowThread

@Suite struct ThreadTests {
    @Test func `joining waits for what the thread does`() throws {
        let sum = Mutex(0)
        let threads = try (1...8).map { number in
            try Thread {
                for _ in 0..<1000 { sum.withLock { $0 += number } }
            }
        }
        for thread in threads { thread.join() }
        #expect(sum.withLock { $0 } == 36_000)
    }

    @Test func `a thread may be joined twice, and by two`() throws {
        let thread = try Thread {}
        let other = try Thread { thread.join() }
        thread.join()
        thread.join()
        other.join()
    }

    @Test func `a thread that nobody holds runs on`() throws {
        let hasRun = Condition(false)
        _ = try Thread {
            hasRun.change { $0 = true }
        }
        hasRun.wait(until: { $0 })
    }

    @Test func `what the closure holds is let go when it has run`() throws {
        final class Held: Sendable {}
        weak var watched: Held?
        try {
            let held = Held()
            watched = held
            let thread = try Thread { _ = held }
            thread.join()
        }()
        let isGone = (0..<10_000).contains { _ in
            sched_yield()
            return watched == nil
        }
        #expect(isGone)
    }

    @Test func `a thread gets the stack it asks for`() throws {
        @Sendable func depth(_ remaining: Int) -> Int {
            withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 16) { bytes in
                bytes[remaining % 4096] = 1
                return remaining == 0 ? 0 : depth(remaining - 1) + Int(bytes[remaining % 4096])
            }
        }
        let reached = Mutex(0)
        let thread = try Thread(stackBytes: 32 * 1024 * 1024) {
            let depth = depth(4000)
            reached.withLock { $0 = depth }
        }
        thread.join()
        #expect(reached.withLock { $0 } == 4000)
    }

    @Test func `a stack too small to run on is refused`() {
        #expect(throws: SystemError(call: "pthread_attr_setstacksize", code: EINVAL)) {
            _ = try Thread(stackBytes: 1) {}
        }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGWINCH, SIGCONT, SIGTSTP, SIGPIPE, SIGUSR1])
    func `a thread leaves signals to its owner`(signal: Int32) throws {
        #expect(try Self.blocksInNewThread(signal))
    }

    @Test(arguments: [SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGTTIN])
    func `a thread takes its own faults, and stops in the background`(signal: Int32) throws {
        #expect(try !Self.blocksInNewThread(signal))
    }

    @Test func `starting a thread leaves the mask of the starter alone`() throws {
        let before = Self.blocked()
        try Thread {}.join()
        #expect(Self.blocked() == before)
    }

    private static func blocksInNewThread(_ signal: Int32) throws -> Bool {
        let answer = Mutex(false)
        try Thread {
            let isBlocked = blocked().contains(signal)
            answer.withLock { $0 = isBlocked }
        }.join()
        return answer.withLock { $0 }
    }

    private static func blocked() -> [Int32] {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        return (1...31).filter { sigismember(&mask, $0) == 1 }
    }
}
