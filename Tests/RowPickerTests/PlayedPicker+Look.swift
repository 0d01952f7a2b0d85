import RowScreen

@testable import RowPicker

extension PlayedPicker {
    /// The style of a text's first character where it stands on a line; `nil` where it does not.
    func look(of text: String, onLine line: Int) -> Style? {
        column(of: text, onLine: line).map { scene.grid[Position(line: line, column: $0)].style }
    }

    /// The column at which a text stands on a line.
    func column(of text: String, onLine line: Int) -> Int? {
        let grid = scene.grid
        let cells = (0..<grid.width).map { grid[Position(line: line, column: $0)].text }
        return cells.indices.first { cells[$0...].joined().hasPrefix(text) && !cells[$0].isEmpty }
    }

    /// A line with `«»` around what is drawn as matched.
    func marked(onLine line: Int) -> String {
        let theme = model.settings.theme
        let grid = scene.grid
        var text = ""
        var isMarked = false
        for column in 0..<grid.width {
            let cell = grid[Position(line: line, column: column)]
            guard !cell.text.isEmpty else { continue }
            let isText = column >= Margins(width: grid.width).text
            let isMatch = isText && [theme.match, theme.currentMatch].contains(cell.style)
            if isMatch != isMarked { text += isMatch ? "«" : "»" }
            isMarked = isMatch
            text += cell.text
        }
        if isMarked { text += "»" }
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}
