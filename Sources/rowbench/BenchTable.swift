/// The figures, as plain text in columns.
struct BenchTable {
    private var lines = [["what", "best", "median", "", ""]]

    /// - Parameters:
    ///   - count: how many of `unit` a run goes through.
    ///   - note: what else there is to say of it.
    mutating func add(_ what: String, _ measurement: Measurement, each unit: String, count: Int, note: String = "") {
        let count = Double(max(count, 1))
        lines.append([
            what, Self.digits(measurement.best / count), Self.digits(measurement.median / count), "ns a \(unit)", note,
        ])
    }

    var text: String {
        let widths = (0..<5).map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            let cells = line.indices.map { Self.padded(line[$0], to: widths[$0], atStart: $0 == 1 || $0 == 2) }
            return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    private static func padded(_ text: String, to width: Int, atStart: Bool) -> String {
        let blanks = String(repeating: " ", count: width - text.count)
        return atStart ? blanks + text : text + blanks
    }

    /// A digit behind the point.
    private static func digits(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
