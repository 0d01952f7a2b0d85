#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What the harness does with file descriptors.
enum Descriptor {
    /// Moves a descriptor out of the range that a child's streams are set up in, and keeps it from being inherited.
    static func moveUp(_ descriptor: Int32) throws -> Int32 {
        let moved = try SystemCallFailed.check(fcntl(descriptor, F_DUPFD_CLOEXEC, 10), "fcntl")
        close(descriptor)
        return moved
    }

    static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            try SystemCallFailed.check(Darwin.pipe(&ends), "pipe")
        #else
            try SystemCallFailed.check(Glibc.pipe(&ends), "pipe")
        #endif
        return (try moveUp(ends[0]), try moveUp(ends[1]))
    }

    static func makeNonblocking(_ descriptor: Int32) throws {
        let flags = try SystemCallFailed.check(fcntl(descriptor, F_GETFL), "fcntl")
        try SystemCallFailed.check(fcntl(descriptor, F_SETFL, flags | O_NONBLOCK), "fcntl")
    }

    /// Reads what can be read now, or up to the end for a blocking descriptor.
    static func readAll(_ descriptor: Int32) -> [UInt8] {
        var all: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &block, block.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return all }
            all += block[..<count]
        }
    }

    /// Writes what can be written now; says how much that was.
    static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws -> Int {
        #if canImport(Darwin)
            let count = bytes.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
        #else
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        #endif
        if count < 0 && (errno == EAGAIN || errno == EINTR) { return 0 }
        guard count >= 0 else { throw SystemCallFailed(call: "write", code: errno) }
        return count
    }

    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws {
        var rest = bytes[...]
        while !rest.isEmpty { rest = rest.dropFirst(try write(rest, to: descriptor)) }
    }

    /// Sleeps until one of the descriptors has something to read, or so many milliseconds have passed.
    static func wait(for descriptors: [Int32], milliseconds: Int32) {
        var entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&entries, nfds_t(entries.count), milliseconds)
    }
}
