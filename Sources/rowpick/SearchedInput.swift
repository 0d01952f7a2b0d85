import RowMatch
import RowSearch
import RowStore
import RowTerminal
import RowThread

/// Rows as they come in, and a search that goes over them as they do.
struct SearchedInput {
    let input: Input
    let searcher: Searcher

    /// Starts the threads that search; nothing is read yet.
    ///
    /// - Parameters:
    ///   - splitter: makes rows of what is read.
    ///   - most: how many of the last rows are kept.
    ///   - mostInOrder: how many of the best rows are wanted before the others are in order.
    ///   - wake: rung when rows have come, and when something has been found.
    init(
        by splitter: RowSplitter, limits: ReadingLimits = ReadingLimits(), keeping most: Int = .max,
        mostInOrder: Int = .max,
        wake: Wake
    ) throws(SystemError) {
        let rows = Rows(keeping: most)
        let searcher = try Searcher(rows: rows, cores: coreCount, mostInOrder: mostInOrder) { wake.ring() }
        self.searcher = searcher
        input = Input(into: rows, by: splitter, limits: limits) {
            searcher.rowsArrived()
            wake.ring()
        }
    }

    /// What has been found since the last call, and the rows: never fewer than the findings are about.
    func news() -> (findings: Findings?, rows: Snapshot) {
        let findings = searcher.take()
        return (findings, input.rows.snapshot())
    }

    /// Lets the sources go and ends the threads.
    func stop() {
        input.stop()
        searcher.stop()
    }
}
