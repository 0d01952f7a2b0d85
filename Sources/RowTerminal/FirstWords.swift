import RowThread
import Synchronization

/// The beginning of what somebody writes to a pipe. All of it is read, so that nobody who writes more has to wait.
final class FirstWords: Sendable {
    /// Added to by the reader's thread, read by whoever asks for the line.
    private let bytes: Kept
    private let reader: BlockReader

    /// Apart, so that the reader does not keep alive who keeps the reader.
    private final class Kept: Sendable {
        let bytes = Mutex<[UInt8]>([])
        /// Rung at the end of the pipe.
        let end: Wake

        init() throws(SystemError) {
            end = try Wake()
        }
    }

    /// - Parameters:
    ///   - pipe: read until its end.
    ///   - name: what the pipe is called, if that is ever told.
    init(of pipe: consuming Descriptor, name: [UInt8]) throws(SystemError) {
        let kept = try Kept()
        bytes = kept
        reader = try BlockReader([InputSource(path: name, pipe)]) { event in
            switch event {
            case .block(let block):
                kept.bytes.withLock { bytes in
                    bytes += block.prefix(Self.most - bytes.count)
                }
            case .endOfSource, .failure: break
            case .endOfInput: kept.end.ring()
            }
            return true
        }
    }

    /// The first line that is not blank; empty where there is none.
    ///
    /// It waits a moment for the end of the pipe: who has written it may have died before the reader came to it.
    var line: [UInt8] {
        let deadline = Moment.now.advanced(byMilliseconds: Self.moment)
        // Where it cannot be waited for, what has been read by now is what there is.
        _ = try? waitToRead(bytes.end.descriptor, -1, until: deadline)
        let lines = bytes.bytes.withLock { $0.split { $0 == 0x0A || $0 == 0x0D } }
        return lines.first { !$0.allSatisfy { $0 == 0x20 || $0 == 0x09 } }.map(Array.init) ?? []
    }

    /// Bytes: more than any line of the screen has room for, after blank lines too.
    private static let most = 4096

    /// Milliseconds: others may hold the pipe open and write nothing for ever.
    private static let moment = 100
}
