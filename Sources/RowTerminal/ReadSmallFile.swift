import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads a file whole, if it is one that can be at once: nothing is waited for.
///
/// - Parameter limit: how many bytes it may have.
/// - Returns: nil where there is no such file, where it is larger, and where it is no regular file but a folder, a
///   device or a pipe with a name, whose other end may never come.
/// - Throws: what `open` and `read` refuse otherwise.
package func readSmallFile(_ path: [UInt8], upTo limit: Int) throws(SystemError) -> [UInt8]? {
    let file: Descriptor
    do throws(SystemError) {
        // Without it, opening a pipe with a name would wait for somebody who writes to it.
        file = Descriptor(owning: try openFile(path, O_RDONLY | O_NONBLOCK))
    } catch {
        guard error.code == ENOENT || error.code == ENOTDIR else { throw error }
        return nil
    }
    guard try isRegular(file) else { return nil }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
        let more = try file.read(upTo: limit + 1 - bytes.count)
        guard !more.isEmpty else { return bytes }
        bytes += more
    }
    return nil
}

private func isRegular(_ file: borrowing Descriptor) throws(SystemError) -> Bool {
    let number = file.number
    var status = stat()
    try systemCall("fstat") { unsafe Int(fstat(number, &status)) }
    return status.st_mode & S_IFMT == S_IFREG
}
