import Glibc
import RowThread
import Testing

@testable import RowTerminal

@Suite struct MakeFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `all that is missing is made, for its owner alone`() throws {
        try makeFolder(folder.path("one/two//three"))
        for name in ["one", "one/two", "one/two/three"] { #expect(folder.mode(of: name) == S_IFDIR | 0o700) }
    }

    @Test func `what is there stays as it is`() throws {
        try #require(mkdir(folder.cPath("one"), 0o700) == 0)
        chmod(folder.cPath("one"), 0o755)
        try makeFolder(folder.path("one"))
        try makeFolder(folder.path("one/two"))
        #expect(folder.mode(of: "one") == S_IFDIR | 0o755)
    }

    @Test func `where no folder can be, the refusal is told with its path`() throws {
        try replaceFile(folder.path("file"), with: [])
        let path = folder.path("file/one")
        #expect(throws: SystemError(call: "mkdir", code: ENOTDIR, path: path)) { try makeFolder(path) }
    }

    @Test func `a path of nothing is refused`() {
        #expect(throws: SystemError(call: "mkdir", code: ENOENT, path: [])) { try makeFolder([]) }
    }
}
