import RowScreen
import RowText

/// The line on top: title, seconds left, count, X and Done.
///
/// A frame has a part of it in each border, with blanks around what stands there.
struct BarView: View {
    /// What of it is meant.
    enum Part {
        case whole
        /// Title, seconds left and count.
        case texts
        case buttons
    }

    private let title: [Grapheme]
    /// Whether the query stands in the bar, too, so that the title may not take all of it.
    private let sharesTitle: Bool
    private let countdown: [Grapheme]?
    private let count: CountText
    private let buttons: BarButtons
    private let ellipsis: String
    private let theme: Theme
    private let isInBorder: Bool

    init(of model: Model, _ part: Part = .whole) {
        let settings = model.settings
        let title = part == .buttons ? "" : model.failure ?? settings.title
        self.title = graphemes(of: title, upToColumns: model.size.width, lettering: settings.signs.lettering)
        sharesTitle = settings.view.hasWheels && !model.query.isEmpty
        countdown = part == .buttons ? nil : model.countdown.map { graphemes(of: "\($0.seconds) s") }
        count = part == .buttons ? .none : CountText(of: model)
        buttons = part == .texts ? .none : BarButtons(of: model)
        isInBorder = part != .whole
        ellipsis = settings.signs.ellipsis
        theme = settings.theme
    }

    func draw(on grid: inout Grid, in area: Rectangle) {
        let plan = plan(in: area)
        let start = Position(line: area.line, column: area.column + margins(in: area).sign)
        let titleEnd = titleEnd(in: area, plan)
        if isInBorder { clear(plan, title: start.column..<max(start.column, titleEnd), on: &grid, line: area.line) }
        grid.write(title, style: theme.title, at: start, endingBefore: titleEnd, sign: ellipsis)
        for (text, column) in plan.notes {
            grid.write(
                text, style: theme.count, at: Position(line: area.line, column: column), clippedTo: area.columns)
        }
        for (button, column) in plan.buttons {
            let position = Position(line: area.line, column: column)
            grid.write(button.text, style: button.style, at: position, clippedTo: area.columns)
        }
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        let button = plan(in: area).buttons.first {
            ($0.column..<($0.column + $0.button.width)).contains(position.column)
        }
        return button?.button.target ?? .ground
    }

    /// The part of the bar that is left for a query.
    func queryRoom(in area: Rectangle) -> Rectangle {
        let plan = plan(in: area)
        let start = area.column + margins(in: area).sign
        let column = title.isEmpty ? area.column : min(start + title.width, titleEnd(in: area, plan)) + 1
        return Rectangle(line: area.line, column: column, height: 1, width: plan.titleEnd - column)
    }

    /// The title ends before it: where a query stands beside it, that has half of the room, or enough of it.
    private func titleEnd(in area: Rectangle, _ plan: Plan) -> Int {
        guard sharesTitle else { return plan.titleEnd }
        return max(area.column + (plan.titleEnd - area.column) / 2, plan.titleEnd - Self.enoughForQuery)
    }

    /// Columns: the sign, a few characters, and the cursor.
    private static let enoughForQuery = 9

    /// A border has its corners beside it, however short it is.
    private func margins(in area: Rectangle) -> Margins {
        isInBorder ? .wide : Margins(width: area.width)
    }

    /// Blanks a border where something is to stand, and a column on each side.
    private func clear(_ plan: Plan, title room: Range<Int>, on grid: inout Grid, line: Int) {
        var taken = plan.notes.map { $0.column..<($0.column + $0.text.width) }
        taken += plan.buttons.map { $0.column..<($0.column + $0.button.width) }
        if !title.isEmpty { taken.append(room.prefix(title.width)) }
        for columns in taken where !columns.isEmpty {
            grid.fill(Rectangle(line: line, column: columns.lowerBound - 1, height: 1, width: columns.count + 2))
        }
    }

    private struct Plan {
        var titleEnd: Int
        /// The seconds left and the count, as far as there is room.
        var notes: [(text: [Grapheme], column: Int)] = []
        var buttons: [(button: Button, column: Int)]
    }

    /// Who gets which columns: where they are scarce the title is cut first, then the count goes, then the seconds
    /// left, then added buttons go, then the labels shrink to their signs.
    private func plan(in area: Rectangle) -> Plan {
        let end = area.columns.upperBound - (margins(in: area).right - 1)
        let buttons = buttons.fitting(end - area.column)
        var column = max(area.column, end - buttons.width)
        var plan = Plan(titleEnd: column - 1, buttons: [])
        for note in notes(endingAt: buttons.isEmpty ? end : column - 3, from: area.column) {
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
    private func notes(endingAt end: Int, from start: Int) -> [(text: [Grapheme], column: Int)] {
        guard let countdown else { return count.fitting(end - start - 1).map { [($0, end - $0.width)] } ?? [] }
        if let text = count.fitting(end - start - countdown.width - 4) {
            return [(text, end - text.width), (countdown, end - text.width - 3 - countdown.width)]
        }
        return end - start - countdown.width >= 1 ? [(countdown, end - countdown.width)] : []
    }
}
