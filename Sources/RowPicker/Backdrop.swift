import RowScreen
import RowText

/// What stood on the terminal before the picker came, to be seen dimly behind it.
package struct Backdrop: Equatable, Sendable {
    /// As large as the screen was then.
    let grid: Grid

    /// Takes lines of text with their styles, as a terminal multiplexer tells them.
    ///
    /// The text is anybody's. Nothing but characters and styles is kept of it; a style goes on from line to line.
    /// - Parameters:
    ///   - size: what is beyond it is left out.
    ///   - theme: says how dim it is.
    package init(_ text: ContiguousArray<UInt8>, on size: Size, in theme: Theme) {
        let styled = StyledText(LineDrawing.spelled(text))
        var copyist = Copyist(Array(styled.text), on: size)
        var style = Style.plain
        var parametersRead = 0
        for (place, end) in zip(styled.places, styled.ends) {
            copyist.write(upTo: Int(place), style: theme.dimmed(style))
            style.take(Array(styled.parameters[parametersRead..<Int(end)]))
            parametersRead = Int(end)
        }
        copyist.write(upTo: styled.text.count, style: theme.dimmed(style))
        grid = copyist.grid
    }
}

/// Writes a text on a grid, line by line.
private struct Copyist {
    private(set) var grid: Grid
    private let text: [UInt8]
    /// Where in the text it is.
    private var next = 0
    private var position = Position(line: 0, column: 0)

    init(_ text: [UInt8], on size: Size) {
        self.text = text
        grid = Grid(height: size.height, width: size.width)
    }

    /// Copies what comes next.
    mutating func write(upTo end: Int, style: Style) {
        while next < end, position.line < grid.height {
            let lineEnd = text[next..<end].firstIndex(of: 0x0A) ?? end
            let seen = graphemes(
                of: text, in: next..<lineEnd, startingAtColumn: position.column,
                upToColumns: grid.width - position.column)
            position.column = grid.write(seen, style: style, at: position)
            next = lineEnd
            guard lineEnd < end else { return }
            position = Position(line: position.line + 1, column: 0)
            next += 1
        }
    }
}
