import RowTerminal
import Testing

@testable import rowpick

@Suite struct DueReportsTests {
    private let start = RowTerminal.Moment.now

    private func after(_ milliseconds: Int) -> RowTerminal.Moment { start.advanced(byMilliseconds: milliseconds) }

    /// Whether each of the reports that come answers a question that waits for so many.
    private func takes(_ wanted: [Int], of reports: consuming DueReports) -> [Bool] {
        wanted.map { reports.take(wanted: $0) }
    }

    @Test func `an answer to an earlier question is none to a later one`() {
        var reports = DueReports(patience: 500)
        reports.ask(for: 1, at: start)
        reports.ask(for: 2, at: after(150))
        #expect(takes([2, 2, 1], of: reports) == [false, true, true])
    }

    @Test func `what did not come in time is believed never to come`() {
        var reports = DueReports(patience: 500)
        reports.ask(for: 1, at: start)
        reports.ask(for: 1, at: after(500))
        #expect(takes([1], of: reports) == [true])
    }

    @Test func `they are waited for until the last one is there`() {
        var reports = DueReports(patience: 500)
        #expect(reports.awaitedUntil == nil)
        reports.ask(for: 2, at: start)
        #expect(reports.awaitedUntil == after(500))
        _ = reports.take(wanted: 0)
        #expect(reports.awaitedUntil == after(500))
        _ = reports.take(wanted: 0)
        #expect(reports.awaitedUntil == nil)
    }

    @Test func `one that nobody has asked for takes nothing away`() {
        var reports = DueReports(patience: 500)
        _ = reports.take(wanted: 0)
        reports.ask(for: 1, at: start)
        #expect(reports.awaitedUntil == after(500))
        #expect(takes([1], of: reports) == [true])
    }
}
