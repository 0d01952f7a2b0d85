extension Span<UInt8> {
    /// By a bonus table, how many characters a line has without the blanks around it.
    func trimmedLength(of line: Span<UInt8>) -> Int {
        var start = 0
        var end = line.count
        while start < end {
            guard isWhite(line[start]) else { break }
            start += 1
        }
        while start < end {
            guard isWhite(line[end - 1]) else { break }
            end -= 1
        }
        return end - start
    }
}
