#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A system call of the harness that did not do what it was asked to.
struct SystemCallFailed: Error, CustomStringConvertible {
    let call: String
    let code: Int32

    var description: String { "\(call): \(String(cString: strerror(code)))" }

    /// Hands a result through, or throws what `errno` says if it is -1.
    @discardableResult
    static func check(_ result: Int32, _ call: String) throws -> Int32 {
        guard result != -1 else { throw SystemCallFailed(call: call, code: errno) }
        return result
    }
}
