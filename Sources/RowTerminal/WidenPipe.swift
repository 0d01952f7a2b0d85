#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Lets a pipe hold more than the 64 KiB that it does by itself on Linux, so that whoever writes it and whoever reads it
/// wait for each other less: filtering ten million paths from `cat` takes less than half the time. What it holds stays
/// in it.
///
/// Nothing happens where the system has no such call, or gives no more: a user may have so much in all pipes.
func widenPipe(_ number: Int32) {
    #if os(Linux)
        _ = fcntl(number, setPipeSize, pipeSize)
    #endif
}

#if os(Linux)
    /// `F_SETPIPE_SZ`, which the headers show to GNU programs only.
    private let setPipeSize: Int32 = 1031

    /// Bytes: what Linux gives any user at most, unless it was told otherwise.
    private let pipeSize: Int32 = 1024 * 1024
#endif
