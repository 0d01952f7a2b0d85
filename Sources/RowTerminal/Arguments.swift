#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The words of the command line.
package enum Arguments {
    /// All of them, the program's own name first, byte for byte: a file's name need not be UTF-8.
    package static var raw: [[UInt8]] {
        (0..<Int(CommandLine.argc)).compactMap { index in
            // The system's own array of C strings, which lives and stays as long as the program.
            guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
            return unsafe Array(UnsafeBufferPointer(start: word, count: strlen(word)).map(UInt8.init(bitPattern:)))
        }
    }
}
