import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite struct RegularFileTests {
    private func source(of bytes: [UInt8]) throws -> (file: TemporaryFile, source: InputSource) {
        let file = try TemporaryFile()
        try file.write(bytes)
        return (file, try InputSource(path: file.path))
    }

    @Test func `it is read anywhere, and no further than there is room`() throws {
        let (file, source) = try source(of: Array("abcdef".utf8))
        let regular = try #require(RegularFile(source))
        #expect(regular.size == 6)
        var buffer = ContiguousArray("......".utf8)
        #expect(try regular.read(at: 1, into: &buffer, from: 4) == 2)
        #expect(buffer.elementsEqual("....bc".utf8))
        #expect(try regular.read(at: 5, into: &buffer, from: 0) == 1)
        #expect(buffer.elementsEqual("f...bc".utf8))
        #expect(try regular.read(at: 6, into: &buffer, from: 0) == 0)
        withExtendedLifetime(file) {}
    }

    @Test func `what was read before is not there, and afterwards it has been read to its end`() throws {
        let (file, source) = try source(of: Array("abcdef".utf8))
        let number = try #require(source.number)
        _ = try Descriptor(borrowing: number).read(upTo: 2)
        let regular = try #require(RegularFile(source))
        #expect(regular.size == 4)
        var buffer = ContiguousArray("....".utf8)
        #expect(try regular.read(at: 0, into: &buffer, from: 0) == 4)
        #expect(buffer.elementsEqual("cdef".utf8))
        regular.skipToEnd()
        #expect(try Descriptor(borrowing: number).read(upTo: 2).isEmpty)
        withExtendedLifetime(file) {}
    }

    @Test func `a pipe is none, nor is what the system makes up`() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        close(ends[1])
        #expect(RegularFile(try InputSource(path: [], Descriptor(owning: ends[0]))) == nil)
        #expect(RegularFile(try InputSource(path: Array("/dev/null".utf8))) == nil)
        #if os(Linux)
            #expect(RegularFile(try InputSource(path: Array("/proc/self/status".utf8))) == nil)
        #endif
    }
}
