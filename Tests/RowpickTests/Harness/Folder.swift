#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder of small files, each read and written whole.
struct Folder: Equatable, Sendable {
    let path: String

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// A new, empty folder that nobody else knows.
    static func temporary() throws -> Folder {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array((parent + "/rowpick-tests-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallFailed(call: "mkdtemp", code: errno) }
        return Folder(path: String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    func path(of name: String) -> String { path + "/" + name }

    func folder(_ name: String) -> Folder { Folder(path: path(of: name)) }

    func has(_ name: String) -> Bool { access(path(of: name), F_OK) == 0 }

    /// What a file holds; `nil` where there is no such file.
    func bytes(of name: String) -> [UInt8]? {
        let descriptor = open(path(of: name), O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return Descriptor.readAll(descriptor)
    }

    func text(of name: String) -> String? {
        bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The lines of a file, without the ends; empty where there is no such file.
    func lines(of name: String) -> [String] {
        guard let text = text(of: name) else { return [] }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// What lies in the folder, sorted, without hidden files.
    var names: [String] { everything.filter { !$0.hasPrefix(".") }.sorted() }

    func write(_ bytes: some Sequence<UInt8>, to name: String, isProgram: Bool = false) throws {
        let mode: mode_t = isProgram ? 0o755 : 0o644
        let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
        let descriptor = try SystemCallFailed.check(open(path(of: name), flags, mode), "open \(name)")
        defer { close(descriptor) }
        try Descriptor.writeAll(Array(bytes), to: descriptor)
    }

    func makeFolder(_ name: String) throws -> Folder {
        try SystemCallFailed.check(mkdir(path(of: name), 0o755), "mkdir \(name)")
        return folder(name)
    }

    func link(_ name: String, to target: String) throws {
        try SystemCallFailed.check(symlink(target, path(of: name)), "symlink \(name)")
    }

    /// Takes the folder and all in it away.
    func remove() {
        for name in everything {
            let inner = folder(name)
            if unlink(inner.path) != 0 { inner.remove() }
        }
        rmdir(path)
    }

    private var everything: [String] {
        guard let stream = opendir(path) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
