import RowStore

/// What stands above the columns of a table: names that were given, else the fields of the last head line of the input.
struct TableHeads: Equatable, Sendable {
    private let names: [String]?
    private let line: [UInt8]?
    private let delimiter: [UInt8]?

    init(of model: Model) {
        names = model.settings.columnNames
        line = model.rows.heads.last?.bytes
        delimiter = model.settings.delimiter
    }

    /// How many columns have one of their own.
    var count: Int {
        if let names { return names.count }
        guard let line, let delimiter else { return line == nil ? 0 : 1 }
        return Fields(line, delimiter: delimiter).ranges.count
    }

    /// The head of a column, which has its number where no other is known.
    ///
    /// - Parameters:
    ///   - index: its place among those drawn, from 0.
    ///   - field: which field of the rows it is, counted from 1.
    func text(ofColumn index: Int, field: Int) -> [UInt8] {
        if let names { return names.indices.contains(index) ? Array(names[index].utf8) : Self.number(field) }
        guard let line, let delimiter else { return line ?? Self.number(field) }
        let fields = Fields(line, delimiter: delimiter).ranges
        return fields.indices.contains(field - 1) ? Array(line[fields[field - 1]]) : Self.number(field)
    }

    private static func number(_ field: Int) -> [UInt8] { Array(String(field).utf8) }
}
