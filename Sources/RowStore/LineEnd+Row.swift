extension LineEnd {
    /// Where a row lies that begins at `start`, without its line end.
    ///
    /// - Parameter next: where the row after it would begin.
    @inline(__always)
    package func row(from start: Int, to next: Int, in bytes: Span<UInt8>) -> Range<Int> {
        let end = next - 1
        let endsWithReturn = self == .newline && end > start && bytes[end - 1] == Self.carriageReturn
        return start..<(endsWithReturn ? end - 1 : end)
    }
}
