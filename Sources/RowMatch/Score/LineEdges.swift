extension Span<UInt8> {
    /// By a bonus table, where the blanks before a line's text end.
    @inline(__always)
    func startOfText(in line: Span<UInt8>) -> Int {
        var start = 0
        while start < line.count {
            guard isWhite(line[start]) else { break }
            start += 1
        }
        return start
    }

    /// By a bonus table, where the blanks after a line's text begin.
    @inline(__always)
    func endOfText(in line: Span<UInt8>) -> Int {
        var end = line.count
        while end > 0 {
            guard isWhite(line[end - 1]) else { break }
            end -= 1
        }
        return end
    }

    /// By a bonus table, how many characters a line has without the blanks around it.
    func trimmedLength(of line: Span<UInt8>) -> Int {
        Swift.max(0, endOfText(in: line) - startOfText(in: line))
    }
}
