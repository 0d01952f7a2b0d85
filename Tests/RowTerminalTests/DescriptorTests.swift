import Glibc
import RowThread
import Synchronization
import Testing

@testable import RowTerminal

@Suite struct DescriptorTests {
    @Test(arguments: [0, O_NONBLOCK])
    func `every byte arrives, and the flags stay as they are`(flag: Int32) throws {
        let pipe = try Pipe()
        _ = fcntl(pipe.writing, F_SETFL, flag)
        _ = fcntl(pipe.reading, F_SETFL, flag)
        let before = (fcntl(pipe.writing, F_GETFL), fcntl(pipe.reading, F_GETFL))
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let writing = pipe.writing
        let writer = try Thread {
            do {
                try Descriptor(borrowing: writing).writeAll(bytes)
            } catch {
                Issue.record(error)
            }
            close(writing)
        }
        var arrived: [UInt8] = []
        let after: (Int32, Int32) = (fcntl(pipe.writing, F_GETFL), fcntl(pipe.reading, F_GETFL))
        while true {
            let block = try Descriptor(borrowing: pipe.reading).read(upTo: 10_007)
            if block.isEmpty { break }
            arrived += block
        }
        writer.join()
        #expect(arrived == bytes)
        #expect(before == after)
        close(pipe.reading)
    }

    @Test func `no more is read than was asked for`() throws {
        let pipe = try Pipe()
        try Descriptor(owning: pipe.writing).writeAll(Array("abcdef".utf8))
        let reading = Descriptor(owning: pipe.reading)
        #expect(try reading.read(upTo: 2) == [0x61, 0x62])
        #expect(try reading.read(upTo: 9) == [0x63, 0x64, 0x65, 0x66])
        #expect(try reading.read(upTo: 9) == [])
    }

    @Test func `nothing to write is written`() throws {
        try Descriptor(borrowing: -1).writeAll([])
    }

    @Test func `a full disk is told`() throws {
        let full = Descriptor(owning: try openFile(Array("/dev/full".utf8), O_WRONLY))
        #expect(throws: SystemError(call: "write", code: ENOSPC)) { try full.writeAll([1]) }
    }

    @Test func `a reader that went away is told`() throws {
        let pipe = try Pipe()
        close(pipe.reading)
        let outcome = Mutex<SystemError?>(nil)
        // Threads of this house do not take SIGPIPE.
        try Thread {
            do throws(SystemError) {
                try Descriptor(owning: pipe.writing).writeAll([1])
            } catch {
                outcome.withLock { $0 = error }
            }
        }.join()
        #expect(outcome.withLock { $0 } == SystemError(call: "write", code: EPIPE))
    }

    @Test func `an owned descriptor closes, a borrowed one stays`() throws {
        let pipe = try Pipe()
        do { _ = Descriptor(borrowing: pipe.writing) }
        #expect(fcntl(pipe.writing, F_GETFD) != -1)
        do { _ = Descriptor(owning: pipe.writing) }
        #expect(try Descriptor(owning: pipe.reading).read(upTo: 1) == [])
    }

    @Test func `a standard stream that closes leaves its number taken`() async {
        await #expect(processExitsWith: .success) {
            do { _ = Descriptor(owning: 0) }
            let opened = try openFile(Array("/".utf8), O_RDONLY)
            #expect(opened > 2)
            #expect(try Descriptor(borrowing: 0).read(upTo: 1) == [])
            exit(opened > 2 ? 0 : 1)
        }
    }
}

/// Both ends of a pipe, left for the test to close.
struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        for end in ends { try #require(fcntl(end, F_SETFD, FD_CLOEXEC) == 0) }
        (reading, writing) = (ends[0], ends[1])
    }
}
