#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ends the program with a status. No deinit runs any more: whatever is to be put back must have been.
package func leave(_ status: Int32) -> Never {
    exit(status)
}
