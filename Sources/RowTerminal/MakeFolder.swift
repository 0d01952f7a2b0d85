import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Makes a folder, and those it lies in, as far as they are missing; only their owner may enter what is made.
///
/// Something else of that name is left for whoever wants to use it as a folder to find.
package func makeFolder(_ path: [UInt8]) throws(SystemError) {
    guard try !isMade(path) else { return }
    if let parent = parent(of: path) { try makeFolder(parent) }
    guard try isMade(path) else { throw SystemError(call: "mkdir", code: ENOENT, path: path) }
}

/// Makes one, unless it is there; false where the folder that it would lie in is not.
private func isMade(_ path: [UInt8]) throws(SystemError) -> Bool {
    let name = path.map(CChar.init(bitPattern:)) + [0]
    do throws(SystemError) {
        try systemCall("mkdir") { unsafe Int(mkdir(name, S_IRWXU)) }
        return true
    } catch {
        switch error.code {
        case EEXIST: return true
        case ENOENT: return false
        default: throw error.about(path)
        }
    }
}

/// The folder that something lies in; nil for the root, and for a single name.
private func parent(of path: [UInt8]) -> [UInt8]? {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > 0 else { return nil }
    return Array(path[..<slash])
}
