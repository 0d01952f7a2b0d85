import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file, pipe or terminal, by its number.
///
/// Its flags are never changed: a shell that shares it would find them changed. One that somebody else has set to
/// non-blocking is waited for instead.
package struct Descriptor: ~Copyable, Sendable {
    /// What the system calls it.
    package let number: Int32
    private let isOwned: Bool

    /// Takes an open descriptor over, and closes it when it goes.
    package init(owning number: Int32) {
        self.number = number
        isOwned = true
    }

    /// Uses a descriptor that somebody else keeps open at least as long, and leaves it open.
    package init(borrowing number: Int32) {
        self.number = number
        isOwned = false
    }

    deinit {
        guard isOwned else { return }
        release(number)
    }

    /// Reads what is there, `count` bytes at most, and waits where there is nothing yet; empty at the end of the file.
    package func read(upTo count: Int) throws(SystemError) -> ContiguousArray<UInt8> {
        while true {
            if let bytes = try readIfReady(upTo: count) { return bytes }
            _ = try waitToRead(number, -1, until: nil)
        }
    }

    /// Like ``read(upTo:)``, but nil where a non-blocking descriptor has nothing yet.
    func readIfReady(upTo count: Int) throws(SystemError) -> ContiguousArray<UInt8>? {
        var bytes: ContiguousArray<UInt8> = []
        do {
            try systemCall("read") {
                var answer = 0
                bytes = unsafe ContiguousArray(unsafeUninitializedCapacity: count) { buffer, filled in
                    answer = unsafe Self.read(number, into: buffer)
                    filled = max(0, answer)
                }
                return answer
            }
        } catch {
            guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
            return nil
        }
        return bytes
    }

    /// Reads what is there into `buffer`, from `place` in it to its end at most, and waits where there is nothing yet.
    ///
    /// - Returns: how many bytes; none at the end of the file.
    package func read(into buffer: inout ContiguousArray<UInt8>, from place: Int) throws(SystemError) -> Int {
        let room = min(buffer.count - place, Self.mostAtOnce)
        precondition(place >= 0 && room >= 0, "what is read goes into the buffer")
        while true {
            do {
                return try systemCall("read") {
                    unsafe buffer.withUnsafeMutableBufferPointer { bytes in
                        let part = unsafe UnsafeMutableBufferPointer(rebasing: bytes[place..<(place + room)])
                        return unsafe Self.read(number, into: part)
                    }
                }
            } catch {
                guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
                _ = try waitToRead(number, -1, until: nil)
            }
        }
    }

    /// Writes as many of the bytes as are taken now; `nil` where a non-blocking descriptor takes none.
    func writeIfReady(_ bytes: [UInt8]) throws(SystemError) -> Int? {
        guard !bytes.isEmpty else { return nil }
        do {
            return try systemCall("write") {
                unsafe bytes.withUnsafeBytes { unsafe Self.write(number, $0) }
            }
        } catch {
            guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
            return nil
        }
    }

    /// Writes all bytes, however many calls that takes.
    ///
    /// - Throws: `EPIPE` where nobody reads any more (as long as `SIGPIPE` does not end the run), `ENOSPC`, `EIO` ….
    ///   Some bytes may have been written then.
    package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            do {
                written += try systemCall("write") {
                    unsafe bytes.withUnsafeBytes { buffer in
                        let rest = unsafe buffer[written...].prefix(Self.mostAtOnce)
                        return unsafe Self.write(number, UnsafeRawBufferPointer(rebasing: rest))
                    }
                }
            } catch {
                guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
                _ = try waitToWrite(number, until: nil)
            }
        }
    }

    /// macOS refuses to read or write more than 2 GiB at once.
    private static let mostAtOnce = 1 << 30

    private static func read(_ number: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        #if canImport(Glibc)
            unsafe Glibc.read(number, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
            unsafe Musl.read(number, buffer.baseAddress, buffer.count)
        #else
            unsafe Darwin.read(number, buffer.baseAddress, buffer.count)
        #endif
    }

    private static func write(_ number: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
            unsafe Glibc.write(number, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            unsafe Musl.write(number, bytes.baseAddress, bytes.count)
        #else
            unsafe Darwin.write(number, bytes.baseAddress, bytes.count)
        #endif
    }
}

/// Closes a descriptor. One of the three standard ones gets `/dev/null` in its place, because the next file opened
/// would become a standard stream otherwise.
private func release(_ number: Int32) {
    guard number <= 2, let null = try? openFile(Array("/dev/null".utf8), O_RDWR) else {
        // Its only failure that leaves it open is a number that is not open; data was written by `write` before.
        close(number)
        return
    }
    dup2(null, number)
    close(null)
}

/// Opens a file that no child inherits.
func openFile(_ path: [UInt8], _ mode: Int32) throws(SystemError) -> Int32 {
    // The system would take a NUL for the end of the path, and open another file.
    guard !path.contains(0) else { throw SystemError(call: "open", code: ENOENT, path: path) }
    let terminated = path.map(CChar.init(bitPattern:)) + [0]
    do {
        return Int32(try systemCall("open") { unsafe Int(open(terminated, mode | O_CLOEXEC | O_NOCTTY)) })
    } catch {
        throw error.about(path)
    }
}
