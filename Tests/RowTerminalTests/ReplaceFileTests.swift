import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite struct ReplaceFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func content(_ name: String) throws -> [UInt8]? {
        try readSmallFile(folder.path(name), upTo: 1 << 20)
    }

    @Test func `a file is made for its owner alone, and nothing is left beside it`() throws {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        try replaceFile(folder.path("file"), with: bytes)
        #expect(try content("file") == bytes)
        #expect(folder.mode(of: "file") == S_IFREG | 0o600)
        #expect(folder.names == ["file"])
    }

    @Test func `what it held before is gone, and so is what others were allowed`() throws {
        try replaceFile(folder.path("file"), with: Array("a longer text".utf8))
        chmod(folder.cPath("file"), 0o666)
        try replaceFile(folder.path("file"), with: Array("short".utf8))
        #expect(try content("file") == Array("short".utf8))
        #expect(folder.mode(of: "file") == S_IFREG | 0o600)
    }

    @Test func `a reader that has the old file open keeps the old bytes`() throws {
        try replaceFile(folder.path("file"), with: Array("old".utf8))
        let open = Descriptor(owning: try openFile(folder.path("file"), O_RDONLY))
        try replaceFile(folder.path("file"), with: Array("new".utf8))
        #expect(try open.read(upTo: 9) == Array("old".utf8)[...].reduce(into: []) { $0.append($1) })
    }

    @Test func `a link of that name is replaced, and what it leads to is left alone`() throws {
        try replaceFile(folder.path("victim"), with: Array("mine".utf8))
        try #require(symlink("victim", folder.cPath("file")) == 0)
        try replaceFile(folder.path("file"), with: Array("new".utf8))
        #expect(try content("victim") == Array("mine".utf8))
        #expect(try content("file") == Array("new".utf8))
        #expect(folder.mode(of: "file").map { $0 & S_IFMT } == S_IFREG)
    }

    @Test func `where it cannot be replaced nothing is left behind, and the error has its path`() throws {
        try #require(mkdir(folder.cPath("folder"), 0o700) == 0)
        let path = folder.path("folder")
        #expect(throws: SystemError(call: "rename", code: EISDIR, path: path)) { try replaceFile(path, with: [1]) }
        #expect(folder.names == ["folder"])
    }

    @Test func `a folder that is none is told`() throws {
        try replaceFile(folder.path("file"), with: [])
        let path = folder.path("file/inside")
        #expect(throws: SystemError(call: "mkstemp", code: ENOTDIR, path: path)) { try replaceFile(path, with: [1]) }
    }
}
