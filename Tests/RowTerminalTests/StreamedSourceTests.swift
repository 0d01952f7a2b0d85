import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite struct StreamedSourceTests {
    /// A pipe to read from, and the number of its other end.
    private func pipe() throws -> (source: InputSource, writer: Int32) {
        var ends: [Int32] = [0, 0]
        try #require(Glibc.pipe(&ends) == 0)
        return (try InputSource(path: Array("pipe".utf8), Descriptor(owning: ends[0])), ends[1])
    }

    @Test func `it is read as it comes, and no further than there is room`() throws {
        let (source, writer) = try pipe()
        let stream = StreamedSource(source)
        try Descriptor(borrowing: writer).writeAll(Array("abcdef".utf8))
        var buffer = ContiguousArray("......".utf8)
        #expect(try stream.read(into: &buffer, from: 4) == 2)
        #expect(buffer.elementsEqual("....ab".utf8))
        #expect(try stream.read(into: &buffer, from: 0) == 4)
        #expect(buffer.elementsEqual("cdefab".utf8))
        close(writer)
        #expect(try stream.read(into: &buffer, from: 0) == 0)
    }

    @Test func `one that does not block is waited for, and its flags are left`() throws {
        let (source, writer) = try pipe()
        let number = try #require(source.number)
        let flags = fcntl(number, F_GETFL) | O_NONBLOCK
        try #require(fcntl(number, F_SETFL, flags) == 0)
        let writing = try Thread {
            usleep(20_000)
            close(writer)
        }
        var buffer = ContiguousArray("......".utf8)
        #expect(try StreamedSource(source).read(into: &buffer, from: 0) == 0)
        #expect(fcntl(number, F_GETFL) == flags)
        writing.join()
    }

    @Test func `an error names the source`() throws {
        let file = try TemporaryFile()
        let writeOnly = open(String(decoding: file.path, as: UTF8.self), O_WRONLY)
        let source = try InputSource(path: file.path, Descriptor(owning: writeOnly))
        var buffer = ContiguousArray("......".utf8)
        #expect(throws: SystemError(call: "read", code: EBADF, path: file.path)) {
            try StreamedSource(source).read(into: &buffer, from: 0)
        }
    }

    @Test func `one that was let go has nobody reading, and nothing to read`() throws {
        let (source, writer) = try pipe()
        defer { close(writer) }
        let stream = StreamedSource(source)
        stream.close()
        var buffer = ContiguousArray("......".utf8)
        #expect(try stream.read(into: &buffer, from: 0) == 0)
    }
}
