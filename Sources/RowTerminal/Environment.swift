#if canImport(Glibc)
    // `environ` is a C variable that Swift takes for shared; nothing in this program changes it.
    @unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
    @unsafe @preconcurrency import Musl
#else
    import Darwin
#endif

/// What the caller has set.
package enum Environment {
    /// The value of a variable; nil where it is not set. Bytes that are not UTF-8 come as U+FFFD.
    package static func value(of name: String) -> String? {
        bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The value of a variable, byte for byte: a path need not be UTF-8. Nil where it is not set.
    package static func bytes(of name: String) -> [UInt8]? {
        // The value is copied at once, and nothing in this program sets variables.
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe Array(UnsafeBufferPointer(start: value, count: strlen(value)).map(UInt8.init(bitPattern:)))
    }

    /// All variables that are set.
    package static var all: [String: String] {
        var variables: [String: String] = [:]
        var next = unsafe entries
        while let entry = unsafe next?.pointee {
            let words = unsafe String(cString: entry).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if words.count == 2 { variables[String(words[0])] = String(words[1]) }
            unsafe next = unsafe next?.advanced(by: 1)
        }
        return variables
    }

    /// The system's own array, ended by a null pointer.
    static var entries: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        #if canImport(Darwin)
            unsafe _NSGetEnviron().pointee
        #else
            unsafe environ
        #endif
    }
}
