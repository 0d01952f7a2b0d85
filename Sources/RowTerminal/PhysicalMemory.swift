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

/// What the kernel would end a run in a container for exceeding; nil where there is no limit, and on other systems.
///
/// A container sees its own limit at the root of the file system of control groups, of version 2 or 1.
private var containerMemory: Int? {
    for path in ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"] {
        guard let number = try? openFile(Array(path.utf8), O_RDONLY) else { continue }
        // A number has 20 digits at most. What cannot be read sets no limit.
        let text = try? Descriptor(owning: number).read(upTo: 32)
        return text.flatMap(memoryLimit(in:))
    }
    return nil
}

/// The number in such a file; nil for the word `max`.
func memoryLimit(in text: ContiguousArray<UInt8>) -> Int? {
    let digits = text.prefix { $0 != 0x0A }
    guard let limit = Int(String(decoding: digits, as: UTF8.self)), limit > 0 else { return nil }
    return limit
}
