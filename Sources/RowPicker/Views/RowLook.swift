import RowScreen

/// What all rows of a list have in common when they are drawn.
struct RowLook {
    let theme: Theme
    let ellipsis: String
    let columns: ColumnWidths

    init(of model: Model) {
        theme = model.settings.theme
        ellipsis = model.settings.signs.ellipsis
        columns = model.columns
    }

    /// The width of a column that is not the last: what its widest field needs, up to a third of the line.
    func width(ofColumn index: Int, in area: Rectangle) -> Int {
        min(columns.widths[index], area.width / 3)
    }
}
