#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// fzf itself, asked for the rows that answer a query.
///
/// Its path is in ROWPICK_FZF, or it is found on PATH.
struct Oracle {
    struct Failure: Error {
        let call: String
        let status: Int32
    }

    /// `nil` on a machine without it.
    static let installed: Oracle? = candidates.first { access($0, X_OK) == 0 }.map { Oracle(path: $0) }

    let path: String

    private static var candidates: [String] {
        if let path = environment("ROWPICK_FZF") { return [path] }
        return (environment("PATH") ?? "").split(separator: ":").map { "\($0)/fzf" }
    }

    /// What `fzf --filter` prints for some rows, which hold no line end and are valid UTF-8.
    func rows(of rows: TemporaryFile, answering query: String, options: [String]) throws -> [[UInt8]] {
        let output = try TemporaryFile([])
        try run([path, "--filter=" + query] + options, reading: rows.path, writing: output.path)
        return try readFile(output.path).split(separator: 0x0A, omittingEmptySubsequences: false).dropLast().map(
            Array.init)
    }

    private func run(_ arguments: [String], reading input: String, writing output: String) throws {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_TRUNC, 0)
        var words = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        // Options from the environment would change the answer, so it gets none.
        var environment: [UnsafeMutablePointer<CChar>?] = [nil]
        var process = pid_t()
        let spawned = posix_spawn(&process, path, &actions, nil, &words, &environment)
        guard spawned == 0 else { throw Failure(call: "posix_spawn", status: spawned) }
        var status: Int32 = 0
        guard waitpid(process, &status, 0) == process else { throw Failure(call: "waitpid", status: errno) }
        // Status 1 says that nothing matched.
        guard status == 0 || status == 1 << 8 else { throw Failure(call: "fzf", status: status) }
    }
}

/// A file that is gone when nobody holds it any more.
final class TemporaryFile: Sendable {
    let path: String

    init(_ bytes: [UInt8]) throws {
        var template = Array("/tmp/row-match-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Oracle.Failure(call: "mkstemp", status: errno) }
        defer { close(descriptor) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard write(descriptor, bytes, bytes.count) == bytes.count else {
            throw Oracle.Failure(call: "write", status: errno)
        }
    }

    deinit {
        unlink(path)
    }
}

func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}

func readFile(_ path: String, upTo limit: Int = .max) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Oracle.Failure(call: "open " + path, status: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
        let count = read(descriptor, &block, block.count)
        guard count >= 0 else { throw Oracle.Failure(call: "read", status: errno) }
        guard count > 0 else { break }
        bytes += block[..<count]
    }
    return bytes
}
