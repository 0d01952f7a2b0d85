import RowScreen

/// All views of a picker, each over its rectangle, front to back.
package struct Scene {
    private struct Placed {
        let view: any View
        let area: Rectangle
    }

    private let placed: [Placed]
    /// Where the picker is.
    private let place: Rectangle
    /// How many of its lines are below what is seen.
    private let hidden: Int
    /// How the cells of the picker look before it has come; `nil` when it has.
    private let faint: Theme?
    private let height: Int
    private let width: Int
    /// Where the hardware cursor stands: in the query, for input methods follow it.
    package let cursor: Position?

    /// Arranges the views of a model; nothing is drawn yet.
    ///
    /// - Parameter hidden: how many lines of a sheet that goes down are not to be seen any more.
    package init(of model: Model, hiding hidden: Int? = nil) {
        place = model.place
        self.hidden = hidden ?? model.hiddenLines
        faint = model.isFramed && model.slide?.isFaint == true ? model.settings.theme : nil
        height = model.height
        width = model.size.width
        let areas = Areas(of: model)
        let field = model.field.map { FieldView($0, of: model) }
        let fieldArea = Rectangle(height: model.fieldHeight, width: width)
        let line = [field.map { Placed(view: $0, area: fieldArea) }].compactMap { $0 }
        if let field, model.isFieldClosed {
            placed = line
            cursor = field.cursor(in: fieldArea)
            return
        }
        let prompt = PromptView(of: model)
        placed =
            line + [Placed(view: prompt, area: areas.prompt)]
            + Self.bar(of: model, in: areas)
            + [
                Placed(view: HeaderView(of: model), area: areas.header),
                Placed(view: HeadsView(of: model), area: areas.heads),
                Placed(view: Self.rows(of: model), area: areas.list),
            ] + Self.ground(of: model, in: areas)
        let last = model.place.lines.upperBound - 1
        let slid = self.hidden
        cursor = areas.prompt.isEmpty ? nil : prompt.cursor(in: areas.prompt).movedDown(by: slid, atMost: last)
    }

    /// What is behind all that: the frame or the ground, and what the picker stands in front of.
    private static func ground(of model: Model, in areas: Areas) -> [Placed] {
        let ground: any View = areas.frame == nil ? GroundView() : PanelView(of: model)
        let screen = Rectangle(height: model.height, width: model.size.width)
        let backdrop = model.backdrop.map { Placed(view: BackdropView($0), area: screen) }
        return [Placed(view: ground, area: model.place), backdrop].compactMap { $0 }
    }

    /// The bar, in one line or in the borders of a frame.
    private static func bar(of model: Model, in areas: Areas) -> [Placed] {
        guard let bar = areas.bar else { return [] }
        guard let frame = areas.frame else { return [Placed(view: BarView(of: model), area: bar)] }
        return [
            Placed(view: BarView(of: model, .texts), area: bar),
            Placed(view: BarView(of: model, .buttons), area: frame.bottom),
        ]
    }

    /// What shows the rows. A way to show them more is a view more.
    private static func rows(of model: Model) -> any View {
        switch model.settings.view {
        case .list: list(of: model)
        case .table: ListView(of: model)
        case .wheel, .dial: WheelsView(of: model)
        }
    }

    private static func list(of model: Model) -> any View {
        guard let levels = model.levels else { return ListView(of: model) }
        return LevelColumnsView(of: model, levels)
    }

    /// The picture, as large as the picker is.
    package var grid: Grid {
        var grid = drawn(placed)
        if let faint { grid.restyle(place, faint.dimmed) }
        if hidden > 0 { grid.slide(place.lines, down: hidden, over: drawn(placed.filter { $0.view is BackdropView })) }
        return grid
    }

    private func drawn(_ views: [Placed]) -> Grid {
        var grid = Grid(height: height, width: width)
        for placed in views.reversed() {
            placed.view.draw(on: &grid, in: placed.area)
        }
        return grid
    }

    /// What owns a cell; line 0 is the first of the picker.
    func target(at position: Position) -> Target {
        placed.first { $0.area.contains(position) }.map { $0.view.target(at: position, in: $0.area) } ?? .outside
    }
}

extension Position {
    fileprivate func movedDown(by lines: Int, atMost last: Int) -> Position {
        Position(line: lines > 0 ? min(line + lines, last) : line, column: column)
    }
}
