import Synchronization

/// The rows read so far, shared between the thread that reads them and everyone who looks.
///
/// The reader appends and finishes; any thread takes snapshots. One lock, held for a few copies of references.
package final class Rows: Sendable {
    private struct State {
        var chunks: [Chunk] = []
        var heads: [HeadRow] = []
        var first = 0
        /// Bytes that the chunks take.
        var memory = 0
        var isComplete = false
        var isCutShort = false

        var snapshot: Snapshot {
            Snapshot(heads: heads, chunks: chunks, first: first, isComplete: isComplete, isCutShort: isCutShort)
        }

        /// Lets the first rows go where there are more than `most`, and whole chunks with them.
        mutating func keep(_ most: Int) {
            first = max(first, snapshot.count - most)
            let gone = chunks.prefix { $0.rows.upperBound.index <= first }
            guard !gone.isEmpty else { return }
            memory -= gone.reduce(0) { $0 + $1.memory }
            chunks.removeFirst(gone.count)
        }
    }

    private let state = Mutex(State())
    private let most: Int

    /// None, with more to come.
    ///
    /// - Parameter most: how many of the last rows are kept, at least one; what comes before them leaves as others come.
    package init(keeping most: Int = .max) {
        precondition(most > 0, "the last row is there to be seen")
        self.most = most
    }

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
                state.memory -= last.memory
            }
            state.chunks.append(joined)
            state.memory += joined.memory
            state.keep(most)
        }
    }

    /// Adds lines that stay above the rows.
    package func append(heads: [HeadRow]) {
        guard !heads.isEmpty else { return }
        state.withLock { state in
            state.heads += heads
            state.memory += heads.reduce(0) { $0 + $1.memory }
        }
    }

    /// How many rows there are, and how many bytes they take with what is kept beside them.
    package var load: (rows: Int, bytes: Int) {
        state.withLock { ($0.snapshot.kept, $0.memory) }
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
            defer {
                state.chunks = []
                state.memory = 0
            }
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
