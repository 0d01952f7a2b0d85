/// The first place at or after `start` where the pattern's units stand side by side.
func find<Unit: TextUnit>(_ pattern: Span<Unit>, in text: Span<Unit>, from start: Int, ignoringCase: Bool) -> Int? {
    var start = start
    while start + pattern.count <= text.count {
        if holds(pattern, in: text, at: start, ignoringCase: ignoringCase) { return start }
        start += 1
    }
    return nil
}

/// Whether the pattern stands there; it may reach beyond either end of the text, where it does not.
func holds<Unit: TextUnit>(_ pattern: Span<Unit>, in text: Span<Unit>, at start: Int, ignoringCase: Bool) -> Bool {
    guard start >= 0, start + pattern.count <= text.count else { return false }
    for index in pattern.indices where text[start + index].folded(ignoringCase: ignoringCase) != pattern[index] {
        return false
    }
    return true
}
