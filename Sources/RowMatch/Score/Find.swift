/// The first place at or after `start` where the pattern's units stand side by side.
///
/// The first two are looked for together: that one letter follows another is far rarer than the one alone.
func find<Unit: TextUnit>(_ pattern: Span<Unit>, in text: Span<Unit>, from start: Int, ignoringCase: Bool) -> Int? {
    let first = pattern[0]
    let second = pattern.count > 1 ? pattern[1] : nil
    let end = text.count - pattern.count + 1
    var start = start
    while start < end {
        let place =
            second.map { first.firstIndex(in: text, start..<end, before: $0, ignoringCase: ignoringCase) }
            ?? first.firstIndex(in: text, start..<end, ignoringCase: ignoringCase)
        guard let found = place else { return nil }
        if holds(pattern, in: text, at: found, ignoringCase: ignoringCase) { return found }
        start = found + 1
    }
    return nil
}

/// Whether the pattern stands there; it may reach beyond either end of the text, where it does not.
func holds<Unit: TextUnit>(_ pattern: Span<Unit>, in text: Span<Unit>, at start: Int, ignoringCase: Bool) -> Bool {
    guard start >= 0, start <= text.count - pattern.count else { return false }
    for index in pattern.indices where text[start + index].folded(ignoringCase: ignoringCase) != pattern[index] {
        return false
    }
    return true
}
