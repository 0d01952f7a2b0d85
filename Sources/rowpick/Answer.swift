import RowOptions
import RowStore
import RowTerminal
import RowThread

/// What is printed for a run: bytes, exactly as the rows came in.
struct Answer {
    private let options: Options
    private(set) var bytes: [UInt8] = []

    init(options: Options) {
        self.options = options
    }

    /// The query, before the rows, where it was asked for.
    mutating func add(query: String) {
        guard options.printsQuery else { return }
        add(line: query)
    }

    /// What committed, after the query, where any key is to be named: by the name it was written by, else as nothing.
    mutating func add(_ chooser: Chooser) {
        let named = options.named
        guard !named.isEmpty else { return }
        add(line: chooser.trigger.flatMap { named[$0] } ?? "")
    }

    /// A line of its own.
    mutating func add(line: String) {
        bytes += line.utf8
        endLine()
    }

    /// One picked row.
    ///
    /// - Parameters:
    ///   - query: as it was when the row was picked.
    ///   - key: the name of the key or the click that picked it.
    mutating func add(_ row: [UInt8], id: RowID, query: String, key: String) {
        if let format = options.format {
            add(row, by: format, id: id, query: query, key: key)
        } else {
            add(row, id: id)
        }
        endLine()
    }

    /// Rows that no key picked, until there are `limit` bytes or more; a copy of each is made only where more than the
    /// row is wanted, or less.
    ///
    /// - Returns: how many have been added.
    mutating func add(_ ids: ContiguousArray<RowID>, of rows: some PrintedRows, query: String, upTo limit: Int) -> Int {
        if options.format == nil, options.printing == .row {
            return rows.append(ids, each: lineEnd, to: &bytes, upTo: limit)
        }
        for (index, id) in ids.enumerated() {
            add(rows[id], id: rows.number(of: id), query: query, key: "")
            if bytes.count >= limit { return index + 1 }
        }
        return ids.count
    }

    /// Forgets what has been added, once it is written, and keeps the memory for more.
    mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// Writes it all to standard output.
    func print() throws(Complaint) {
        do throws(SystemError) {
            try Descriptor(borrowing: 1).writeAll(bytes)
        } catch {
            throw Complaint(writing: error)
        }
    }

    private mutating func add(_ row: [UInt8], id: RowID) {
        switch options.printing {
        case .row:
            bytes += row
        case .index:
            bytes += String(id.index + 1).utf8
        case .json:
            bytes += PickedObject(row, fields: fields(of: row), id: id).json
        case .fields(let numbers):
            let fields = fields(of: row)
            for (index, number) in numbers.enumerated() {
                if index > 0 { bytes.append(0x09) }
                add(field: number, of: fields, in: row)
            }
        }
    }

    private mutating func add(_ row: [UInt8], by format: Template, id: RowID, query: String, key: String) {
        let fields = fields(of: row)
        for piece in format.pieces {
            switch piece {
            case .literal(let text): bytes += text
            case .field(let number): add(field: number, of: fields, in: row)
            case .row: bytes += row
            case .index: bytes += String(id.index + 1).utf8
            case .query: bytes += query.utf8
            case .key: bytes += key.utf8
            }
        }
    }

    private func fields(of row: [UInt8]) -> Fields? {
        options.delimiter.map { Fields(row, delimiter: $0) }
    }

    /// A field the row does not have is empty; a plain line is its own code and name.
    private mutating func add(field number: Int, of fields: Fields?, in row: [UInt8]) {
        guard let fields else {
            if number <= 2 { bytes += row }
            return
        }
        if let range = fields.field(number) { bytes += row[range] }
    }

    private mutating func endLine() {
        bytes.append(lineEnd)
    }

    private var lineEnd: UInt8 { options.printsNull ? 0x00 : 0x0A }
}
