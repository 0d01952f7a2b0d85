import Synchronization

/// Which blocks of the sources have been taken, in order, and how much room there is for what is found in them.
final class BlockQueue: Sendable {
    /// A block to be read.
    struct Task {
        let source: Int
        /// Which one of a file; of a stream it is the one that comes next, if there is one.
        let block: Int
        /// Whether whoever takes it is to read all that follows in the file, too: as far as its size told, nothing does.
        let isLast: Bool
    }

    private struct State {
        var source = 0
        var block = 0
        var memory = 0
        /// Those found, and as many as there may be in the blocks that are being searched.
        var rows = 0
        var isCutShort = false
    }

    private let sources: [SearchedSource]
    private let blockSize: Int
    private let limits: FileLimits
    /// Changed by each worker as it takes a block, and as it has searched one.
    private let state = Mutex(State())

    init(_ sources: [SearchedSource], blockSize: Int, limits: FileLimits) {
        self.sources = sources
        self.blockSize = blockSize
        self.limits = limits
    }

    /// The next block; `nil` if there is none, or no room for what may be found in it.
    ///
    /// - Parameter buffer: how many bytes more than before a worker needs to read it.
    func next(buffer: Int) -> Task? {
        state.withLock { state in
            guard state.source < sources.count, takeRoom(&state) else { return nil }
            state.memory += buffer
            let size = sources[state.source].size
            let isLast = size.map { (state.block + 1) * blockSize >= $0 } ?? false
            let task = Task(source: state.source, block: state.block, isLast: isLast)
            state.source += isLast ? 1 : 0
            state.block = isLast || size == nil ? 0 : state.block + 1
            return task
        }
    }

    /// Goes on to the source after a stream that has ended, unless somebody else has.
    func leave(stream: Int) {
        state.withLock { state in
            if state.source == stream { state.source += 1 }
        }
    }

    /// Takes room for one more block than was known of; false where there is none.
    func takeRoom() -> Bool {
        state.withLock { takeRoom(&$0) }
    }

    /// Counts what was found in a block.
    ///
    /// - Parameter memory: bytes that it takes.
    func note(memory: Int, rows: Int) {
        state.withLock { state in
            state.memory += memory
            state.rows += rows - blockSize
        }
    }

    /// Has no more blocks taken.
    func cutShort() {
        state.withLock { $0.isCutShort = true }
    }

    /// Whether there was more to read than room to keep it.
    var isCutShort: Bool {
        state.withLock { $0.isCutShort }
    }

    /// A block has as many rows as it has bytes, at most.
    private func takeRoom(_ state: inout State) -> Bool {
        let hasRoom = state.memory < limits.memory && state.rows + blockSize <= limits.rows
        state.isCutShort = state.isCutShort || !hasRoom
        guard !state.isCutShort else { return false }
        state.rows += blockSize
        return true
    }
}
