import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Turns this process into another program, which finds `text` on its standard input.
///
/// - Parameters:
///   - words: the program, looked for along `PATH`, and its arguments.
///   - text: no longer than a pipe holds, 64 KiB on every system known.
/// - Throws: `ENOENT` where there is no such program; then nothing has changed but standard input.
package func becomeProgram(_ words: [String], reading text: [UInt8]) throws(SystemError) -> Never {
    let ends = try openPipe()
    try Descriptor(owning: ends.writing).writeAll(text)
    // The copy is inherited, although what it copies is not.
    try systemCall("dup2") { Int(dup2(ends.reading, 0)) }
    close(ends.reading)
    // The copies are the other program's to forget; where there is none, the end of this one is near.
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    try systemCall("execvp") { unsafe Int(execvp(words[0], &arguments)) }
    preconditionFailure("a program that has become another one does not come back")
}
