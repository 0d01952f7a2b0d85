#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ends the process with a status, which a shell sees modulo 256.
///
/// Nothing on the stack is let go any more: the ``Terminal`` must have gone before. A ``ChildProcess`` is ended first.
package func endProcess(status: Int32) -> Never {
    ChildProcess.endRunning()
    exit(status)
}
