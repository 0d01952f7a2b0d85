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
    let ready = try wait(for: [first, second], toWrite: false, until: deadline)
    return (ready[0], ready[1])
}

/// Waits until `descriptor` takes bytes, at the latest until `deadline`; tells whether it does.
func waitToWrite(_ descriptor: Int32, until deadline: Moment?) throws(SystemError) -> Bool {
    try wait(for: [descriptor], toWrite: true, until: deadline)[0]
}

private func wait(
    for descriptors: [Int32], toWrite: Bool, until deadline: Moment?
) throws(SystemError) -> [Bool] {
    while true {
        let remaining = deadline.map { max(0, Moment.now.milliseconds(until: $0)) }
        do {
            return try look(at: descriptors, toWrite: toWrite, milliseconds: remaining)
        } catch {
            // Not by `systemCall`, which would begin the whole time again.
            guard error.code == EINTR else { throw error }
        }
    }
}

#if canImport(Darwin)
    /// By `select`, because `poll` refuses `/dev/tty` and other devices on macOS.
    private func look(at descriptors: [Int32], toWrite: Bool, milliseconds: Int?) throws(SystemError) -> [Bool] {
        var set = fd_set()
        let capacity = Int32(MemoryLayout<fd_set>.size * 8)
        for descriptor in descriptors where descriptor >= 0 {
            // A larger one has no place in the set.
            guard descriptor < capacity else { throw SystemError(call: "select", code: EMFILE) }
            set.insert(descriptor)
        }
        let limit = (descriptors.max() ?? -1) + 1
        var time = timeval()
        time.tv_sec = .init((milliseconds ?? 0) / 1000)
        time.tv_usec = .init((milliseconds ?? 0) % 1000 * 1000)
        try once("select") {
            unsafe withUnsafeMutablePointer(to: &time) { time in
                let time = unsafe milliseconds == nil ? nil : time
                return unsafe toWrite ? select(limit, nil, &set, nil, time) : select(limit, &set, nil, nil, time)
            }
        }
        return descriptors.map { $0 >= 0 && set.contains($0) }
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
    private func look(at descriptors: [Int32], toWrite: Bool, milliseconds: Int?) throws(SystemError) -> [Bool] {
        let events = Int16(toWrite ? POLLOUT : POLLIN)
        var entries = descriptors.map { pollfd(fd: $0, events: events, revents: 0) }
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
