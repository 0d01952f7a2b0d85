#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The memory in bytes that the machine has, or that the container we run in may use; for limits that are a share.
package var physicalMemory: Int {
    min(installedMemory, containerMemory ?? .max)
}

private var installedMemory: Int {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let pageBytes = sysconf(Int32(_SC_PAGESIZE))
    // A system that will not say is taken for a small one.
    guard pages > 0, pageBytes > 0 else { return 1 << 30 }
    return pages * pageBytes
}

/// What the kernel would end a run in a control group for exceeding; nil where there is no limit, and on other systems.
private var containerMemory: Int? {
    // What cannot be read sets no limit: a container may see its own group at the root alone.
    let text = try? readSmallFile(Array("/proc/self/cgroup".utf8), upTo: 1 << 16)
    guard let text else { return nil }
    return ControlGroups(String(decoding: text, as: UTF8.self)).memoryLimits.compactMap { path in
        let limit = try? readSmallFile(Array(path.utf8), upTo: longestNumber)
        return limit.flatMap { memoryLimit(in: $0) }
    }.min()
}

/// Bytes: a number has 20 digits at most.
private let longestNumber = 32
