import RowMatch
import RowStore
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

    private static let query = Query("row", rules: MatchRules())

    @Test(arguments: [0..<0, 0..<1, 0..<20_000, 4095..<4097, 4999..<5001, 7..<15_003, 19_999..<20_000])
    func `a job looks at each row of its range once`(range: Range<Int>) {
        let current = CurrentTicket()
        current.set(Ticket(1))
        let job = Job(query: Self.query, ticket: Ticket(1), snapshot: Self.snapshot, rows: range, current: current)
        job.work()
        #expect(job.results()?.map(\.row.index).sorted() == Array(range))
    }

    @Test func `a job that is outdated has no results`() {
        let current = CurrentTicket()
        current.set(Ticket(2))
        let job = Job(query: Self.query, ticket: Ticket(1), snapshot: Self.snapshot, rows: 0..<20_000, current: current)
        job.work()
        #expect(job.results() == nil)
    }
}
