import RowText

extension Grid {
    /// Writes decoded text in one style; as `write(_:at:clippedTo:)` otherwise.
    ///
    /// Nothing that is written has no width: marks without a letter of their own were made visible when decoded.
    @discardableResult
    package mutating func write(
        _ text: some Sequence<Grapheme>, style: Style = .plain, at start: Position, clippedTo columns: Range<Int>? = nil
    ) -> Int {
        write(text.lazy.flatMap { Cell.cells(of: $0, style: style) }, at: start, clippedTo: columns)
    }

    /// Writes a string in one style; what may not be drawn is replaced as in a row.
    @discardableResult
    package mutating func write(
        _ text: String, style: Style = .plain, at start: Position, clippedTo columns: Range<Int>? = nil
    ) -> Int {
        write(Graphemes(of: Array(text.utf8)), style: style, at: start, clippedTo: columns)
    }
}

extension Cell {
    /// A tab is as many blanks as it goes forward; anything else is one character.
    fileprivate static func cells(of grapheme: Grapheme, style: Style) -> [Cell] {
        guard grapheme.isSubstitute, grapheme.text.utf8.first == 0x20 else {
            return [Cell(grapheme.text, width: grapheme.width, style: style)]
        }
        return Array(repeating: Cell(" ", style: style), count: grapheme.width)
    }
}
