import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Waits until one of two descriptors can be read, at the latest until `deadline`; tells which can.
///
/// A descriptor that is closed at the other end, or broken, can be read: reading tells. A negative one is never ready.
func waitToRead(
    _ first: Int32, _ second: Int32, until deadline: Moment?
) throws(SystemError) -> (first: Bool, second: Bool) {
    let ready = try wait(for: [Awaited(descriptor: first), Awaited(descriptor: second)], until: deadline)
    return (ready[0], ready[1])
}

/// Waits until `descriptor` takes bytes, at the latest until `deadline`; tells whether it does.
func waitToWrite(_ descriptor: Int32, until deadline: Moment?) throws(SystemError) -> Bool {
    try wait(for: [Awaited(descriptor: descriptor, toWrite: true)], until: deadline)[0]
}

/// A descriptor, and what it is waited for to do; a negative one never does it.
struct Awaited {
    let descriptor: Int32
    /// To take bytes, and not to have some.
    var toWrite = false
}

/// Waits until one of some descriptors is ready, at the latest until `deadline`; tells which are.
func wait(for awaited: [Awaited], until deadline: Moment?) throws(SystemError) -> [Bool] {
    while true {
        let remaining = deadline.map { max(0, Moment.now.milliseconds(until: $0)) }
        do {
            return try look(at: awaited, milliseconds: remaining)
        } catch {
            // Not by `systemCall`, which would begin the whole time again.
            guard error.code == EINTR else { throw error }
        }
    }
}

#if canImport(Darwin)
    /// By `select`, because `poll` refuses `/dev/tty` and other devices on macOS.
    private func look(at awaited: [Awaited], milliseconds: Int?) throws(SystemError) -> [Bool] {
        var (reading, writing) = (fd_set(), fd_set())
        let capacity = Int32(MemoryLayout<fd_set>.size * 8)
        for one in awaited where one.descriptor >= 0 {
            // A larger one has no place in the set.
            guard one.descriptor < capacity else { throw SystemError(call: "select", code: EMFILE) }
            one.toWrite ? writing.insert(one.descriptor) : reading.insert(one.descriptor)
        }
        let limit = (awaited.map(\.descriptor).max() ?? -1) + 1
        var time = timeval()
        time.tv_sec = .init((milliseconds ?? 0) / 1000)
        time.tv_usec = .init((milliseconds ?? 0) % 1000 * 1000)
        try once("select") {
            unsafe withUnsafeMutablePointer(to: &time) { time in
                let time = unsafe milliseconds == nil ? nil : time
                return unsafe select(limit, &reading, &writing, nil, time)
            }
        }
        return awaited.map { $0.descriptor >= 0 && ($0.toWrite ? writing : reading).contains($0.descriptor) }
    }

    extension fd_set {
        /// The C macros are out of Swift's reach. A set is a row of bits, on a little-endian machine in byte order too.
        fileprivate mutating func insert(_ descriptor: Int32) {
            unsafe withUnsafeMutableBytes(of: &self) { unsafe $0[Int(descriptor / 8)] |= 1 << UInt8(descriptor % 8) }
        }

        fileprivate func contains(_ descriptor: Int32) -> Bool {
            unsafe withUnsafeBytes(of: self) { unsafe $0[Int(descriptor / 8)] & 1 << UInt8(descriptor % 8) != 0 }
        }
    }
#else
    /// By `poll`, which takes any descriptor, however large.
    private func look(at awaited: [Awaited], milliseconds: Int?) throws(SystemError) -> [Bool] {
        var entries = awaited.map { one in
            pollfd(fd: one.descriptor, events: Int16(one.toWrite ? POLLOUT : POLLIN), revents: 0)
        }
        let time = milliseconds.map { Int32(clamping: $0) } ?? -1
        try once("poll") { unsafe poll(&entries, nfds_t(entries.count), time) }
        return entries.map { $0.revents != 0 }
    }
#endif

/// Runs a call that is interrupted by signals, without taking that for an order to begin again.
private func once(_ name: String, _ call: () -> Int32) throws(SystemError) {
    var isInterrupted = false
    try systemCall(name) {
        let answer = call()
        isInterrupted = answer == -1 && errno == EINTR
        return isInterrupted ? 0 : Int(answer)
    }
    guard !isInterrupted else { throw SystemError(call: name, code: EINTR) }
}
