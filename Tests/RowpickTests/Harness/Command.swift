#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program that is run to its end for what it prints.
struct Command {
    let status: Child.Ending
    let output: [UInt8]
    let errors: [UInt8]

    /// Runs `words`, with what `input` holds as standard input, and waits for the end of what it prints.
    ///
    /// - Throws: also when it takes longer than anything may (``Playback/patience``); it is ended then.
    init(_ words: [String], in folder: Folder, environment: [String: String], input: [UInt8] = []) throws {
        let inputFile = ".input-of-command"
        if !input.isEmpty { try folder.write(input, to: inputFile) }
        let started = try Child.starting.withLock { _ in
            try Started(words, in: folder, environment: environment, inputFile: input.isEmpty ? nil : inputFile)
        }
        defer {
            close(started.output)
            close(started.errors)
        }
        var output: [UInt8] = []
        var errors: [UInt8] = []
        let deadline = Moment.now + Playback.patience
        while !started.child.hasEnded() {
            guard Moment.now < deadline else { throw Playback.Failure("\(words[0]) did not end") }
            Descriptor.wait(for: [started.output, started.errors], milliseconds: 2)
            output += Descriptor.readAll(started.output)
            errors += Descriptor.readAll(started.errors)
        }
        output += Descriptor.readAll(started.output)
        errors += Descriptor.readAll(started.errors)
        status = started.child.ending ?? .exited(-1)
        self.output = output
        self.errors = errors
    }

    private struct Started: @unchecked Sendable {
        let child: Child
        let output: Int32
        let errors: Int32

        init(_ words: [String], in folder: Folder, environment: [String: String], inputFile: String?) throws {
            let pipes = try OutputPipes()
            defer { pipes.closeStarts() }
            let input = try inputFile.map {
                try Descriptor.moveUp(
                    SystemCallFailed.check(open(folder.path(of: $0), O_RDONLY | O_CLOEXEC), "open \($0)"))
            }
            defer { if let input { close(input) } }
            child = try Child(
                words, in: folder.path, environment: environment, input: input, output: pipes.outputStart,
                errors: pipes.errorsStart)
            output = pipes.output
            errors = pipes.errors
        }
    }
}
