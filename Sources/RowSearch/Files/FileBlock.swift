import RowStore
import RowThread

/// One block of a file: the rows that begin in it, each whole. The memory is used again for the next one.
///
/// A row begins where the file does or after a line end, so the byte before the block is read too, and what is read
/// beyond the block is the rest of its last row.
struct FileBlock {
    /// Why no block follows.
    enum End: Sendable {
        case endOfFile
        /// It can be read no further.
        case failure(SystemError)
        /// A row is longer than there is memory for; neither that row is here nor any after it.
        case endlessRow
    }

    private let size: Int
    private let lineEnd: LineEnd
    private let longestRow: Int
    /// How much more than the block is read at once.
    private let overhang: Int
    /// What has been read are the first `count` of them.
    private(set) var bytes: ContiguousArray<UInt8> = []
    private var count = 0
    private(set) var rows: RowStarts
    /// How the file ends, if it does so in this block; `nil` where another block follows.
    private(set) var end: End?

    /// - Parameters:
    ///   - size: how many bytes a block has, at least one.
    ///   - longestRow: bytes; below 4 GiB by a block.
    init(size: Int, lineEnd: LineEnd, longestRow: Int) {
        self.size = size
        self.lineEnd = lineEnd
        self.longestRow = longestRow
        rows = RowStarts(lineEnd: lineEnd)
        overhang = min(size, Self.mostOverhang)
    }

    /// Reads block `index` of a file.
    mutating func read(_ index: Int, of file: SearchedFile) {
        let lead = index == 0 ? 0 : 1
        let offset = index * size - lead
        let limit = lead + size
        count = 0
        end = nil
        rows.removeAll()
        resize(to: limit + overhang)
        fill(from: file, at: offset)
        let first = index == 0 ? 0 : afterLineEnd(in: 0..<min(count, limit - 1))
        guard let first, first < count else {
            end = end.flatMap { count <= limit ? $0 : nil }
            return
        }
        finishRows(from: first, limit: limit, of: file, at: offset)
    }

    /// Bytes of memory that it takes while no row is longer than usual.
    var usualMemory: Int { size + 1 + overhang }

    /// Finds the end of the last row that begins before `limit`, wherever it is, and then all rows.
    private mutating func finishRows(from first: Int, limit: Int, of file: SearchedFile, at offset: Int) {
        var searched = limit - 1
        while true {
            if let last = afterLineEnd(in: min(searched, count)..<count) {
                // Another block follows, if the file has that many bytes; it will see itself where they end.
                end = end.flatMap { count <= limit ? $0 : nil }
                return findRows(in: first..<last)
            }
            guard end == nil else {
                return findRows(in: first..<endLastRow())
            }
            guard count - limit < longestRow else {
                end = .endlessRow
                let last = lastLineEnd(before: limit - 1).map { $0 + 1 } ?? first
                return findRows(in: first..<max(first, last))
            }
            searched = max(searched, count)
            resize(to: count * 2)
            fill(from: file, at: offset)
        }
    }

    private mutating func findRows(in part: Range<Int>) {
        rows.refill(from: bytes, in: part)
    }

    /// Has the last row end as others do. A carriage return that no line feed follows is the row's own, and one that
    /// belongs to a line end comes off.
    ///
    /// - Returns: where all rows end.
    private mutating func endLastRow() -> Int {
        guard bytes[count - 1] != lineEnd.byte else { return count }
        resize(to: count + 2)
        if lineEnd == .newline, bytes[count - 1] == LineEnd.carriageReturn {
            bytes[count] = LineEnd.carriageReturn
            count += 1
        }
        bytes[count] = lineEnd.byte
        count += 1
        return count
    }

    /// Reads until there is no room left, or nothing more.
    private mutating func fill(from file: SearchedFile, at offset: Int) {
        do throws(SystemError) {
            while count < bytes.count {
                let read = try file.read(offset + count, &bytes, count)
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
    private mutating func resize(to room: Int) {
        if count == 0 && bytes.count > 4 * room { bytes = [] }
        guard bytes.count < room else { return }
        bytes.reserveCapacity(room)
        bytes.append(contentsOf: repeatElement(0, count: room - bytes.count))
    }

    private func afterLineEnd(in range: Range<Int>) -> Int? {
        firstIndex(of: lineEnd.byte, in: bytes.span, range).map { $0 + 1 }
    }

    private func lastLineEnd(before end: Int) -> Int? {
        bytes[..<end].lastIndex(of: lineEnd.byte)
    }

    /// Bytes: so much longer than most rows that the last one of a block is whole at the first attempt, and few beside
    /// those of the block.
    private static let mostOverhang = 4096
}
