import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite struct ReadSmallFileTests {
    @Test(arguments: [(0, true), (1, true), (999, true), (1000, true), (1001, false), (1_000_000, false)])
    func `a file is read whole if it is no larger than it may be`(count: Int, isRead: Bool) throws {
        let file = try TemporaryFile()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        try file.write(bytes)
        #expect(try readSmallFile(file.path, upTo: 1000) == (isRead ? bytes : nil))
    }

    @Test(arguments: ["/nowhere/at/all", "/dev/null/file", "/", "/dev/zero", "/dev/null"])
    func `what is no file is nothing`(path: String) throws {
        #expect(try readSmallFile(Array(path.utf8), upTo: 1000) == nil)
    }

    @Test func `a pipe that nobody writes to is nothing, and not waited for`() throws {
        let folder = try TemporaryFolder()
        try #require(mkfifo(folder.cPath("pipe"), 0o600) == 0)
        #expect(try readSmallFile(folder.path("pipe"), upTo: 1000) == nil)
    }

    @Test func `a refusal is told with the path`() throws {
        let folder = try TemporaryFolder()
        try #require(symlink("loop", folder.cPath("loop")) == 0)
        let path = folder.path("loop")
        #expect(throws: SystemError(call: "open", code: ELOOP, path: path)) {
            _ = try readSmallFile(path, upTo: 1000)
        }
    }
}
