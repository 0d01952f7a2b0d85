import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A source that is a file, to be read anywhere in it and by several threads at once.
///
/// Offsets count from where the source stood when this was made: standard input may have been read from before.
package struct RegularFile: Sendable {
    private let source: InputSource
    /// Its descriptor, which `source` keeps open.
    private let number: Int32
    private let start: Int
    /// How many bytes there were from there on when this was made.
    package let size: Int

    /// - Returns: `nil` for a pipe, a device, a closed source, and for a file that has no size, as those have that the
    ///   system makes up while they are read.
    package init?(_ source: InputSource) {
        guard source.isRegularFile, let number = source.number else { return nil }
        var status = stat()
        guard unsafe fstat(number, &status) == 0, status.st_size > 0 else { return nil }
        let start = lseek(number, 0, SEEK_CUR)
        guard start >= 0 else { return nil }
        self.source = source
        self.number = number
        self.start = Int(start)
        size = max(0, Int(status.st_size) - Int(start))
    }

    /// Reads what there is from `offset` on into `buffer`, from `place` in it to its end at most.
    ///
    /// - Returns: how many bytes; none at the end of the file, and fewer than there is room for anywhere.
    /// - Throws: what `pread` says, with the path.
    package func read(at offset: Int, into buffer: inout ContiguousArray<UInt8>, from place: Int) throws(SystemError)
        -> Int
    {
        let room = min(buffer.count - place, Self.mostAtOnce)
        precondition(place >= 0 && room >= 0, "what is read goes into the buffer")
        do {
            return try systemCall("read") {
                unsafe buffer.withUnsafeMutableBytes { bytes in
                    let part = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[place..<(place + room)])
                    return unsafe pread(number, part.baseAddress, room, off_t(start + offset))
                }
            }
        } catch {
            throw error.about(source.path)
        }
    }

    /// Has whoever shares the source, as a script does its standard input, find it read to its end.
    package func skipToEnd() {
        // Where that fails nobody can read on anyway.
        _ = lseek(number, 0, SEEK_END)
    }

    /// macOS refuses to read more than 2 GiB at once.
    private static let mostAtOnce = 1 << 30
}
