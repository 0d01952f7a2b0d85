import RowStore

/// A picked row as an object of JSON: `code`, `name`, `details`, `row`, `index`, in this order.
struct PickedObject {
    private let row: [UInt8]
    private let fields: Fields?
    private let id: RowID

    /// - Parameter fields: where they lie in the row; `nil` where it is a plain line.
    init(_ row: [UInt8], fields: Fields?, id: RowID) {
        self.row = row
        self.fields = fields
        self.id = id
    }

    /// The object; a plain line is its own code and name, and has no details.
    var json: JSONValue {
        let whole = row.indices
        let details = (fields?.ranges ?? []).dropFirst(2).map { JSONValue.string(row[$0]) }
        return .object([
            ("code", .string(row[fields?.code ?? whole])),
            ("name", .string(row[fields?.name ?? whole])),
            ("details", .array(details)),
            ("row", .string(row[...])),
            ("index", .number(id.index + 1)),
        ])
    }
}
