import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite struct InputSourceTests {
    @Test(arguments: [
        ("/", "read", EISDIR), ("/nowhere/rows.tsv", "open", ENOENT), ("", "open", ENOENT),
        ("/dev/null/rows", "open", ENOTDIR), ("/dev/null\0rows", "open", ENOENT),
    ])
    func `what cannot be read is told at once, with its path`(path: String, call: String, code: Int32) {
        let path = Array(path.utf8)
        #expect(throws: SystemError(call: call, code: code, path: path)) { _ = try InputSource(path: path) }
    }

    @Test func `a name need not be text`() throws {
        let file = try TemporaryFile(suffix: [0xFF, 0xE9])
        try file.write([0x61])
        let source = try InputSource(path: file.path)
        let number = try #require(source.number)
        #expect(try Descriptor(borrowing: number).read(upTo: 9) == [0x61])
        #expect(source.isRegularFile)
        source.close()
        #expect(source.number == nil)
    }

    @Test func `a pipe holds more from now on, and what it held`() throws {
        let pipe = try Pipe()
        defer { close(pipe.writing) }
        try Descriptor(borrowing: pipe.writing).writeAll([0x61])
        let before = pipeSize(pipe.writing)
        let source = try InputSource(path: Array("-".utf8), Descriptor(owning: pipe.reading))
        #expect(pipeSize(pipe.writing) > before)
        let number = try #require(source.number)
        #expect(try Descriptor(borrowing: number).read(upTo: 9) == [0x61])
    }

    @Test func `a directory as standard input is told`() async {
        await #expect(processExitsWith: .exitCode(EISDIR)) {
            dup2(try openFile(Array("/".utf8), O_RDONLY), 0)
            do throws(SystemError) {
                _ = try InputSource.standardInput()
            } catch {
                exit(error.path == Array("-".utf8) ? error.code : 1)
            }
        }
    }

    @Test func `standard input that was read is let go`() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let pipe = try Pipe()
            dup2(pipe.reading, 0)
            close(pipe.reading)
            try BlockReader([InputSource.standardInput()]) { _ in true }.stop()
            var entry = pollfd(fd: pipe.writing, events: 0, revents: 0)
            exit(poll(&entry, 1, 20_000) == 1 && entry.revents & Int16(POLLERR) != 0 ? 7 : 1)
        }
    }

    @Test func `a source that is named twice is two, and one descriptor is one`() throws {
        let file = try TemporaryFile()
        let number = Int32(open(String(decoding: file.path, as: UTF8.self), O_RDONLY))
        let source = try InputSource(path: file.path, Descriptor(owning: number))
        #expect(source.isSame(as: try InputSource(path: [], Descriptor(borrowing: number))))
        #expect(!source.isSame(as: try InputSource(path: file.path)))
    }
}

/// What the system says that a pipe holds: `F_GETPIPE_SZ`, which the headers show to GNU programs only.
private func pipeSize(_ number: Int32) -> Int32 {
    fcntl(number, 1032, 0)
}
