#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A bell: whoever rings it ends the wait of the thread that listens at ``descriptor``.
///
/// Ringing says only that there is something to look at. The listener calls ``quiet()`` first and looks afterwards,
/// so what was left before a ring is never missed; many rings may be heard as one.
package final class Wake: Sendable {
    /// Readable from the first ring until ``quiet()``. Open as long as the bell lives.
    package let descriptor: Int32
    /// What a signal handler rings, by way of ``ring(_:)``: it may hold no reference. Open as long as the bell lives.
    package let rope: Int32

    /// - Throws: `EMFILE` or `ENFILE` where no more descriptors are to be had.
    package init() throws(SystemError) {
        (descriptor, rope) = try openPipe()
        for end in [descriptor, rope] {
            // A full pipe has rung already, and an empty one must not hold its listener.
            try systemCall("fcntl") { Int(fcntl(end, F_SETFL, O_NONBLOCK)) }
        }
    }

    deinit {
        close(rope)
        close(descriptor)
    }

    /// Wakes the listener. Any thread may call it, as often as it likes; it never waits.
    package func ring() {
        Self.ring(rope)
    }

    /// Wakes the listener of the bell that `rope` belongs to; to be called from a signal handler.
    ///
    /// It allocates nothing, takes no lock, and leaves `errno` as the interrupted code knows it.
    package static func ring(_ rope: Int32) {
        let code = errno
        var byte: UInt8 = 0
        // It fails only when the pipe is full, which is to say when the bell is ringing.
        _ = unsafe write(rope, &byte, 1)
        errno = code
    }

    /// Takes back all rings so far. To be called before looking at what they were about.
    package func quiet() {
        var bytes: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        unsafe withUnsafeMutableBytes(of: &bytes) { buffer in
            // Empty is -1 (EAGAIN); a short read may leave later rings behind, which are heard next time.
            while unsafe read(descriptor, buffer.baseAddress, buffer.count) == buffer.count {}
        }
    }
}
