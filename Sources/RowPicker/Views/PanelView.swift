import RowScreen
import RowText

/// The frame of a panel, and the ground in it.
struct PanelView: View {
    private let signs: Signs
    private let style: Style

    init(of model: Model) {
        signs = model.settings.signs
        style = model.settings.theme.frame
    }

    func draw(on grid: inout Grid, in area: Rectangle) {
        grid.fill(area)
        let last = area.lines.upperBound - 1
        drawBorder(on: &grid, line: area.line, in: area, from: signs.corners.topLeft, to: signs.corners.topRight)
        drawBorder(on: &grid, line: last, in: area, from: signs.corners.bottomLeft, to: signs.corners.bottomRight)
        for line in area.lines.dropFirst().dropLast() {
            for column in [area.column, area.columns.upperBound - 1] {
                grid.write(signs.wall, style: style, at: Position(line: line, column: column))
            }
        }
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        .ground
    }

    private func drawBorder(
        on grid: inout Grid, line: Int, in area: Rectangle, from left: String, to right: String
    ) {
        let rule = String(repeating: signs.rule, count: max(0, area.width - 2))
        grid.write(left + rule + right, style: style, at: Position(line: line, column: area.column))
    }
}
