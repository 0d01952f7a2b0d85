import RowStore

/// Cutting the input into rows.
struct StoreBench {
    private let input: BenchInput

    init(_ input: BenchInput) {
        self.input = input
    }

    /// - Returns: the rows.
    func run(into table: inout BenchTable) -> Snapshot {
        let rows = input.rows
        let measurement = Measurement { input.rows.count }
        table.add("split into chunks", measurement, each: "row", count: rows.count)
        let survey = Measurement { input.rows.chunks.reduce(0) { $0 + $1.sets.count } }
        table.add("split and survey", survey, each: "row", count: rows.count)
        return rows
    }
}

extension BenchInput {
    /// The rows of all blocks, cut anew.
    var rows: Snapshot {
        let rows = Rows()
        var splitter = RowSplitter(lineEnd: .newline)
        for block in blocks {
            if let chunk = splitter.take(block) { rows.append(chunk) }
        }
        if let chunk = splitter.endSource() { rows.append(chunk) }
        rows.finish()
        return rows.snapshot()
    }
}
