import RowScreen

/// What the picker stands in front of: a click on it leaves, as one outside does.
struct BackdropView: View {
    private let backdrop: Backdrop

    init(_ backdrop: Backdrop) {
        self.backdrop = backdrop
    }

    func draw(on grid: inout Grid, in area: Rectangle) {
        grid.cover(with: backdrop.grid)
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        .outside
    }
}
