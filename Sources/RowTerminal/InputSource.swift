import RowThread
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Something rows are read from: a file that was named, or standard input; open until it has been read.
package final class InputSource: Sendable {
    /// As the user named it, byte for byte; `-` for standard input.
    package let path: [UInt8]
    /// Whether reading never waits for somebody to write. Such a file is read in larger blocks.
    let isRegularFile: Bool
    /// Whether it is the terminal that keys are typed on: rows and keys cannot both be read from it.
    package let isControllingTerminal: Bool
    /// What tells the pipe, if it is one, that another run may write to: see ``Terminal/takeTurn(reading:)``.
    let pipe: off_t?
    /// Emptied by whoever reads it, once; nobody else looks.
    private let descriptor: Mutex<Descriptor?>

    /// Opens a file. A pipe with a name (a FIFO) is waited for until somebody writes to it.
    ///
    /// - Throws: what `open` says, and `EISDIR` for a directory, both with the path.
    package convenience init(path: [UInt8]) throws(SystemError) {
        try self.init(path: path, Descriptor(owning: openFile(path, O_RDONLY)))
    }

    /// Takes standard input over. When it is closed, its number stays taken by `/dev/null`.
    ///
    /// - Throws: `EBADF` where it is closed, `EISDIR` where it is a directory.
    package static func standardInput() throws(SystemError) -> InputSource {
        try InputSource(path: Array("-".utf8), Descriptor(owning: 0))
    }

    /// Takes an open descriptor over, under the name that errors are to tell.
    package init(path: [UInt8], _ descriptor: consuming Descriptor) throws(SystemError) {
        let number = descriptor.number
        var status = stat()
        do {
            try systemCall("fstat") { unsafe Int(fstat(number, &status)) }
        } catch {
            throw error.about(path)
        }
        let kind = status.st_mode & S_IFMT
        guard kind != S_IFDIR else { throw SystemError(call: "read", code: EISDIR, path: path) }
        self.path = path
        isRegularFile = kind == S_IFREG
        pipe = Terminal.place(ofPipe: number)
        if kind == S_IFIFO { widenPipe(number) }
        // Of any other file, another terminal too, the system does not tell a foreground.
        isControllingTerminal = kind == S_IFCHR && tcgetpgrp(number) != -1
        self.descriptor = Mutex(descriptor)
    }

    /// Closes it. Whoever still writes to it finds that nobody reads. A second time it does nothing.
    package func close() {
        descriptor.withLock { $0 = nil }
    }

    /// Whether both read from one descriptor: what the one has read the other will not.
    package func isSame(as other: InputSource) -> Bool {
        number == other.number
    }

    /// Its number while it is open.
    var number: Int32? {
        descriptor.withLock { descriptor in
            switch descriptor {
            case .some(let open): open.number
            case .none: nil
            }
        }
    }
}
