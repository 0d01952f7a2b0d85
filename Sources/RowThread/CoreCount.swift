#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many threads the machine can run at the same time, at least 1.
package var coreCount: Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}
