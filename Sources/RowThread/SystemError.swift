#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the operating system answered when it refused.
package struct SystemError: Error, Equatable, Sendable {
    /// The call that failed, by its C name.
    package let call: String
    /// Its `errno`.
    package let code: Int32
    /// The file it was about, byte for byte as the user named it; nil where there was none.
    package let path: [UInt8]?

    /// Makes the error that a failed call left; asks the system nothing.
    package init(call: String, code: Int32, path: [UInt8]? = nil) {
        self.call = call
        self.code = code
        self.path = path
    }

    /// The reason in the system's words, such as `No such file or directory`.
    package var message: String {
        // The pointer is the system's own text (a buffer of this thread for an unknown code) and is copied at once.
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }

    /// Whether it was a write that nobody reads any more.
    package var isBrokenPipe: Bool { code == EPIPE }

    /// The same refusal, told about `path`.
    package func about(_ path: [UInt8]) -> SystemError {
        SystemError(call: call, code: code, path: path)
    }
}

extension SystemError: CustomStringConvertible {
    /// The call, the file if there is one, and the reason: `open /dev/tty: No such device or address`.
    package var description: String {
        guard let path else { return "\(call): \(message)" }
        return "\(call) \(String(decoding: path, as: UTF8.self)): \(message)"
    }
}
