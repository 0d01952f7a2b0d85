import Glibc
import Synchronization
import Testing

@testable import RowThread

@Suite struct WakeTests {
    @Test func `a bell that nobody rang is silent`() throws {
        #expect(!Self.isRinging(try Wake(), within: 0))
    }

    @Test func `a ring is heard until it is taken back`() throws {
        let wake = try Wake()
        wake.ring()
        #expect(Self.isRinging(wake, within: 0))
        #expect(Self.isRinging(wake, within: 0))
        wake.quiet()
        #expect(!Self.isRinging(wake, within: 0))
    }

    @Test func `another thread ends the wait`() throws {
        let wake = try Wake()
        let thread = try Thread { wake.ring() }
        #expect(Self.isRinging(wake, within: 20_000))
        thread.join()
    }

    @Test(arguments: [1, 31, 32, 33, 64, 200_000])
    func `any number of rings never holds the ringer, and is taken back at once`(count: Int) throws {
        let wake = try Wake()
        for _ in 0..<count { wake.ring() }
        wake.quiet()
        #expect(!Self.isRinging(wake, within: 0))
        wake.ring()
        #expect(Self.isRinging(wake, within: 0))
    }

    @Test func `what was left before a ring is found after it`() throws {
        let wake = try Wake()
        let slot = Mutex(0)
        let thread = try Thread {
            for number in 1...20_000 {
                slot.withLock { $0 = number }
                wake.ring()
            }
        }
        var seen = 0
        while seen < 20_000 {
            let isRung = Self.isRinging(wake, within: 20_000)
            try #require(isRung, "the last ring was lost at \(seen)")
            wake.quiet()
            seen = slot.withLock { $0 }
        }
        thread.join()
    }

    @Test func `ringing leaves errno as it was`() throws {
        let wake = try Wake()
        for _ in 0..<200_000 { wake.ring() }
        errno = ENOENT
        wake.ring()
        #expect(errno == ENOENT)
    }

    @Test func `a child inherits neither end`() throws {
        let wake = try Wake()
        for end in [wake.descriptor, wake.rope] {
            #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0)
        }
    }

    @Test func `both ends close with the bell`() throws {
        let ends = try {
            let wake = try Wake()
            return (wake.descriptor, wake.rope, Self.identity(wake.descriptor))
        }()
        // Another test may have been given the number by now, but never the same pipe.
        #expect(Self.identity(ends.0) != ends.2)
        #expect(Self.identity(ends.1) != ends.2)
    }

    private static func isRinging(_ wake: Wake, within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: wake.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) == 1
    }

    private static func identity(_ descriptor: Int32) -> ino_t? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? status.st_ino : nil
    }
}
