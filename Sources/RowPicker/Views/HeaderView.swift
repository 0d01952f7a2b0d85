import RowScreen
import RowText

/// The lines of the header that there is room for.
struct HeaderView: View {
    private let header: Header
    private let ellipsis: String
    private let lettering: Lettering
    private let style: Style

    init(of model: Model) {
        header = model.settings.header
        ellipsis = model.settings.signs.ellipsis
        lettering = model.settings.signs.lettering
        style = model.settings.theme.header
    }

    func draw(on grid: inout Grid, in area: Rectangle) {
        let margins = Margins(width: area.width)
        let end = area.columns.upperBound - margins.right
        for (line, text) in zip(area.lines, header.lines) {
            let start = Position(line: line, column: area.column + margins.text)
            let seen = graphemes(of: text, upToColumns: area.width, lettering: lettering)
            grid.write(seen, style: style, at: start, endingBefore: end, sign: ellipsis)
        }
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        .ground
    }
}
