import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite struct ReadinessTests {
    @Test func `a pipe takes bytes until it is full, and again when it is read`() throws {
        let pipe = try Pipe()
        let reading = Descriptor(owning: pipe.reading)
        let writing = Descriptor(owning: pipe.writing)
        #expect(try waitToWrite(writing.number, until: .now))
        _ = fcntl(writing.number, F_SETFL, O_NONBLOCK)
        while write(writing.number, [UInt8](repeating: 0, count: 4096), 4096) > 0 {}
        #expect(try !waitToWrite(writing.number, until: .now))
        _ = try reading.read(upTo: 1 << 20)
        #expect(try waitToWrite(writing.number, until: .now.advanced(byMilliseconds: 20_000)))
    }

    @Test func `a descriptor that is none is never ready`() throws {
        let ready = try waitToRead(-1, -1, until: .now.advanced(byMilliseconds: 1))
        #expect(ready == (false, false))
    }

    @Test func `what is closed at the other end can be read`() throws {
        let (first, second) = (try Pipe(), try Pipe())
        close(second.writing)
        let ready = try waitToRead(first.reading, second.reading, until: nil)
        #expect(ready == (false, true))
        for number in [first.reading, first.writing, second.reading] { close(number) }
    }
}
