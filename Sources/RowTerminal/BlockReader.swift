import RowThread
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads sources to their ends, one after the other, on a thread of its own.
///
/// What a slow producer writes is handed on at once, however little it is. Dropping the reader stops it.
package final class BlockReader: Sendable {
    /// What the reader tells, in order.
    package enum Event: Sendable {
        /// Bytes as they came; never empty. A block ends anywhere, and holds bytes of one source.
        case block(ContiguousArray<UInt8>)
        /// A source has been read to its end, and is closed.
        case endOfSource
        /// A source can be read no further, and is closed; the error has its path. Comes instead of ``endOfSource``.
        case failure(SystemError)
        /// All sources are behind us; the last event.
        case endOfInput
    }

    private let reading: Reading
    private let thread: Thread

    /// Begins to read.
    ///
    /// - Parameters:
    ///   - sources: in this order; each is closed when it has been read.
    ///   - deliver: called on the reader's thread, which reads no further until it returns; false stops the reader.
    package init(
        _ sources: [InputSource], deliver: @escaping @Sendable (Event) -> Bool
    ) throws(SystemError) {
        let reading = Reading(sources, stopBell: try Wake(), deliver: deliver)
        self.reading = reading
        thread = try Thread { reading.run() }
    }

    deinit {
        stop()
    }

    /// Has the reader close all its sources, now, even if it is waiting for one; what still writes to them finds nobody
    /// reading. Returns at once; an event that is being delivered may still come in.
    package func stop() {
        reading.stop()
    }

    /// Waits until the reader has closed its last source and delivers nothing more. Not to be called by `deliver`.
    package func join() {
        thread.join()
    }
}

/// The reader as its thread sees it, so that the thread does not keep the ``BlockReader`` alive.
private final class Reading: Sendable {
    private let sources: [InputSource]
    private let deliver: @Sendable (BlockReader.Event) -> Bool
    /// Rung once, to end a wait; the thread looks at nothing else to know.
    private let stopBell: Wake
    /// Set by whoever stops, read by the thread between two blocks.
    private let isStopped = Atomic(false)

    init(_ sources: [InputSource], stopBell: Wake, deliver: @escaping @Sendable (BlockReader.Event) -> Bool) {
        self.sources = sources
        self.stopBell = stopBell
        self.deliver = deliver
    }

    func stop() {
        isStopped.store(true, ordering: .releasing)
        stopBell.ring()
    }

    func run() {
        defer { for source in sources { source.close() } }
        for source in sources {
            let end = readToEnd(source)
            source.close()
            guard let end, deliver(end) else { return }
        }
        _ = deliver(.endOfInput)
    }

    /// - Returns: how the source ended; nil when the reader was stopped.
    private func readToEnd(_ source: InputSource) -> BlockReader.Event? {
        guard let number = source.number else { return .endOfSource }
        let descriptor = Descriptor(borrowing: number)
        var size = BlockSize(isRegularFile: source.isRegularFile)
        do {
            while try isReady(descriptor, waits: !source.isRegularFile) {
                guard let block = try descriptor.readIfReady(upTo: size.bytes) else { continue }
                guard !block.isEmpty else { return .endOfSource }
                size.note(block.count)
                guard deliver(.block(size.fitted(block))) else { return nil }
            }
            return nil
        } catch {
            return .failure(error.about(source.path))
        }
    }

    /// Waits until there is something to read; false when the reader was stopped.
    private func isReady(_ descriptor: borrowing Descriptor, waits: Bool) throws(SystemError) -> Bool {
        if waits { _ = try waitToRead(descriptor.number, stopBell.descriptor, until: nil) }
        return !isStopped.load(ordering: .acquiring)
    }
}
