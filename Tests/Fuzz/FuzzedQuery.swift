import RowMatch
import RowStore
import RowText

/// Any query over any row: the first byte says by what rules, and a NUL parts the two.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let first = bytes.first else { return 0 }
    let parts = bytes.dropFirst().split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let query = Query(String(decoding: parts[0], as: UTF8.self), rules: rules(first))
    precondition(query.isEmpty || query.narrows(query), "a query finds no more than itself")
    guard parts.count == 2 else { return 0 }

    var splitter = RowSplitter(lineEnd: .null)
    guard let chunk = splitter.take(ContiguousArray(parts[1]) + [0]) else { return 0 }
    var matcher = Matcher(query)
    var ranked: ContiguousArray<Ranked> = []
    matcher.match(chunk, 0..<chunk.count, into: &ranked)
    precondition(ranked.count <= chunk.count)
    let row = Array(parts[1].prefix { $0 != 0 })
    for range in matcher.highlights(in: row) {
        precondition(range.lowerBound >= 0 && range.upperBound <= row.count && !range.isEmpty)
    }
    return 0
}

private func rules(_ bits: UInt8) -> MatchRules {
    var rules = MatchRules()
    rules.isExtended = bits & 1 == 0
    rules.isExact = bits & 2 != 0
    rules.isSorted = bits & 4 == 0
    rules.delimiter = bits & 8 == 0 ? [0x09] : nil
    rules.casing = [.smart, .ignore, .respect, .smart][Int(bits >> 4 & 3)]
    rules.folding = [.full, .accents, .none, .full][Int(bits >> 6)]
    return rules
}
