import RowScreen

/// Something drawn over a rectangle of the sheet, which owns the clicks on it.
protocol View {
    func draw(on grid: inout Grid, in area: Rectangle)
    /// What a click on a cell of its area meets.
    func target(at position: Position, in area: Rectangle) -> Target
}
