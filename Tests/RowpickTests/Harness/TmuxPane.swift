import RowScreen

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A pane of a tmux server of its own in which nothing runs: bytes are shown as they are, and it is asked what is seen.
final class TmuxPane {
    private let tmux: String
    private let folder: Folder
    private let size: ScreenSize
    private var terminal: Int32 = -1
    private var shown = 0

    init(tmux: String, size: ScreenSize) throws {
        self.tmux = tmux
        self.size = size
        folder = try Folder.temporary()
        try folder.write("set-option -g status off\n".utf8, to: "settings")
        let program = "stty raw -echo; printf '\\033]2;0\\007'; exec sleep 600"
        try run(["new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.lines)", "--", "/bin/sh", "-c", program])
        try waitUntilShown()
        let path = try run(["display-message", "-p", "#{pane_tty}"]).first ?? ""
        terminal = try SystemCallFailed.check(open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC), "open \(path)")
    }

    deinit {
        if terminal >= 0 { close(terminal) }
        do {
            try run(["kill-server"])
        } catch {
            print("tmux: \(error)")
        }
        folder.remove()
    }

    /// Writes to the pane, and waits until tmux has taken it in.
    func show(_ bytes: [UInt8]) throws {
        shown += 1
        try Descriptor.writeAll(bytes + Array("\u{1B}]2;\(shown)\u{7}".utf8), to: terminal)
        try waitUntilShown()
    }

    /// The text that is seen, whatever the tests think of its width.
    func lines() throws -> [String] {
        try run(["capture-pane", "-p"])
    }

    /// What is seen, with its looks.
    func screen() throws -> ScreenReader {
        let lines = try run(["capture-pane", "-p", "-e", "-N"])
        var reader = ScreenReader(size: size)
        for (line, text) in lines.enumerated() {
            reader.read(text: Array("\u{1B}[\(line + 1);1H\(text)".utf8))
        }
        return reader
    }

    func cursor() throws -> Position {
        let place = try run(["display-message", "-p", "#{cursor_x} #{cursor_y}"]).first ?? ""
        let numbers = place.split(separator: " ").compactMap { Int($0) }
        return Position(line: numbers.last ?? -1, column: numbers.first ?? -1)
    }

    /// The title tells: it is set by the last bytes of each frame.
    private func waitUntilShown() throws {
        let deadline = Moment.now + Playback.patience
        while try run(["display-message", "-p", "#{pane_title}"]) != ["\(shown)"] {
            guard Moment.now < deadline else { throw Playback.Failure("tmux did not show frame \(shown)") }
        }
    }

    @discardableResult
    private func run(_ words: [String]) throws -> [String] {
        let environment = [
            "LC_ALL": "C.UTF-8", "PATH": Program.variable("PATH") ?? "/usr/bin:/bin", "TERM": "xterm-256color",
        ]
        let command = try Command(
            [tmux, "-S", folder.path(of: "socket"), "-f", folder.path(of: "settings")] + words, in: folder,
            environment: environment)
        guard command.status == .exited(0) else {
            throw Playback.Failure("tmux \(words): \(String(decoding: command.errors, as: UTF8.self))")
        }
        var lines = String(decoding: command.output, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeLast()
        return lines
    }
}
