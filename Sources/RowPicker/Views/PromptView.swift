import RowScreen
import RowText

/// The line that is typed into.
struct PromptView: View {
    private let sign: [Grapheme]
    private let query: LineEditor
    private let placeholder: [Grapheme]
    private let ellipsis: String
    private let lettering: Lettering
    private let theme: Theme
    private let isInBorder: Bool

    init(of model: Model) {
        lettering = model.settings.signs.lettering
        // In a bar the sign comes with what is typed.
        let isInBar = model.settings.view.hasWheels
        let prompt = isInBar && model.query.isEmpty ? "" : model.settings.prompt ?? model.settings.signs.prompt + " "
        sign = graphemes(of: prompt, lettering: lettering)
        query = model.query
        // Where there is a field, that has it.
        placeholder = graphemes(of: model.field == nil ? model.settings.placeholder : "", lettering: lettering)
        ellipsis = model.settings.signs.ellipsis
        theme = model.settings.theme
        isInBorder = isInBar && model.isFramed
    }

    func draw(on grid: inout Grid, in area: Rectangle) {
        let start = textColumn(in: area)
        if isInBorder { clearBorder(on: &grid, in: area) }
        grid.write(
            sign, style: theme.promptSign, at: Position(line: area.line, column: signColumn(in: area)),
            clippedTo: area.column..<start)
        let text = Position(line: area.line, column: start)
        guard !query.isEmpty else {
            grid.write(
                placeholder, style: theme.placeholder, at: text, endingBefore: area.columns.upperBound, sign: ellipsis)
            return
        }
        let first = firstInSight(in: area)
        let shown = graphemes(of: String(query.characters[first...]), lettering: lettering)
        grid.write(shown, style: theme.query, at: text, clippedTo: area.columns)
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        .ground
    }

    /// Where the query's cursor is.
    func cursor(in area: Rectangle) -> Position {
        let before = query.characters[firstInSight(in: area)..<query.cursor]
        let column = textColumn(in: area) + before.reduce(0) { $0 + width(of: $1) }
        return Position(line: area.line, column: min(column, area.columns.upperBound - 1))
    }

    /// Blanks a border where something stands in it or is typed, and a column on each side.
    private func clearBorder(on grid: inout Grid, in area: Rectangle) {
        let text = query.isEmpty ? max(placeholder.width, 1) : widthInSight(in: area) + 1
        grid.fill(area.split(leadingColumns: textColumn(in: area) + text + 1 - area.column).leading)
    }

    /// The columns of the query that are in sight.
    private func widthInSight(in area: Rectangle) -> Int {
        query.characters[firstInSight(in: area)...].reduce(0) { $0 + width(of: $1) }
    }

    private func signColumn(in area: Rectangle) -> Int {
        area.column + Margins(width: area.width).sign
    }

    /// A prompt is cut where the query would have no room beside it.
    private func textColumn(in area: Rectangle) -> Int {
        let wanted = signColumn(in: area) + sign.width
        return min(wanted, area.column + max(0, area.width - min(area.width / 2, 10)))
    }

    /// The first character of the query that is drawn: so far along that the cursor is in sight.
    private func firstInSight(in area: Rectangle) -> Int {
        let room = area.columns.upperBound - textColumn(in: area) - 1
        var width = 0
        var first = query.cursor
        while first > 0 {
            width += self.width(of: query.characters[first - 1])
            guard width <= room else { break }
            first -= 1
        }
        return first
    }

    /// The columns a character takes as it is drawn, which is wider than it is by itself where it could not be seen.
    private func width(of character: Character) -> Int {
        graphemes(of: String(character), lettering: lettering).width
    }
}
