import RowThread

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Runs a program that has its answer at once, and ends it when it has said that.
///
/// It has nothing to read and no terminal, and what it says of errors is not kept.
///
/// - Parameters:
///   - words: the path of the program, and its arguments.
///   - milliseconds: how long it is waited for.
///   - limit: how many bytes an answer may have.
/// - Returns: what it printed; nil where that did not end in time, or is longer.
/// - Throws: what one of the calls refuses.
package func askProgram(
    _ words: [[UInt8]], within milliseconds: Int, upTo limit: Int
) throws(SystemError) -> ContiguousArray<UInt8>? {
    let deadline = Moment.now.advanced(byMilliseconds: milliseconds)
    let (reading, writing) = try openPipe()
    let answer = Descriptor(owning: reading)
    let number = try start(words, output: Descriptor(owning: writing))
    defer { end(number) }
    return try readWhole(answer, until: deadline, upTo: limit)
}

/// Starts the program; nobody else holds the other end of its output after that.
private func start(_ words: [[UInt8]], output: consuming Descriptor) throws(SystemError) -> pid_t {
    // A parent that has it ignored would leave us no status to wait for.
    try SignalAction.standard.exchange(for: SIGCHLD)
    let errors = Descriptor(owning: try openFile(Array("/dev/null".utf8), O_WRONLY))
    return try spawn(words, output: output.number, errors: errors.number)
}

private func readWhole(
    _ answer: borrowing Descriptor, until deadline: Moment, upTo limit: Int
) throws(SystemError) -> ContiguousArray<UInt8>? {
    var bytes: ContiguousArray<UInt8> = []
    while bytes.count <= limit {
        guard try waitToRead(answer.number, -1, until: deadline).first else { return nil }
        let more = try answer.read(upTo: limit + 1 - bytes.count)
        guard !more.isEmpty else { return bytes }
        bytes += more
    }
    return nil
}

/// Ends all of its group, and waits for the one we have started, so that its number is free.
private func end(_ number: pid_t) {
    kill(-number, SIGKILL)
    // It fails only for a number that is no child of ours.
    _ = try? systemCall("waitpid") { Int(waitpid(number, nil, 0)) }
}
