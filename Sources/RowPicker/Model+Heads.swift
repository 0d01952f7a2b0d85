import RowStore

extension Model {
    /// How many lines the heads would take.
    var headCount: Int {
        guard !settings.view.hasWheels else { return 0 }
        return headLines.count + (settings.view == .table ? 1 : 0)
    }

    /// The lines of heads that are drawn as rows are: all but the one that names the columns of a table.
    var headLines: [PickerRow] {
        settings.view == .table ? allHeadLines.dropLast() : allHeadLines
    }
}

extension Model {
    /// All lines of heads, the one that names the columns of a table too.
    var allHeadLines: [PickerRow] {
        rows.heads.map { PickerRow(head: $0, delimiter: settings.delimiter) }
            + (settings.columnNames.map { [PickerRow(names: $0, delimiter: settings.delimiter)] } ?? [])
    }

    /// The fields of a row that are shown, counted from 1, in the order shown.
    func shownFields(of row: PickerRow) -> [Int] {
        guard settings.view == .table, settings.showsAllFields, let fields = row.fields else { return settings.shown }
        return Array(1...fields.ranges.count)
    }
}

extension PickerRow {
    fileprivate init(head: HeadRow, delimiter: [UInt8]?) {
        self.init(head.bytes, delimiter: delimiter, styles: RowStyles(head.asides))
    }

    fileprivate init(names: [String], delimiter: [UInt8]?) {
        let gap = delimiter ?? Array("  ".utf8)
        self.init(Array(names.map { Array($0.utf8) }.joined(separator: gap)), delimiter: delimiter)
    }
}
