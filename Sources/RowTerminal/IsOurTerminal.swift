import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Whether a device is the terminal that this process belongs to; false for one that cannot be opened.
package func isOurTerminal(_ path: [UInt8]) -> Bool {
    // Without these, a device could be waited for, and become ours by being opened.
    guard let number = try? openFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY) else { return false }
    let device = Descriptor(owning: number)
    // Of any other device the system does not tell a session.
    return tcgetsid(device.number) == getsid(0)
}
