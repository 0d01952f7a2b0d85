import RowText

extension PickerRow {
    /// The row in one line, as it is to be heard: its fields with commas between, for that is where a voice pauses.
    ///
    /// A field that is not shown is there if the query was found nowhere else. What is long is cut.
    ///
    /// - Parameters:
    ///   - shown: the fields, counted from 1.
    ///   - marks: the bytes that the query matched.
    ///   - width: the columns that a field may take.
    ///   - signs: what marks a cut, and what stands for what may not be sent.
    func plainText(shown: [Int], marks: [Range<Int>], width: Int, signs: Signs) -> String {
        var ranges = isSingle ? [bytes.indices] : shown.map { range(of: $0) }
        if !isSingle, let hidden = hiddenField(matchedBy: marks, shown: shown) { ranges.append(hidden) }
        let texts = ranges.map { text(of: $0, showing: marks, width: width, signs: signs) }
        let spoken = texts.filter { text in text.contains { $0 != " " } }
        return spoken.isEmpty ? PlainWording.blankRow : spoken.joined(separator: ", ")
    }

    private func text(of field: Range<Int>, showing marks: [Range<Int>], width: Int, signs: Signs) -> String {
        let window = TextWindow(of: field, in: bytes, showing: marks, lettering: signs.lettering)
        let ellipsis = signs.ellipsis
        let sign = graphemes(of: ellipsis).width
        let fitted = FittedText(window.graphemes, width: width, showing: window.match, sign: sign)
        let before = fitted.isCutBefore || window.isCutBefore ? ellipsis : ""
        let after = fitted.isCutAfter || window.isCutAfter ? ellipsis : ""
        return before + fitted.graphemes.map(\.text).joined() + after
    }
}
