import RowScreen
import RowText

/// What all rows of a list have in common when they are drawn.
struct RowLook {
    private(set) var theme: Theme
    let ellipsis: String
    private(set) var lettering: Lettering
    private(set) var columns: ColumnWidths
    let delimiter: [UInt8]
    /// What is drawn instead of columns, where there is such a form.
    private(set) var form: FormLook?
    /// Where the fields stand, if they do so under one another in a table.
    let table: TableLayout?
    /// Whether a column is only as wide as its own text, for rows that do not stand under one another.
    private(set) var isRagged = false

    init(of model: Model) {
        theme = model.settings.theme
        ellipsis = model.settings.signs.ellipsis
        lettering = model.settings.signs.lettering
        columns = model.columns
        form = model.settings.form.map { [lettering] form in
            FormLook(form, upToColumns: model.size.width, lettering: lettering)
        }
        delimiter = model.settings.delimiter ?? []
        let isTable = model.settings.view == .table
        table = isTable ? TableLayout(model.table, width: TableLayout.room(of: model)) : nil
    }

    /// The fields in sight, counted from 1.
    var shown: [Int] { table?.slots.map(\.field) ?? columns.shown }

    /// The same for lines that are no rows.
    var head: RowLook {
        var look = self
        look.theme.name = theme.header
        look.theme.code = theme.header
        look.form = nil
        return look
    }

    /// The same for rows that are to be told from others that would look like them.
    var exact: RowLook {
        var look = self
        look.lettering = lettering.exact
        return look
    }

    /// The same for rows of which each has columns of its own.
    var ragged: RowLook {
        var look = self
        look.isRagged = true
        return look
    }

    /// The same for something of which one field is drawn, if one is named.
    func showing(_ field: Int?) -> RowLook {
        guard let field else { return self }
        var look = self
        look.columns = ColumnWidths(shown: [field])
        look.form = nil
        return look
    }

    /// The same for a row so far from the band of a wheel.
    func fading(by distance: Int) -> RowLook {
        var look = self
        look.theme = theme.fading(by: distance)
        return look
    }

    /// The width of a column that is not the last: what its widest field needs, up to a third of the line.
    func width(ofColumn index: Int, in area: Rectangle) -> Int {
        isRagged ? 0 : min(columns.widths[index], area.width / 3)
    }
}
