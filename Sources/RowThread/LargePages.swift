#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Asks the system to give memory that nobody has written to yet out in large pages where it can: so much at once is made
/// sooner, and found sooner by the processor.
///
/// - Parameter memory: its spare room is what is meant; it is neither read nor written.
package func preferLargePages(for memory: inout ContiguousArray<UInt8>) {
    #if os(Linux)
        let room = memory.capacity
        unsafe memory.withUnsafeMutableBytes { bytes in
            guard let first = bytes.baseAddress else { return }
            let page = Int(sysconf(Int32(_SC_PAGESIZE)))
            let start = unsafe first.alignedUp(toMultipleOf: page)
            let length = (unsafe first + room - start) / page * page
            guard length > 0 else { return }
            // A system that has none says so, and nothing is lost.
            _ = unsafe madvise(start, length, MADV_HUGEPAGE)
        }
    #endif
}
