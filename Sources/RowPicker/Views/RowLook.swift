import RowScreen
import RowText

/// What all rows of a list have in common when they are drawn.
struct RowLook {
    let theme: Theme
    let ellipsis: String
    private(set) var lettering: Lettering
    let columns: ColumnWidths
    let delimiter: [UInt8]

    init(of model: Model) {
        theme = model.settings.theme
        ellipsis = model.settings.signs.ellipsis
        lettering = model.settings.signs.lettering
        columns = model.columns
        delimiter = model.settings.delimiter ?? []
    }

    /// The same for rows that are to be told from others that would look like them.
    var exact: RowLook {
        var look = self
        look.lettering = lettering.exact
        return look
    }

    /// The width of a column that is not the last: what its widest field needs, up to a third of the line.
    func width(ofColumn index: Int, in area: Rectangle) -> Int {
        min(columns.widths[index], area.width / 3)
    }
}
