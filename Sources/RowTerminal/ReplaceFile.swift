import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Has a file hold `bytes` and nothing else; whoever reads it finds what it held before or all of these.
///
/// They are written to a file beside it, which then takes its name: a symbolic link of that name is replaced, and not
/// followed. Only its owner may read or write the new one.
///
/// It is not waited for until the disk has them. After a power cut the file may be empty or gone, so it is for what can
/// be done without.
///
/// - Parameter path: its folder has to be there.
/// - Throws: what one of the calls refuses, with `path`; then the file is as before.
package func replaceFile(_ path: [UInt8], with bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
        let (number, name) = try makeDraft(of: path)
        do throws(SystemError) {
            try Descriptor(owning: number).writeAll(bytes)
            let target = path.map(CChar.init(bitPattern:)) + [0]
            try systemCall("rename") { unsafe Int(rename(name, target)) }
        } catch {
            // What was refused first is the news.
            unsafe unlink(name)
            throw error
        }
    } catch {
        throw error.about(path)
    }
}

/// A new file beside `path`, which no link can lead away from, and its name.
private func makeDraft(of path: [UInt8]) throws(SystemError) -> (number: Int32, name: [CChar]) {
    // The X are replaced by what makes it a new name.
    var name = path.map(CChar.init(bitPattern:)) + "~XXXXXX".utf8CString
    let number = Int32(try systemCall("mkstemp") { unsafe Int(mkstemp(&name)) })
    try systemCall("fcntl") { Int(fcntl(number, F_SETFD, FD_CLOEXEC)) }
    return (number, name)
}
