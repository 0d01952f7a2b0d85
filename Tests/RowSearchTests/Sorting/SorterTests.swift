import RowMatch
import RowStore
import RowThread
import Testing

@testable import RowSearch

@Suite struct SorterTests {
    private static func findings(_ rows: [String], ticket: Int) -> Findings {
        var splitter = RowSplitter(lineEnd: .newline)
        let chunk = splitter.take(ContiguousArray(rows.map { $0 + "\n" }.joined().utf8))
        let snapshot = Snapshot(chunks: chunk.map { [$0] } ?? [], isComplete: true)
        return Findings(
            ticket: Ticket(ticket), query: Query("", rules: MatchRules()),
            ranking: .all(snapshot.indices, isReversed: false), rows: snapshot, searched: snapshot.count)
    }

    /// What a sorter tells of some findings.
    private static func told(of findings: Findings, by sorter: Sorter, _ bell: Condition<Bool>) -> [Int] {
        sorter.put(findings)
        while true {
            bell.wait(until: { $0 })
            bell.withLock { $0 = false }
            guard let sorted = sorter.take(), sorted.ticket == findings.ticket else { continue }
            return (0..<sorted.ranking.count).map { sorted.ranking[$0].index }
        }
    }

    @Test func `it tells of findings in the order asked for last`() throws {
        let bell = Condition(false)
        let sorter = try Sorter(delimiter: [0x09], isReversed: false) { bell.change { $0 = true } }
        defer { sorter.stop() }
        let rows = ["b\t2", "c\t1", "a\t10"]
        sorter.sort(by: ColumnOrder(field: 1))
        #expect(Self.told(of: Self.findings(rows, ticket: 1), by: sorter, bell) == [2, 0, 1])
        sorter.sort(by: ColumnOrder(field: 2, isDescending: true))
        #expect(Self.told(of: Self.findings(rows, ticket: 2), by: sorter, bell) == [2, 0, 1])
        #expect(Self.told(of: Self.findings(rows, ticket: 3), by: sorter, bell) == [2, 0, 1])
        sorter.sort(by: ColumnOrder(field: 2))
        #expect(Self.told(of: Self.findings(rows, ticket: 4), by: sorter, bell) == [1, 0, 2])
    }

    @Test func `nothing is told without an order`() throws {
        let sorter = try Sorter(delimiter: nil, isReversed: false) {}
        defer { sorter.stop() }
        sorter.put(Self.findings(["a"], ticket: 1))
        sorter.sort(by: nil)
        #expect(sorter.take() == nil)
    }
}
