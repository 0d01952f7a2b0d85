import RowMatch
import RowStore
import RowThread
import TestSupport
import Testing

@testable import RowSearch

@Suite struct SearcherTests {
    private static let words = ["alpha", "beta", "gamma", "delta", "北海道", "東海", "x-y", "end"]

    private static func lines(_ count: Int, using random: inout SeededGenerator) -> [String] {
        (0..<count).map { number in
            let picked = (0..<3).map { _ in words.randomElement(using: &random) ?? "" }
            return "\(number % 97)\t" + picked.joined(separator: " ")
        }
    }

    private static func query(using random: inout SeededGenerator) -> Query {
        var rules = MatchRules()
        rules.delimiter = Bool.random(using: &random) ? [0x09] : nil
        rules.isReversed = Bool.random(using: &random)
        rules.isSorted = Int.random(in: 0..<4, using: &random) > 0
        let texts = ["a", "lp", "al be", "'beta", "!gamma", "^1", "end$", "海", "zzz", "12", "e | x", "ga !de"]
        return Query(texts.randomElement(using: &random) ?? "a", rules: rules)
    }

    @Test(arguments: 0..<12 as Range<UInt64>)
    func `a search finds what a plain matcher finds, in the same order`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let mostInOrder = [1, 3, 200, .max].randomElement(using: &random) ?? 1
        let stage = try SearchStage(cores: Int.random(in: 1...4, using: &random), mostInOrder: mostInOrder)
        defer { stage.stop() }
        let lines = Self.lines(Int.random(in: 1...10_000, using: &random), using: &random)
        stage.append(lines, chunked: &random)
        let query = Self.query(using: &random)
        stage.searcher.search(query, ticket: Ticket(1))
        let findings = try #require(stage.findings(for: Ticket(1), over: lines.count).last)
        #expect(findings.ranking.rows == plainRanking(of: query, in: stage.rows.snapshot()))
        #expect(findings.query == query)
        #expect(findings.searched == lines.count)
    }

    @Test func `a search of more rows than the first round takes finds what a plain matcher finds`() throws {
        var random = SeededGenerator(seed: 1)
        let stage = try SearchStage()
        defer { stage.stop() }
        let lines = Self.lines(70_000, using: &random)
        stage.append(lines, chunked: &random)
        let query = Query("al", rules: MatchRules())
        stage.searcher.search(query, ticket: Ticket(1))
        let findings = try #require(stage.findings(for: Ticket(1), over: lines.count).last)
        #expect(findings.ranking.rows == plainRanking(of: query, in: stage.rows.snapshot()))
    }

    @Test(arguments: 100..<104 as Range<UInt64>)
    func `rows that come while it searches are found too`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let stage = try SearchStage(cores: 3, mostInOrder: 7)
        defer { stage.stop() }
        let lines = Self.lines(10_000, using: &random)
        let query = Self.query(using: &random)
        stage.searcher.search(query, ticket: Ticket(1))
        let chunks = random
        let reader = try Thread {
            var chunks = chunks
            stage.append(lines, chunked: &chunks)
        }
        let taken = stage.findings(for: Ticket(1), over: lines.count)
        reader.join()
        let last = try #require(taken.last)
        #expect(last.ranking.rows == plainRanking(of: query, in: stage.rows.snapshot()))
        #expect(zip(taken, taken.dropFirst()).allSatisfy { $0.searched < $1.searched })
    }

    @Test(arguments: 200..<204 as Range<UInt64>)
    func `findings of an earlier search never come after those of a later one`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let stage = try SearchStage(cores: 3, mostInOrder: 7)
        defer { stage.stop() }
        let lines = Self.lines(20_000, using: &random)
        stage.append(lines, chunked: &random)
        var taken: [Findings] = []
        var query = Self.query(using: &random)
        for number in 1...60 {
            query = Self.query(using: &random)
            stage.searcher.search(query, ticket: Ticket(number))
            for _ in 0..<Int.random(in: 0..<2000, using: &random) {
                if let findings = stage.searcher.take() { taken.append(findings) }
            }
        }
        taken += stage.findings(for: Ticket(60), over: lines.count)
        for (before, after) in zip(taken, taken.dropFirst()) {
            #expect(before.ticket < after.ticket || before.ticket == after.ticket && before.searched < after.searched)
        }
        #expect(taken.last?.ranking.rows == plainRanking(of: query, in: stage.rows.snapshot()))
    }

    @Test func `rows that rank alike keep the order of the input`() throws {
        var random = SeededGenerator(seed: 3)
        let stage = try SearchStage(cores: 4)
        defer { stage.stop() }
        stage.append(Array(repeating: "the same row", count: 20_000), chunked: &random)
        stage.searcher.search(Query("same", rules: MatchRules()), ticket: Ticket(1))
        let findings = try #require(stage.findings(for: Ticket(1), over: 20_000).last)
        #expect(findings.ranking.rows == (0..<20_000).map { RowID($0) })
    }

    @Test func `findings are taken once`() throws {
        var random = SeededGenerator(seed: 4)
        let stage = try SearchStage()
        defer { stage.stop() }
        stage.append(["alpha", "beta"], chunked: &random)
        stage.searcher.search(Query("al", rules: MatchRules()), ticket: Ticket(1))
        _ = stage.findings(for: Ticket(1), over: 2)
        #expect(stage.searcher.take() == nil)
    }

    @Test func `an empty query is searched for by nobody`() throws {
        var random = SeededGenerator(seed: 5)
        let stage = try SearchStage()
        defer { stage.stop() }
        stage.append(["alpha", "beta"], chunked: &random)
        stage.searcher.search(Query("", rules: MatchRules()), ticket: Ticket(1))
        stage.searcher.search(Query("be", rules: MatchRules()), ticket: Ticket(2))
        let taken = stage.findings(for: Ticket(2), over: 2)
        #expect(taken.map(\.ticket) == [Ticket(2)])
    }

    @Test(arguments: [1, 2, 5], [true, false])
    func `stopping ends the threads`(cores: Int, isSearching: Bool) throws {
        var random = SeededGenerator(seed: 6)
        let end = End()
        try stopOne(cores: cores, isSearching: isSearching, end, &random)
        end.await()
    }

    /// What a searcher's ring holds is let go when nothing holds the searcher: no one here, and none of its threads.
    private func stopOne(cores: Int, isSearching: Bool, _ end: End, _ random: inout SeededGenerator) throws {
        let rows = Rows()
        let sentinel = Sentinel(end)
        let searcher = try Searcher(rows: rows, cores: cores) { sentinel.hold() }
        var splitter = RowSplitter(lineEnd: .newline)
        let text = Self.lines(10_000, using: &random).map { $0 + "\n" }.joined()
        if let chunk = splitter.take(ContiguousArray(text.utf8)) { rows.append(chunk) }
        if isSearching { searcher.search(Query("a e x", rules: MatchRules()), ticket: Ticket(1)) }
        searcher.stop()
    }

    @Test func `stopping ends the threads of a crew`() async throws {
        final class Weak {
            weak var crew: Crew?
        }
        let held = Weak()
        let rows = Rows()
        let current = CurrentTicket()
        do {
            let crew = try Crew(helpers: 3)
            held.crew = crew
            current.set(Ticket(1))
            let query = Query("a", rules: MatchRules())
            let search = Search(query: query, mostInOrder: .max)
            crew.work(
                on: Job(
                    search, ticket: Ticket(1), snapshot: rows.snapshot(), rows: 0..<0, through: Sieve(), while: current)
            )
            crew.stop()
        }
        while held.crew != nil { await Task.yield() }
    }

    /// Tells when the last who held it has let go.
    private final class Sentinel: Sendable {
        private let end: End

        init(_ end: End) {
            self.end = end
        }

        func hold() {}

        deinit {
            end.tell()
        }
    }

    private final class End: Sendable {
        private let isOver = Condition(false)

        func tell() {
            isOver.change { $0 = true }
        }

        func await() {
            isOver.wait(until: { $0 })
        }
    }
}
