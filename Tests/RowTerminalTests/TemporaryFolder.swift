import Glibc
import Testing

@testable import RowTerminal

/// A folder that is there as long as this is, with whatever lies in it.
final class TemporaryFolder {
    let path: [UInt8]

    init() throws {
        var name = "/tmp/rowpick-tests-XXXXXX".utf8CString.map { $0 }
        try #require(mkdtemp(&name) != nil)
        path = name.dropLast().map(UInt8.init(bitPattern:))
    }

    deinit {
        Self.remove(path)
    }

    /// The path of something in it.
    func path(_ name: String) -> [UInt8] { path + Array("/\(name)".utf8) }

    /// The path, as C has it.
    func cPath(_ name: String) -> [CChar] { path(name).map(CChar.init(bitPattern:)) + [0] }

    /// The kind and the permissions of something in it; nil where there is nothing. Links are not followed.
    func mode(of name: String) -> mode_t? {
        var status = stat()
        return lstat(cPath(name), &status) == 0 ? status.st_mode : nil
    }

    /// What lies in it.
    var names: [String] { Self.names(in: path) }

    private static func remove(_ path: [UInt8]) {
        for name in names(in: path) { remove(path + Array("/\(name)".utf8)) }
        Glibc.remove(path.map(CChar.init(bitPattern:)) + [0])
    }

    private static func names(in path: [UInt8]) -> [String] {
        guard let number = try? openFile(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW), let folder = fdopendir(number)
        else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { name in
                String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
