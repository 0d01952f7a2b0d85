/// What a program replied to questions about the same rows.
struct Replies {
    /// What was printed for one question, and how the program ended.
    struct Reply: Equatable {
        var output: [UInt8]
        let status: String
    }

    let list: [Reply]

    /// Puts all the questions to `program`, which is run under the name `fzf`, by one shell.
    init(of program: String, to questions: [Question], about rows: [UInt8]) throws {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        try folder.link("fzf", to: program)
        try folder.write(rows, to: "rows")
        let lines = questions.indices.map { questions[$0].line(reading: "rows", writing: "output-\($0)") }
        try folder.write(lines.joined(), to: "script")
        let shell = try Command(
            ["/bin/sh", "script", folder.path(of: "fzf")], in: folder,
            environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": folder.path])
        guard shell.status == .exited(0) else { throw Playback.Failure("the shell ended with \(shell.status)") }
        let statuses = folder.lines(of: "statuses")
        guard statuses.count == questions.count else { throw Playback.Failure("\(statuses.count) replies") }
        list = questions.indices.map {
            Reply(output: folder.bytes(of: "output-\($0)") ?? [], status: statuses[$0])
        }
    }
}
