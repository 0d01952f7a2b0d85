import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Terminal {
    /// Writes as many bytes as the terminal takes now, and keeps the others for ``flush()``; nothing waits.
    ///
    /// A frame that is kept cannot be taken back, so what may be left out is sent only when it ``takesOutput()``.
    package mutating func send(_ bytes: [UInt8]) throws(SystemError) {
        unsent += bytes
        try flush()
    }

    /// Writes of what is kept as much as the terminal takes now.
    package mutating func flush() throws(SystemError) {
        while let written = try descriptor.writeIfReady(unsent), written > 0 {
            unsent.removeFirst(written)
        }
    }

    /// Writes all bytes, after those that are kept; waits where the terminal is slow.
    package mutating func write(_ bytes: [UInt8]) throws(SystemError) {
        let all = unsent + bytes
        unsent = []
        try descriptor.writeAll(all)
    }

    /// Whether something is kept that the terminal has not taken.
    package var isBehind: Bool { !unsent.isEmpty }

    /// Whether it takes bytes at once: nothing is kept, and little waits in the system.
    package func takesOutput() throws(SystemError) -> Bool {
        guard !isBehind else { return false }
        return try waitToWrite(descriptor.number, until: .now)
    }

    /// How many bytes go over the line in a second, where it is so slow that it shows: a serial line, or a terminal that
    /// tells the speed of its own line. The speed that terminals without a line are given counts as none.
    package var slowSpeed: Int? {
        guard let modes = try? TerminalModes(of: descriptor.number) else { return nil }
        return modes.bitsPerSecond.map { $0 / Self.bitsOfByte }
    }

    /// With the bits that begin and end it.
    private static let bitsOfByte = 10
}
