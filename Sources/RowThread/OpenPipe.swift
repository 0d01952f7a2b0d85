#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Opens a pipe that no child inherits; who opens it closes both ends.
///
/// - Throws: `EMFILE` or `ENFILE` where no more descriptors are to be had.
package func openPipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: (reading: Int32, writing: Int32) = (-1, -1)
    try systemCall("pipe") {
        unsafe withUnsafeMutableBytes(of: &ends) { bytes in
            unsafe Int(pipe(bytes.bindMemory(to: Int32.self).baseAddress))
        }
    }
    for end in [ends.reading, ends.writing] {
        try systemCall("fcntl") { Int(fcntl(end, F_SETFD, FD_CLOEXEC)) }
    }
    return ends
}
