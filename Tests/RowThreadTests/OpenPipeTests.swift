import Glibc
import Testing

@testable import RowThread

@Suite struct OpenPipeTests {
    @Test func `what is written to the one end is read from the other`() throws {
        let ends = try openPipe()
        defer { close(ends.reading) }
        #expect(write(ends.writing, [0x61, 0x62] as [UInt8], 2) == 2)
        close(ends.writing)
        var bytes: [UInt8] = [0, 0, 0]
        #expect(read(ends.reading, &bytes, 3) == 2)
        #expect(bytes == [0x61, 0x62, 0])
        #expect(read(ends.reading, &bytes, 3) == 0)
    }

    @Test func `a child inherits neither end`() throws {
        let ends = try openPipe()
        for end in [ends.reading, ends.writing] {
            #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0)
            close(end)
        }
    }
}
