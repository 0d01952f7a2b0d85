/// What is typed in plain mode, put together to lines; bytes in, and lines out.
package struct TypedLine: Equatable, Sendable {
    /// What some bytes amount to.
    package enum End: Equatable, Sendable {
        /// A line, without what ended it.
        case line([UInt8])
        /// The end of the file, or what stands for it where the terminal does not know such keys.
        case endOfFile
    }

    private var bytes: [UInt8] = []

    /// An empty line.
    package init() {}

    /// Takes what one read gave, which holds one line at most.
    ///
    /// A terminal that was left in raw mode sends Enter as CR, and Ctrl-C and Ctrl-D as bytes like any other.
    ///
    /// - Returns: `nil` where the line goes on.
    package mutating func take(_ read: some Collection<UInt8>) -> End? {
        guard let first = read.first else { return .endOfFile }
        if bytes.isEmpty && read.count == 1 && (first == Self.interrupt || first == Self.end) { return .endOfFile }
        bytes += read
        guard let last = bytes.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") else { return nil }
        defer { bytes = [] }
        return .line(Array(bytes.dropLast()))
    }

    /// Ctrl-C.
    private static let interrupt: UInt8 = 0x03

    /// Ctrl-D.
    private static let end: UInt8 = 0x04
}
