import RowStore
import RowTerminal
import RowThread
import Synchronization

/// The rows of a run as they come in: who reads them, and who is told.
final class Input: Sendable {
    let rows: Rows
    /// Used by the reader's thread alone.
    private let splitter: Mutex<RowSplitter>
    /// Written once by whoever begins to read, then only asked to stop.
    private let reader = Mutex<BlockReader?>(nil)
    /// The command whose output is read, if one is; written once before reading begins.
    private let command = Mutex<ChildProcess?>(nil)
    /// What could not be read: written by the reader's thread, taken by the owner.
    private let failures = Mutex<[ReadFailure]>([])
    private let limits: ReadingLimits
    private let arrived: @Sendable () -> Void

    /// - Parameters:
    ///   - splitter: makes rows of what is read.
    ///   - limits: where reading stops, whatever there is to come.
    ///   - arrived: called on the reader's thread whenever there is something new to look at.
    init(
        into rows: Rows, by splitter: RowSplitter, limits: ReadingLimits = ReadingLimits(),
        arrived: @escaping @Sendable () -> Void
    ) {
        self.rows = rows
        self.limits = limits
        self.splitter = Mutex(splitter)
        self.arrived = arrived
    }

    /// Takes the rows of a text, all of them at once.
    func take(_ text: String) {
        var splitter = RowSplitter(lineEnd: .newline)
        if let chunk = splitter.take(ContiguousArray(text.utf8)) { rows.append(chunk) }
        rows.finish()
        arrived()
    }

    /// Begins to read; rows come from now on.
    func read(_ sources: [InputSource]) throws(SystemError) {
        let reader = try BlockReader(sources) { [self] event in take(event) }
        self.reader.withLock { $0 = reader }
    }

    /// Begins to read what a command prints.
    func read(_ command: ChildProcess) throws(SystemError) {
        self.command.withLock { $0 = command }
        try read([command.output])
    }

    /// Lets the sources go, whoever still writes to them, and has a command end.
    func stop() {
        reader.withLock { $0?.stop() }
        command.withLock { $0 }?.letGo()
    }

    /// The failures since the last call.
    func takeFailures() -> [ReadFailure] {
        failures.withLock { failures in
            defer { failures = [] }
            return failures
        }
    }

    /// Takes what the reader tells; false to have no more of it.
    private func take(_ event: BlockReader.Event) -> Bool {
        defer { arrived() }
        switch event {
        case .block(let block):
            return take(block)
        case .endOfSource:
            endSource()
            return awaitEndOfCommand()
        case .failure(let error):
            endSource()
            failures.withLock { $0.append(.source(error)) }
        case .endOfInput:
            rows.finish()
        }
        return true
    }

    private func take(_ block: ContiguousArray<UInt8>) -> Bool {
        let (chunk, heads, openRow, codes) = splitter.withLock {
            ($0.take(block), $0.takeHeads(), $0.openRow, $0.memory)
        }
        rows.append(heads: heads)
        if let chunk { rows.append(chunk) }
        guard limits.leaveRoom(beside: rows, openRow: openRow, codes: codes, block: block.count) else {
            rows.finish(isCutShort: true)
            return false
        }
        return true
    }

    /// Whether its rows are all of them is known when it has ended; false where it is let go before that.
    private func awaitEndOfCommand() -> Bool {
        guard let command = command.withLock({ $0 }) else { return true }
        // The last row is there already.
        arrived()
        guard let end = command.awaitEnd() else { return false }
        if let failure = ReadFailure(command, endedBy: end) { failures.withLock { $0.append(failure) } }
        return true
    }

    private func endSource() {
        let (chunk, heads) = splitter.withLock { ($0.endSource(), $0.takeHeads()) }
        rows.append(heads: heads)
        if let chunk { rows.append(chunk) }
    }
}
