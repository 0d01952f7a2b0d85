#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An xterm on a screen that nobody sees, with a socket where it would have a pseudo-terminal: it shows the bytes that
/// are written there, and writes there what it answers.
final class Xterm {
    /// Where it answers.
    let descriptor: Int32
    private let folder: Folder
    private let child: Child
    /// Tells whether the bytes so far end amid a sequence, which a question would break.
    private var parser = SequenceParser()
    private var answers: [UInt8] = []

    init(_ xterm: String, on server: XServer, for session: Session) throws {
        folder = try Folder.temporary()
        let size = session.size.asShown
        let words =
            [xterm, "-S/0", "-u8", "-geometry", "\(size)", "-sl", "2000"]
            + (session.folder.has("wide") ? ["-cjk_width"] : [])
            + Self.resources(printingIn: folder).flatMap { ["-xrm", "*" + $0] }
        let environment = [
            "DISPLAY": server.display, "LC_ALL": "C.UTF-8", "HOME": folder.path, "PATH": "/usr/bin:/bin",
        ]
        (child, descriptor) = try Child.starting.withLock { [folder] _ in
            try Self.start(words, in: folder, environment: environment)
        }
        try Descriptor.makeNonblocking(descriptor)
        // The number of its window comes first.
        try wait("did not start") { answers.contains(0x0A) }
        answers = []
    }

    deinit {
        close(descriptor)
        child.killAll()
        folder.remove()
    }

    /// The size may be asked to change, and what is shown may be asked for, which it prints.
    private static func resources(printingIn folder: Folder) -> [String] {
        let file = folder.path(of: "printed")
        return [
            "allowWindowOps: true", "printAttributes: 0", "printerCommand: cat >\(file).new; mv \(file).new \(file)",
        ]
    }

    private static func start(
        _ words: [String], in folder: Folder, environment: [String: String]
    ) throws -> sending (Child, Int32) {
        var ends: [Int32] = [-1, -1]
        try SystemCallFailed.check(socketpair(AF_UNIX, streamSocket, 0, &ends), "socketpair")
        let ours = try Descriptor.moveUp(ends[0])
        let its = try Descriptor.moveUp(ends[1])
        defer { close(its) }
        let silence = try Descriptor.moveUp(SystemCallFailed.check(open("/dev/null", O_WRONLY | O_CLOEXEC), "open"))
        defer { close(silence) }
        let child = try Child(
            words, in: folder.path, environment: environment, input: its, output: silence, errors: silence)
        return (child, ours)
    }

    #if canImport(Darwin)
        private static let streamSocket = SOCK_STREAM
    #else
        private static let streamSocket = Int32(SOCK_STREAM.rawValue)
    #endif

    func show(_ bytes: [UInt8]) throws {
        for byte in bytes { _ = parser.take(byte) }
        try Descriptor.writeAll(bytes, to: descriptor)
    }

    /// What it has answered since the last call.
    func takeAnswers() -> [UInt8] {
        answers += Descriptor.readAll(descriptor)
        defer { answers = [] }
        return answers
    }

    /// Whether there is an answer to be taken that was read with one for the tests.
    var hasAnswered: Bool { !answers.isEmpty }

    /// Whether it can be asked something now.
    var isBetweenSequences: Bool { !parser.isAmidst }

    /// What it answers to a question of the tests; what it had to answer before stays to be taken.
    func answer(to question: String) throws -> String {
        try show(Array((Self.mark + question + Self.mark).utf8))
        try wait("did not answer") { answers.ranges(of: Self.markAnswer).count == 2 }
        let marks = answers.ranges(of: Self.markAnswer)
        let answer = answers[marks[0].upperBound..<marks[1].lowerBound]
        answers.removeSubrange(marks[0].lowerBound..<marks[1].upperBound)
        return String(decoding: answer, as: UTF8.self)
    }

    /// Asks for the state of the printer, which no program under test does.
    private static let mark = "\u{1B}[?15n"
    private static let markAnswer = Array("\u{1B}[?13n".utf8)

    /// What it prints of its screen, or of its past as well; the right halves of wide characters are left out.
    func printed(withPast: Bool = false) throws -> [String] {
        _ = try answer(to: withPast ? "\u{1B}[?11i" : "\u{1B}[i")
        let deadline = Moment.now + Playback.patience
        while !folder.has("printed") {
            guard Moment.now < deadline else { throw Playback.Failure("xterm printed nothing") }
            usleep(500)
        }
        let text = folder.text(of: "printed") ?? ""
        unlink(folder.path(of: "printed"))
        let rightHalf = "\u{FFFF}" as Unicode.Scalar
        let shown = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != rightHalf }))
        return shown.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    func resize(to size: ScreenSize) throws {
        try show(Array("\u{1B}[8;\(size.lines);\(size.columns)t".utf8))
        let wanted = "\u{1B}[8;\(size.lines);\(size.columns)t"
        let deadline = Moment.now + Playback.patience
        while try answer(to: "\u{1B}[18t") != wanted {
            guard Moment.now < deadline else { throw Playback.Failure("xterm did not become \(size)") }
            usleep(1000)
        }
    }

    private func wait(_ failure: String, until condition: () -> Bool) throws {
        let deadline = Moment.now + Playback.patience
        while !condition() {
            guard Moment.now < deadline, !child.hasEnded() else { throw Playback.Failure("xterm \(failure)") }
            Descriptor.wait(for: [descriptor], milliseconds: 5)
            answers += Descriptor.readAll(descriptor)
        }
    }
}
