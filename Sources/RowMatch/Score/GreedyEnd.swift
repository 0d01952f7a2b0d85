extension Span where Element: TextUnit {
    /// The place after some characters, each taken at the first chance; `nil` if they are not there in order.
    ///
    /// - Parameters:
    ///   - characters: which of the pattern's.
    ///   - start: where to begin to look.
    @inline(__always)
    func end(
        of characters: Range<Int>, ofPattern pattern: Span<Element>, from start: Int, ignoringCase: Bool
    ) -> Int? {
        var next = start
        for index in characters {
            guard let found = pattern[index].firstIndex(in: self, next..<count, ignoringCase: ignoringCase) else {
                return nil
            }
            next = found + 1
        }
        return next
    }
}
