import RowStore
import RowText
import Testing

@testable import RowMatch

/// Skipped where fzf is not installed or ROWPICK_TEST_DATA names no folder of rows: the tests beside this one do without.
private let canAsk = Oracle.installed != nil && environment("ROWPICK_TEST_DATA") != nil

@Suite(.enabled(if: canAsk, "needs fzf, and rows in the folder ROWPICK_TEST_DATA"))
struct OracleTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let file: String
        let seed: UInt64
        var testDescription: String { file }
    }

    static let samples = [
        Sample(file: "iso-3166-2.tsv", seed: 1), Sample(file: "iso-639-3.tsv", seed: 2),
        Sample(file: "timezones.tsv", seed: 3), Sample(file: "hanzi-readings.tsv", seed: 4),
        Sample(file: "unicode-names.tsv", seed: 5), Sample(file: "jp-postal.tsv", seed: 6),
        Sample(file: "cn-divisions.tsv", seed: 7), Sample(file: "words.txt", seed: 8),
    ]

    @Test(arguments: samples)
    func `rows come in fzf's order`(sample: Sample) throws {
        try Self.compare(Self.rows(of: sample), seed: sample.seed, queries: 130)
    }

    /// Few different characters in all orders: ties, word edges and runs that real rows seldom have.
    @Test(arguments: [11, 12, 13] as [UInt64])
    func `made-up rows come in fzf's order`(seed: UInt64) throws {
        var rows = RandomRows(seed: seed)
        try Self.compare((0..<1500).map { _ in rows.next(length: 0..<14) }, seed: seed, queries: 130)
    }

    /// So long that fzf takes the quick way for all but the shortest queries.
    @Test func `long rows come in fzf's order`() throws {
        var rows = RandomRows(seed: 21)
        try Self.compare((0..<20).map { _ in rows.next(length: 9_000..<40_000) }, seed: 21, queries: 48)
    }

    private static func compare(_ rows: [String], seed: UInt64, queries count: Int) throws {
        let input = try TemporaryFile(Array(rows.map { $0 + "\n" }.joined().utf8))
        let oracle = try #require(Oracle.installed)
        let chunk = try #require(sealed(rows))
        var queries = RandomQuery(seed: seed, rows: rows)
        for number in 0..<count {
            let query = queries.next()
            let (rules, options) = variants[number % variants.count]
            guard !isMeantToDiffer(query, options) else { continue }
            let wanted = try oracle.rows(of: input, answering: query, options: options)
            let found = Self.rows(of: chunk, answering: Query(query, rules: rules))
            let isSame = found == wanted
            #expect(isSame, "\(options) [\(query)]: \(firstDifference(found, wanted))")
        }
    }

    /// What fzf has an option for, and the option.
    static let variants: [(MatchRules, [String])] = [
        (guise { _ in }, []), (guise { _ in }, []), (guise { _ in }, []), (guise { _ in }, []),
        (guise { $0.isExact = true }, ["--exact"]),
        (guise { $0.casing = .ignore }, ["-i"]),
        (guise { $0.casing = .respect }, ["+i"]),
        (guise { $0.isExtended = false }, ["--no-extended"]),
        (guise { $0.folding = .none }, ["--literal"]),
        (guise { $0.isSorted = false }, ["--no-sort"]),
        (guise { $0.isReversed = true }, ["--tac"]),
        (
            guise {
                $0.scheme = .history; $0.tiebreak = .arrival
            }, ["--scheme=history"]
        ),
        (guise { $0.tiebreak = .arrival }, ["--tiebreak=index"]),
    ]

    /// Unless its syntax is on, fzf finds nothing at all for a capital whose accent only its small letter lacks. The
    /// tests of the whole program have a table of such differences, `WantedDifference`, and name this one too.
    private static func isMeantToDiffer(_ query: String, _ options: [String]) -> Bool {
        options == ["--no-extended"] && query.contains("İ")
    }

    private static func guise(_ change: (inout MatchRules) -> Void) -> MatchRules {
        var rules = MatchRules()
        rules.folding = .accents
        change(&rules)
        return rules
    }

    private static func rows(of sample: Sample) throws -> [String] {
        let bytes = try readFile(environment("ROWPICK_TEST_DATA").map { $0 + "/" + sample.file } ?? "", upTo: 1 << 20)
        let rows = bytes.split(separator: 0x0A).dropLast()
        let step = max(1, rows.count / 2000)
        return stride(from: 0, to: rows.count, by: step).map { String(decoding: rows[$0], as: UTF8.self) }
    }

    private static func firstDifference(_ found: [[UInt8]], _ wanted: [[UInt8]]) -> String {
        let place = zip(found, wanted).prefix { $0 == $1 }.map { _ in 1 }.count
        func row(_ rows: [[UInt8]]) -> String {
            place < rows.count ? String(decoding: rows[place], as: UTF8.self) : "nothing"
        }
        return "\(found.count) rows for \(wanted.count); at \(place) \(row(found)) for \(row(wanted))"
    }

    static func rows(of chunk: Chunk, answering query: Query) -> [[UInt8]] {
        var matcher = Matcher(query)
        var ranked: ContiguousArray<Ranked> = []
        matcher.match(chunk, 0..<chunk.count, into: &ranked)
        let ranking = Ranking(sorting: ranked)
        return (0..<ranking.count).map { Array(chunk.bytes[chunk.range(of: ranking[$0].index)]) }
    }
}
