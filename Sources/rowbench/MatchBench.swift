import RowMatch
import RowStore

/// Trying every row against queries of several kinds, by the picker's rules and by fzf's.
struct MatchBench {
    private let rows: Snapshot

    init(_ rows: Snapshot) {
        self.rows = rows
    }

    func run(into table: inout BenchTable) {
        let queries = SampleQueries(from: rows)
        for (name, query) in queries.list {
            measure(name, query, by: .pickers, into: &table)
        }
        for (name, query) in [queries.list[0], queries.list[1]] {
            measure(name + " as fzf", query, by: .fzfs, into: &table)
        }
    }

    private func measure(_ name: String, _ text: String, by rules: MatchRules, into table: inout BenchTable) {
        let query = Query(text, rules: rules)
        let measurement = Measurement { rows.found(by: query).count }
        let note = "\(rows.found(by: query).count) rows answer \(text)"
        table.add(name, measurement, each: "row", count: rows.count, note: note)
    }
}

extension Snapshot {
    /// All rows that answer a query, in the order of arrival.
    func found(by query: Query) -> ContiguousArray<Ranked> {
        var matcher = Matcher(query)
        var found: ContiguousArray<Ranked> = []
        for chunk in chunks { matcher.match(chunk, 0..<chunk.count, into: &found) }
        return found
    }
}

extension MatchRules {
    /// Folds all, knows codes, and holds `^` and `$` at fields' edges.
    static var pickers: MatchRules {
        var rules = MatchRules()
        rules.delimiter = [0x09]
        return rules
    }

    /// Folds accents alone; rows are plain lines.
    static var fzfs: MatchRules {
        var rules = MatchRules()
        rules.folding = .accents
        return rules
    }
}
