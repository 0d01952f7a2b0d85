import RowThread
import Synchronization

/// A source that can only be read from its beginning to its end, such as a pipe.
///
/// Who wants the next block reads it, and the others wait for their turn; a block is searched while the next one is read.
package final class SearchedStream: Sendable {
    /// Fills `buffer` from a place in it to its end at most, and tells how many bytes came; waits for the first of them.
    /// None means that the stream has ended.
    package typealias Read =
        @Sendable (_ buffer: inout ContiguousArray<UInt8>, _ place: Int) throws(SystemError) -> Int

    private struct State {
        /// What was read of the row that the last block ends in.
        var rest: ContiguousArray<UInt8> = []
        var blocks = 0
        var hasEnded = false
    }

    private let read: Read
    /// Changed by each worker while it reads a block.
    private let state = Mutex(State())

    /// - Parameter read: called by one thread at a time.
    package init(read: @escaping Read) {
        self.read = read
    }

    /// Reads the block that follows.
    ///
    /// - Returns: which one it is, from 0; `nil` where there is none, and then nothing is read.
    func next(into block: inout FileBlock) -> Int? {
        state.withLock { state in
            guard !state.hasEnded else { return nil }
            block.read(after: &state.rest, by: read)
            state.hasEnded = block.end != nil
            state.blocks += 1
            return state.blocks - 1
        }
    }
}
