import RowThread

/// A source that is read from where it stands to its end, into memory that is used again: a pipe, a socket, a device.
///
/// Read by one thread at a time. Its flags are left as they are, for a non-blocking one is shared with somebody who wants
/// it so; it is waited for.
package struct StreamedSource: Sendable {
    private let source: InputSource

    /// Leaves the source open until ``close()``.
    package init(_ source: InputSource) {
        self.source = source
    }

    /// Reads what there is into `buffer`, from `place` in it to its end at most, and waits where there is nothing yet.
    ///
    /// - Returns: how many bytes; none at the end, and fewer than there is room for anywhere.
    /// - Throws: what `read` says, with the path.
    package func read(into buffer: inout ContiguousArray<UInt8>, from place: Int) throws(SystemError) -> Int {
        guard let number = source.number else { return 0 }
        do {
            return try Descriptor(borrowing: number).read(into: &buffer, from: place)
        } catch {
            throw error.about(source.path)
        }
    }

    /// Lets the source go: whoever still writes to it finds that nobody reads.
    package func close() {
        source.close()
    }
}
