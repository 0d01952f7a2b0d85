#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The real fzf on a terminal of its own, asked over a socket: what it finds, in which order, and where in each row.
///
/// `--filter` tells the order alone, and takes a process for each question.
final class ListeningFzf {
    private let folder: Folder
    private let terminal: PseudoTerminal
    private let child: Child

    /// Starts it over some rows, and waits until it has read them.
    init(_ program: String, options: [String], rows: [[UInt8]], separator: UInt8) throws {
        folder = try Folder.temporary()
        try folder.write(rows.flatMap { $0 + [separator] }, to: "rows")
        let words = [program, "--listen=\(folder.path(of: Self.door))"] + options
        (terminal, child) = try Child.starting.withLock { [folder] _ in try Self.start(words, in: folder) }
        try wait("has read \(rows.count) rows", for: Playback.patience) {
            folder.has(Self.door) && state().map { !$0.isReading && $0.total == rows.count } ?? false
        }
    }

    deinit {
        child.killAll()
        folder.remove()
    }

    /// What it finds for a query. It shows what it found before for as long as it searches, so an answer that is not as
    /// expected is waited for, and the last one counts.
    func answer(to query: String, until isExpected: ([Hit]) -> Bool) throws -> [Hit] {
        _ = try request("POST / HTTP/1.1\r\nHost: fzf\r\n", body: Array("change-query:\(query)".utf8))
        var answer: [Hit] = []
        let deadline = Moment.now + Self.patience
        try wait("answers \(query.debugDescription)", for: Playback.patience) {
            guard let state = state(), state.query == query else { return false }
            answer = state.hits
            return isExpected(answer) || Moment.now >= deadline
        }
        return answer
    }

    /// What it says of itself; `nil` where nobody listens yet.
    private func state() -> FzfState? {
        let head = "GET /?limit=\(Self.mostHits) HTTP/1.1\r\nHost: fzf\r\n"
        return (try? request(head, body: [])).flatMap { FzfState(reply: $0) }
    }

    private func wait(_ claim: String, for patience: Int, until isSo: () -> Bool) throws {
        let deadline = Moment.now + patience
        var rest: Int32 = 0
        while !isSo() {
            guard Moment.now < deadline, !child.hasEnded() else { throw Playback.Failure("never came: fzf \(claim)") }
            Descriptor.wait(for: [terminal.master], milliseconds: rest)
            _ = terminal.read()
            rest = min(rest + 1, 10)
        }
    }

    /// What it draws is read meanwhile: who waits for its terminal answers nobody.
    private func request(_ head: String, body: [UInt8]) throws -> [UInt8] {
        let socket = try Self.connection(to: folder.path(of: Self.door))
        defer { close(socket) }
        let length = body.isEmpty ? "" : "Content-Length: \(body.count)\r\n"
        try Descriptor.writeAll(Array("\(head)\(length)\r\n".utf8) + body, to: socket)
        try Descriptor.makeNonblocking(socket)
        var reply: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(socket, &block, block.count)
            if count == 0 { return reply }
            if count > 0 {
                reply += block[..<count]
                continue
            }
            guard errno == EAGAIN || errno == EINTR else { throw SystemCallFailed(call: "read", code: errno) }
            Descriptor.wait(for: [socket, terminal.master], milliseconds: 100)
            _ = terminal.read()
        }
    }

    private static func start(_ words: [String], in folder: Folder) throws -> (PseudoTerminal, Child) {
        let terminal = try PseudoTerminal(size: ScreenSize(columns: 20, lines: 4))
        let nowhere = try Descriptor.moveUp(SystemCallFailed.check(open("/dev/null", O_RDWR), "open /dev/null"))
        let rows = try Descriptor.moveUp(SystemCallFailed.check(open(folder.path(of: "rows"), O_RDONLY), "open rows"))
        defer {
            close(nowhere)
            close(rows)
        }
        let child = try Child(
            words, in: folder.path,
            environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": folder.path],
            terminal: terminal.path, input: rows, output: nowhere, errors: nowhere)
        return (terminal, child)
    }

    private static func connection(to path: String) throws -> Int32 {
        #if canImport(Darwin)
            let made = socket(AF_UNIX, SOCK_STREAM, 0)
        #else
            let made = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        let descriptor = try Descriptor.moveUp(SystemCallFailed.check(made, "socket"))
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8).prefix($0.count - 1)) }
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else {
            close(descriptor)
            throw SystemCallFailed(call: "connect", code: errno)
        }
        return descriptor
    }

    private static let door = "fzf.sock"

    /// More than there are rows in any question.
    private static let mostHits = 2000

    /// Milliseconds: a wrong answer costs as much, so no more than a busy machine needs.
    private static let patience = 3000
}
