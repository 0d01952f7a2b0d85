import RowThread
import Synchronization

@testable import RowSearch

/// A file in memory, that may change while it is read, and that gives fewer bytes at once than it is asked for.
final class MemoryFile: Sendable {
    private struct State {
        var bytes: [UInt8]
        var readings = 0
        var given = 0
    }

    private let state: Mutex<State>
    private let mostAtOnce: Int
    private let change: @Sendable (Int, inout [UInt8]) throws(SystemError) -> Void
    private let size: Int

    /// - Parameter change: what happens to the bytes before a reading; is told how many there were before.
    init(
        _ bytes: [UInt8], mostAtOnce: Int = .max,
        change: @escaping @Sendable (Int, inout [UInt8]) throws(SystemError) -> Void = { _, _ in }
    ) {
        size = bytes.count
        state = Mutex(State(bytes: bytes))
        self.mostAtOnce = mostAtOnce
        self.change = change
    }

    /// How many bytes were read of it, those read twice counted twice.
    var given: Int { state.withLock { $0.given } }

    var file: SearchedSource {
        .file(
            SearchedFile(size: size) { [self] (offset, buffer, place) throws(SystemError) in
                try read(at: offset, into: &buffer, from: place)
            })
    }

    /// The same bytes as a pipe would give them.
    var stream: SearchedSource {
        let offset = Mutex(0)
        return .stream(
            SearchedStream { [self] (buffer, place) throws(SystemError) in
                let read = try read(at: offset.withLock { $0 }, into: &buffer, from: place)
                offset.withLock { $0 += read }
                return read
            })
    }

    private func read(at offset: Int, into buffer: inout ContiguousArray<UInt8>, from place: Int) throws(SystemError)
        -> Int
    {
        let bytes = try state.withLock { state throws(SystemError) in
            try change(state.readings, &state.bytes)
            state.readings += 1
            let given = state.bytes.dropFirst(offset).prefix(min(buffer.count - place, mostAtOnce))
            state.given += given.count
            return given
        }
        for (index, byte) in bytes.enumerated() {
            buffer[place + index] = byte
        }
        return bytes.count
    }
}
