import RowStore
import RowThread

/// One block of a source: some rows that follow each other, each whole. The memory is used again for the next one.
struct FileBlock {
    /// Why no block follows.
    enum End: Sendable {
        case endOfFile
        /// It can be read no further.
        case failure(SystemError)
        /// A row is longer than there is memory for; neither that row is here nor any after it.
        case endlessRow
    }

    /// How many bytes a block has, but for rows that are longer.
    let size: Int
    let lineEnd: LineEnd
    let longestRow: Int
    /// How much more than the block is read at once of a file.
    let overhang: Int
    /// What has been read are the first `count` of them.
    private(set) var bytes: ContiguousArray<UInt8> = []
    private(set) var count = 0
    /// Where the rows lie in ``bytes``: from where one begins to after a line end.
    var rows = 0..<0
    /// How the source ends, if it does so in this block; `nil` where another block follows.
    var end: End?

    /// - Parameters:
    ///   - size: at least one.
    ///   - longestRow: bytes; below 4 GiB by two blocks.
    init(size: Int, lineEnd: LineEnd, longestRow: Int) {
        self.size = size
        self.lineEnd = lineEnd
        self.longestRow = longestRow
        overhang = min(size, Self.mostOverhang)
    }

    /// Bytes of memory that it takes while no row is longer than usual.
    var usualMemory: Int { size + 1 + overhang }

    /// Begins anew with some bytes, and room for so many in all.
    mutating func begin(with first: ContiguousArray<UInt8>, room: Int) {
        count = 0
        end = nil
        rows = 0..<0
        resize(to: room)
        bytes.replaceSubrange(0..<first.count, with: first)
        count = first.count
    }

    /// Reads until there is no room left, or nothing more.
    mutating func fill(by read: SearchedStream.Read) {
        do throws(SystemError) {
            while count < bytes.count {
                let read = try read(&bytes, count)
                guard read > 0 else {
                    end = .endOfFile
                    return
                }
                count += read
            }
        } catch {
            end = .failure(error)
        }
    }

    /// Makes room for so many bytes, and gives back what only a very long row has needed.
    mutating func resize(to room: Int) {
        if count == 0 && bytes.count > 4 * room { bytes = [] }
        if bytes.isEmpty { bytes.reserveCapacity(room) }
        if bytes.count < room {
            bytes.append(contentsOf: repeatElement(0, count: room - bytes.count))
        } else {
            bytes.removeLast(bytes.count - room)
        }
    }

    /// Has the last row end as others do. A carriage return that no line feed follows is the row's own, and one that
    /// belongs to a line end comes off.
    ///
    /// - Returns: where all rows end.
    mutating func endLastRow() -> Int {
        guard count > 0, bytes[count - 1] != lineEnd.byte else { return count }
        resize(to: count + 2)
        if lineEnd == .newline, bytes[count - 1] == LineEnd.carriageReturn {
            bytes[count] = LineEnd.carriageReturn
            count += 1
        }
        bytes[count] = lineEnd.byte
        count += 1
        return count
    }

    /// Where the first row begins after a line end in a part of what was read.
    func afterLineEnd(in range: Range<Int>) -> Int? {
        firstIndex(of: lineEnd.byte, in: bytes.span, range).map { $0 + 1 }
    }

    /// Where a row begins after the last line end before `end`.
    func afterLastLineEnd(before end: Int) -> Int? {
        bytes[..<end].lastIndex(of: lineEnd.byte).map { $0 + 1 }
    }

    /// Bytes: so much longer than most rows that the last one of a block is whole at the first attempt, and few beside
    /// those of the block.
    private static let mostOverhang = 4096
}
