#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Runs a call that answers -1 and sets `errno` when it fails, again for as long as a signal interrupts it.
///
/// The one place where -1 becomes a throw.
///
/// - Parameter name: the C name of the call, for the error.
@discardableResult
package func systemCall(_ name: String, _ call: () -> Int) throws(SystemError) -> Int {
    while true {
        let answer = call()
        guard answer == -1 else { return answer }
        let code = errno
        guard code == EINTR else { throw SystemError(call: name, code: code) }
    }
}

/// Runs a call of the pthread or the posix_spawn family, which answers 0 or the error's number and leaves `errno` alone.
package func threadCall(_ name: String, _ call: () -> Int32) throws(SystemError) {
    let code = call()
    guard code == 0 else { throw SystemError(call: name, code: code) }
}
