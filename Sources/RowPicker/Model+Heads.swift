import RowStore

extension Model {
    /// How many lines the heads would take.
    var headCount: Int {
        guard !settings.view.hasWheels else { return 0 }
        return headLines.count + (settings.view == .table ? 1 : 0)
    }

    /// The lines of heads that are drawn as rows are: all but the one that names the columns of a table.
    var headLines: [PickerRow] {
        let lines = rows.heads.map { PickerRow(head: $0, delimiter: settings.delimiter) }
        guard let names = settings.columnNames else { return settings.view == .table ? lines.dropLast() : lines }
        return settings.view == .table ? lines : lines + [PickerRow(names: names, delimiter: settings.delimiter)]
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
