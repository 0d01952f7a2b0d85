#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The memory of the machine in bytes, for limits that are a share of it.
///
/// A container may be allowed less.
package var physicalMemory: Int {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let pageBytes = sysconf(Int32(_SC_PAGESIZE))
    // A system that will not say is taken for a small one.
    guard pages > 0, pageBytes > 0 else { return 1 << 30 }
    return pages * pageBytes
}
