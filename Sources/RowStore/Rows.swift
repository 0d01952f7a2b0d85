import Synchronization

/// The rows read so far, shared between the thread that reads them and everyone who looks.
///
/// The reader appends and finishes; any thread takes snapshots. One lock, held for a few copies of references.
package final class Rows: Sendable {
    private struct State {
        var chunks: [Chunk] = []
        var isComplete = false
        var isCutShort = false

        var snapshot: Snapshot {
            Snapshot(chunks: chunks, isComplete: isComplete, isCutShort: isCutShort)
        }
    }

    private let state = Mutex(State())

    /// None, with more to come.
    package init() {}

    /// Adds the rows that follow those already here.
    ///
    /// A trickle of small chunks is joined as it comes, so that an hour of single rows does not leave a million of
    /// them; a byte is copied a logarithmic number of times at most.
    package func append(_ chunk: Chunk) {
        state.withLock { state in
            var joined = chunk
            while let last = state.chunks.last, last.bytes.count <= joined.bytes.count,
                last.bytes.count + joined.bytes.count <= Self.joinedBytes
            {
                joined = Chunk(last, joined)
                state.chunks.removeLast()
            }
            state.chunks.append(joined)
        }
    }

    /// Says that no row will follow.
    ///
    /// - Parameter isCutShort: whether there would have been more, but for the memory they take.
    package func finish(isCutShort: Bool = false) {
        state.withLock { state in
            state.isComplete = true
            state.isCutShort = isCutShort
        }
    }

    /// What has been read, and keeps nothing of it: for whoever looks at each row once.
    package func takeAll() -> Snapshot {
        state.withLock { state in
            defer { state.chunks = [] }
            return state.snapshot
        }
    }

    /// What has been read by now; costs no copy of a row.
    package func snapshot() -> Snapshot {
        state.withLock { $0.snapshot }
    }

    /// Larger ones would be copied for too long under the lock; smaller ones leave more of them to search through.
    private static let joinedBytes = 128 * 1024
}
