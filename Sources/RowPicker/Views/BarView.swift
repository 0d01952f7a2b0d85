import RowScreen
import RowText

/// The line on top: title, seconds left, count, X and Done.
struct BarView: View {
    private let title: [Grapheme]
    private let countdown: [Grapheme]?
    private let count: CountText
    private let buttons: BarButtons
    private let ellipsis: String
    private let theme: Theme

    init(of model: Model) {
        let settings = model.settings
        title = graphemes(
            of: model.failure ?? settings.title, upToColumns: model.size.width, lettering: settings.signs.lettering)
        countdown = model.countdown.map { graphemes(of: "\($0.seconds) s") }
        count = CountText(of: model)
        buttons = BarButtons(of: model)
        ellipsis = settings.signs.ellipsis
        theme = settings.theme
    }

    func draw(on grid: inout Grid, in area: Rectangle) {
        let plan = plan(in: area)
        let start = Position(line: area.line, column: Margins(width: area.width).sign)
        grid.write(title, style: theme.title, at: start, endingBefore: plan.titleEnd, sign: ellipsis)
        for (text, column) in plan.notes {
            grid.write(
                text, style: theme.count, at: Position(line: area.line, column: column), clippedTo: 0..<area.width)
        }
        for (button, column) in plan.buttons {
            let position = Position(line: area.line, column: column)
            grid.write(button.text, style: button.style, at: position, clippedTo: 0..<area.width)
        }
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        let button = plan(in: area).buttons.first {
            ($0.column..<($0.column + $0.button.width)).contains(position.column)
        }
        return button?.button.target ?? .ground
    }

    private struct Plan {
        var titleEnd: Int
        /// The seconds left and the count, as far as there is room.
        var notes: [(text: [Grapheme], column: Int)] = []
        var buttons: [(button: Button, column: Int)]
    }

    /// Who gets which columns: where they are scarce the title is cut first, then the count goes, then the seconds
    /// left, then the labels shrink to their signs.
    private func plan(in area: Rectangle) -> Plan {
        let end = area.width - (Margins(width: area.width).right - 1)
        let buttons = buttons.fitting(end)
        var column = max(0, end - buttons.width)
        var plan = Plan(titleEnd: column - 1, buttons: [])
        for note in notes(endingAt: buttons.isEmpty ? end : column - 3) {
            plan.notes.append(note)
            plan.titleEnd = note.column - 2
        }
        for button in buttons {
            plan.buttons.append((button, column))
            column += button.width + 1
        }
        return plan
    }

    /// Those that fit, from right to left; the seconds take the count's place where there is no room for both.
    private func notes(endingAt end: Int) -> [(text: [Grapheme], column: Int)] {
        guard let countdown else { return count.fitting(end - 1).map { [($0, end - $0.width)] } ?? [] }
        if let text = count.fitting(end - countdown.width - 4) {
            return [(text, end - text.width), (countdown, end - text.width - 3 - countdown.width)]
        }
        return end - countdown.width >= 1 ? [(countdown, end - countdown.width)] : []
    }
}
