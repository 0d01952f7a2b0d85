import RowStore
import RowText

@testable import RowMatch

/// Rows that answer a query, in order, as text.
func found(_ query: String, in rows: [String], _ change: (inout MatchRules) -> Void = { _ in }) -> [String] {
    var rules = MatchRules()
    change(&rules)
    guard let chunk = sealed(rows) else { return [] }
    var matcher = Matcher(Query(query, rules: rules))
    var ranked: ContiguousArray<Ranked> = []
    matcher.match(chunk, 0..<chunk.count, into: &ranked)
    let ranking = Ranking(sorting: ranked)
    return (0..<ranking.count).map { rows[ranking[$0].index] }
}

func sealed(_ rows: [String]) -> Chunk? {
    var splitter = RowSplitter(lineEnd: .bareNewline)
    return splitter.take(ContiguousArray(rows.map { $0 + "\n" }.joined().utf8))
}

/// A row with what a query was found in between `«` and `»`.
func marked(_ query: String, in row: String, _ change: (inout MatchRules) -> Void = { _ in }) -> String {
    var rules = MatchRules()
    change(&rules)
    var matcher = Matcher(Query(query, rules: rules))
    let bytes = Array(row.utf8)
    var text: [UInt8] = []
    var place = 0
    for range in matcher.highlights(in: bytes) {
        text += bytes[place..<range.lowerBound] + Array("«".utf8) + bytes[range] + Array("»".utf8)
        place = range.upperBound
    }
    return String(decoding: text + bytes[place...], as: UTF8.self)
}
