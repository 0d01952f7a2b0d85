import RowMatch
import RowStore
import RowThread
import TestSupport
import Testing

@testable import RowSearch

/// The same rows, read and searched in each of the ways there are, give the same ranking.
@Suite struct TypingTests {
    /// A query is typed a character at a time, and some are taken back, while rows come: what is known of the query before
    /// never shows in what is found for the next.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func `a query typed while rows come finds what it finds when asked afresh, and what a file search finds`(
        seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        let bytes = Array((0..<5).map { _ in OddFile.bytes(lineEnd: .newline, using: &random) + [0x0A] }.joined())
        let stage = try SearchStage(cores: 1 + random.below(3), mostInOrder: [1, 5, .max][random.below(3)])
        defer { stage.stop() }
        var pieces = Pieces(bytes, using: &random)
        let wanted = OddFile.query(using: &random)
        var ticket = Ticket(0)
        for text in Self.typed(OddFile.text(using: &random), &random) {
            let query = Query(text, rules: wanted.rules)
            pieces.append(to: stage, using: &random)
            guard !query.isEmpty else { continue }
            ticket = ticket.next
            stage.searcher.search(query, ticket: ticket)
            guard !random.oneIn(3) else { continue }
            let snapshot = stage.rows.snapshot()
            guard snapshot.count > 0 else { continue }
            let found = try #require(stage.findings(for: ticket, over: snapshot.count).last)
            #expect(found.ranking.rows == plainRanking(of: query, in: snapshot), "seed \(seed): \(text)")
        }
        pieces.appendAll(to: stage)
        let rows = stage.rows.snapshot()
        ticket = ticket.next
        guard !wanted.isEmpty, rows.count > 0 else { return }
        stage.searcher.search(wanted, ticket: ticket)
        let found = try #require(stage.findings(for: ticket, over: rows.count).last)
        let inFile = try Self.foundInFile(wanted, bytes, blockSize: [1, 7, 64, 1000][random.below(4)])
        #expect(found.ranking.rows.map { rows[$0] } == inFile, "seed \(seed)")
        #expect(found.ranking.rows == plainRanking(of: wanted, in: rows), "seed \(seed)")
    }

    /// The text a character longer each time, now and then shorter again.
    private static func typed(_ text: String, _ random: inout SeededGenerator) -> [String] {
        var typed: [String] = []
        for length in 0...text.count {
            typed.append(String(text.prefix(length)))
            if random.oneIn(4) { typed.append(String(text.prefix(max(0, length - 1)))) }
        }
        return typed + [text]
    }

    private static func foundInFile(_ query: Query, _ bytes: [UInt8], blockSize: Int) throws -> [[UInt8]] {
        let limits = FileLimits(memory: .max, rows: Ranked.mostRows, longestRow: 1 << 30)
        let search = FileSearch(query, in: [MemoryFile(bytes).file], .newline, limits: limits, blockSize: blockSize)
        let findings = try search.findings(cores: 2)
        return findings.ranking.rows.map { findings.rows[$0] }
    }
}

/// A file that is read a piece at a time, cut anywhere.
private struct Pieces {
    private var rest: ArraySlice<UInt8>
    private var splitter = RowSplitter(lineEnd: .newline)
    private let most: Int

    init(_ bytes: [UInt8], using random: inout SeededGenerator) {
        rest = bytes[...]
        most = max(1, bytes.count / (1 + random.below(8)))
    }

    /// The next piece, which may be empty.
    mutating func append(to stage: SearchStage, using random: inout SeededGenerator) {
        append(random.below(most + 1), to: stage)
    }

    mutating func appendAll(to stage: SearchStage) {
        append(rest.count, to: stage)
        if let chunk = splitter.endSource() { stage.rows.append(chunk) }
        stage.searcher.rowsArrived()
    }

    private mutating func append(_ count: Int, to stage: SearchStage) {
        if let chunk = splitter.take(ContiguousArray(rest.prefix(count))) { stage.rows.append(chunk) }
        rest = rest.dropFirst(count)
        stage.searcher.rowsArrived()
    }
}
