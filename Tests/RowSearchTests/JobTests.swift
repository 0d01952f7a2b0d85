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

    private static let everything = Search(query: Query("row", rules: MatchRules()), mostInOrder: .max)

    private static func job(
        _ search: Search, rows: Range<Int>, through sieve: Sieve = Sieve(), isOutdated: Bool = false
    ) -> Job {
        let current = CurrentTicket()
        current.set(Ticket(isOutdated ? 2 : 1))
        return Job(search, ticket: Ticket(1), snapshot: snapshot, rows: rows, through: sieve, while: current)
    }

    private static func best(of job: Job) throws -> [RowID] {
        try #require(job.harvests()).map(\.best).reduce([], merged).map(\.row)
    }

    @Test(arguments: [0..<0, 0..<1, 0..<20_000, 4095..<4097, 4999..<5001, 7..<15_003, 19_999..<20_000])
    func `a job looks at each row of its range once`(range: Range<Int>) throws {
        let job = Self.job(Self.everything, rows: range)
        job.work()
        #expect(try Self.best(of: job).map(\.index).sorted() == Array(range))
        #expect(try #require(job.harvests()).map(\.tried) == [range.count])
    }

    @Test(arguments: [0..<20_000, 70..<130, 4095..<5001])
    func `a job tries the rows that a sieve lets through`(range: Range<Int>) throws {
        var sieve = Sieve()
        sieve.keep(ContiguousArray(repeating: 0x8000_0000_0000_0101, count: 100).span, of: 0..<6_400)
        let job = Self.job(Self.everything, rows: range, through: sieve)
        job.work()
        let wanted = range.filter { $0 >= 6_400 || [0, 8, 63].contains($0 % 64) }
        #expect(try Self.best(of: job).map(\.index).sorted() == wanted)
        #expect(try #require(job.harvests()).map(\.tried) == [wanted.count])
    }

    @Test func `what several workers have found is in one order`() throws {
        let query = Query("row 1", rules: MatchRules())
        let job = Self.job(Search(query: query, mostInOrder: .max), rows: 0..<20_000)
        let helper = try Thread { job.work() }
        job.work()
        helper.join()
        #expect(try Self.best(of: job) == plainRanking(of: query, in: Self.snapshot))
    }

    @Test func `a job that is outdated has no results`() {
        let job = Self.job(Self.everything, rows: 0..<20_000, isOutdated: true)
        job.work()
        #expect(job.harvests() == nil)
    }
}
