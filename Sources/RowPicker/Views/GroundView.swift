import RowScreen

/// The blank ground of a sheet that stands in front of something.
struct GroundView: View {
    func draw(on grid: inout Grid, in area: Rectangle) {
        grid.fill(area)
    }

    func target(at position: Position, in area: Rectangle) -> Target {
        .ground
    }
}
