import RowThread

/// A file that can be read anywhere, as whoever opened it hands it to the search.
package struct SearchedFile: Sendable {
    /// Fills `buffer` from a place in it to its end with the bytes of the file from `offset` on, and tells how many
    /// there were; fewer than there was room for is no sign that the file ends, none is.
    package typealias Read =
        @Sendable (_ offset: Int, _ buffer: inout ContiguousArray<UInt8>, _ place: Int) throws(SystemError) -> Int

    /// How many bytes it had when it was opened; more are read if they come.
    let size: Int
    let read: Read

    /// - Parameter read: called by several threads at once, each with a buffer of its own.
    package init(size: Int, read: @escaping Read) {
        self.size = size
        self.read = read
    }
}
