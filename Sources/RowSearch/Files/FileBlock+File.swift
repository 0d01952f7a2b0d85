import RowThread

extension FileBlock {
    /// Reads block `index` of a file: the rows that begin in so many bytes of it.
    ///
    /// A row begins where the file does or after a line end, so the byte before the block is read too, and what is read
    /// beyond the block is the rest of its last row.
    mutating func read(_ index: Int, of file: SearchedFile) {
        let lead = index == 0 ? 0 : 1
        let offset = index * size - lead
        let limit = lead + size
        begin(with: [], room: limit + overhang)
        fill(from: file, at: offset)
        let first = index == 0 ? 0 : afterLineEnd(in: 0..<min(count, limit - 1))
        guard let first, first < count else {
            end = end.flatMap { count <= limit ? $0 : nil }
            return
        }
        rows = first..<endOfRows(from: first, limit: limit, of: file, at: offset)
    }

    /// Finds the end of the last row that begins before `limit`, wherever it is.
    private mutating func endOfRows(from first: Int, limit: Int, of file: SearchedFile, at offset: Int) -> Int {
        var searched = limit - 1
        while true {
            if let last = afterLineEnd(in: min(searched, count)..<count) {
                // Another block follows, if the file has that many bytes; it will see itself where they end.
                end = end.flatMap { count <= limit ? $0 : nil }
                return last
            }
            guard end == nil else { return endLastRow() }
            guard count - limit < longestRow else {
                end = .endlessRow
                return max(first, afterLastLineEnd(before: limit - 1) ?? first)
            }
            searched = max(searched, count)
            resize(to: count * 2)
            fill(from: file, at: offset)
        }
    }

    private mutating func fill(from file: SearchedFile, at offset: Int) {
        fill { (buffer, place) throws(SystemError) in try file.read(offset + place, &buffer, place) }
    }
}
