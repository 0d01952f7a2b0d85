import RowScreen
import RowStore
import RowText

/// The line that stands for a picker: what is asked, and what was chosen.
struct FieldView: View {
    private let label: [Grapheme]
    private let value: [Grapheme]
    private let valueStyle: Style
    /// Where the hardware cursor stands; nothing on a line that stays behind.
    private let arrow: [Grapheme]
    private let arrowStyle: Style
    private let countdown: [Grapheme]
    private let ellipsis: String
    private let theme: Theme

    init(_ field: Field, of model: Model) {
        self.init(field, saying: model.text(of: field), of: model, isLeft: false)
    }

    /// The line that stays behind: it says what was chosen and nothing else.
    init(_ field: Field, leftWith choice: Choice, of model: Model) {
        self.init(field, saying: model.names(of: choice), of: model, isLeft: true)
    }

    private init(_ field: Field, saying text: [UInt8]?, of model: Model, isLeft: Bool) {
        let settings = model.settings
        let signs = settings.signs
        func seen(_ text: [UInt8]) -> [Grapheme] {
            graphemes(of: text, upToColumns: model.size.width + 1, lettering: signs.lettering)
        }
        theme = settings.theme
        ellipsis = signs.ellipsis
        label = seen(Array((field.label.isEmpty ? "" : field.label + ": ").utf8))
        value = seen(text ?? Array(settings.placeholder.utf8))
        valueStyle = text == nil ? theme.placeholder : theme.title
        arrow = isLeft ? [] : graphemes(of: signs.drop)
        arrowStyle = model.isFieldClosed && model.heldButton != nil ? theme.waiting : theme.done
        countdown = isLeft ? [] : graphemes(of: model.countdown.map { "\($0.seconds) s" } ?? "")
    }

    func draw(on grid: inout Grid, in area: Rectangle) {
        guard !area.isEmpty else { return }
        let plan = Plan(of: self, width: area.width)
        func place(_ column: Int) -> Position { Position(line: area.line, column: area.column + column) }
        grid.write(
            label, style: theme.name, at: place(0), endingBefore: area.column + plan.labelEnd, sign: ellipsis)
        grid.write(
            value, style: valueStyle, at: place(plan.value.lowerBound),
            endingBefore: area.column + plan.value.upperBound, sign: ellipsis)
        grid.write(arrow, style: arrowStyle, at: place(plan.arrow), clippedTo: area.columns)
        guard let column = plan.countdown else { return }
        grid.write(countdown, style: theme.count, at: place(column), clippedTo: area.columns)
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        .field
    }

    /// Where the hardware cursor stands.
    func cursor(in area: Rectangle) -> Position {
        Position(line: area.line, column: area.column + Plan(of: self, width: area.width).arrow)
    }

    /// The columns that the value takes in so many; a wide character may leave one of them.
    private func valueWidth(in room: Int) -> Int {
        let sign = graphemes(of: ellipsis).width
        let fitted = FittedText(value, width: room, showing: nil, sign: sign)
        return min(max(0, room), Array(fitted.graphemes).width + (fitted.isCutAfter ? sign : 0))
    }

    /// Who gets which columns: where they are scarce the seconds go first, then the value is cut, then the label.
    private struct Plan {
        let labelEnd: Int
        let value: Range<Int>
        let arrow: Int
        /// `nil` where there is no room for it.
        let countdown: Int?

        /// Columns: what tells one name from another, with the sign that it goes on.
        private static let leastValue = 6

        init(of view: FieldView, width: Int) {
            let gap = view.arrow.isEmpty ? 0 : 1
            let text = view.label.width + view.value.width
            let room = max(0, width - gap - view.arrow.width)
            let note = 2 + view.countdown.width
            let hasCountdown = !view.countdown.isEmpty && text + note <= room
            let most = max(room - min(view.value.width, Self.leastValue), room / 2)
            let start = min(view.label.width, most)
            labelEnd = start < view.label.width ? start - 1 : start
            value = start..<(start + view.valueWidth(in: room - start))
            arrow = min(value.isEmpty ? start : value.upperBound + gap, max(0, width - 1))
            countdown = hasCountdown ? arrow + view.arrow.width + 2 : nil
        }
    }
}

extension Model {
    /// What a field is filled with; `nil` for nothing. What the last run has picked is known before its row comes.
    fileprivate func text(of field: Field) -> [UInt8]? {
        if let choice = field.choice { return names(of: choice) }
        guard field.goal != nil, let row = settings.remembered else { return nil }
        return row.name.isEmpty ? row.code : row.name
    }

    /// The names of what was chosen, as many as a line could show.
    fileprivate func names(of choice: Choice) -> [UInt8] {
        switch choice {
        case .rows(let rows):
            Array(rows.prefix(size.width + 1).map { name(of: bytes(of: $0)) }.joined(separator: ", ".utf8))
        case .made(let row): name(of: row)
        }
    }

    /// The name of a row; its code if it has none.
    private func name(of row: [UInt8]) -> [UInt8] {
        let row = RememberedRow(row, delimiter: settings.delimiter)
        return row.name.isEmpty ? row.code : row.name
    }
}
