import RowMatch
import RowStore
import RowThread
import Testing

@testable import RowSearch

@Suite struct JobTests {
    private static let snapshot: Snapshot = {
        let rows = Rows()
        var splitter = RowSplitter(lineEnd: .newline)
        for block in 0..<4 {
            let text = (0..<5000).map { "row \(block * 5000 + $0)\n" }.joined()
            if let chunk = splitter.take(ContiguousArray(text.utf8)) { rows.append(chunk) }
        }
        return rows.snapshot()
    }()

    private static func rows(of job: Job) throws -> [Int] {
        let ranking = try #require(job.ranking())
        return (0..<ranking.count).map { ranking[$0].index }
    }

    private static let query = Query("row", rules: MatchRules())

    @Test(arguments: [0..<0, 0..<1, 0..<20_000, 4095..<4097, 4999..<5001, 7..<15_003, 19_999..<20_000])
    func `a job looks at each row of its range once`(range: Range<Int>) throws {
        let current = CurrentTicket()
        current.set(Ticket(1))
        let job = Job(query: Self.query, ticket: Ticket(1), snapshot: Self.snapshot, rows: range, current: current)
        job.work()
        #expect(try Self.rows(of: job).sorted() == Array(range))
    }

    @Test func `what several workers have found is in one order`() throws {
        let current = CurrentTicket()
        current.set(Ticket(1))
        let rows = 0..<20_000
        let query = Query("row 1", rules: MatchRules())
        let job = Job(query: query, ticket: Ticket(1), snapshot: Self.snapshot, rows: rows, current: current)
        let helper = try Thread { job.work() }
        job.work()
        helper.join()
        var matcher = Matcher(query)
        var ranked: ContiguousArray<Ranked> = []
        for chunk in Self.snapshot.chunks { matcher.match(chunk, 0..<chunk.count, into: &ranked) }
        #expect(job.ranking() == Ranking(sorting: ranked))
    }

    @Test func `a job that is outdated has no results`() {
        let current = CurrentTicket()
        current.set(Ticket(2))
        let job = Job(query: Self.query, ticket: Ticket(1), snapshot: Self.snapshot, rows: 0..<20_000, current: current)
        job.work()
        #expect(job.ranking() == nil)
    }
}
