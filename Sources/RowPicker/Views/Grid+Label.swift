import RowScreen
import RowText

extension Grid {
    /// Writes a text from a column on, with a sign where it is cut so as to end before `end`.
    mutating func write(_ label: [Grapheme], style: Style, at start: Position, endingBefore end: Int, sign: String) {
        let sign = graphemes(of: sign)
        let signWidth = sign.width
        let fitted = FittedText(label, width: end - start.column, showing: nil, sign: signWidth)
        let columns = 0..<max(0, end)
        let next = write(Array(fitted.graphemes), style: style, at: start, clippedTo: columns)
        guard fitted.isCutAfter else { return }
        write(sign, style: style, at: Position(line: start.line, column: next), clippedTo: columns)
    }
}
