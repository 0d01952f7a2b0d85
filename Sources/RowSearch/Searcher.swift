import RowMatch
import RowStore
import RowThread
import Synchronization

/// Searches a growing store for one query at a time, on all cores, and tells what it has found so far.
///
/// A thread of its own leads; the one who asks never waits. It goes through the rows in rounds, each larger than the
/// one before, and after each there are findings to take, so that the first screenful is there long before the last
/// row has been looked at, and the merging of rounds stays a small share of the work.
package final class Searcher: Sendable {
    private struct Order {
        var query: Query?
        var ticket = Ticket(0)
        var hasNews = false
        var isStopped = false
    }

    private let rows: Rows
    private let ring: @Sendable () -> Void
    /// What to do next: written by whoever asks, read by the leading thread.
    private let order = Condition(Order())
    /// The newest findings nobody has taken yet: written by the leading thread, emptied by whoever takes.
    private let findings = Mutex<Findings?>(nil)
    /// The ticket searched for, for the workers to see between two blocks that their work is outdated.
    private let current = CurrentTicket()
    private let crew: Crew
    private let mostInOrder: Int

    /// Starts the threads.
    ///
    /// - Parameters:
    ///   - cores: how many threads search, the leading one included.
    ///   - mostInOrder: how many of the best rows are wanted in order as soon as may be. The others are put in order when
    ///     one is asked for, or when the input has ended and nothing else is left to do.
    ///   - ring: called on the leading thread whenever there are findings to take.
    package init(rows: Rows, cores: Int, mostInOrder: Int = .max, ring: @escaping @Sendable () -> Void)
        throws(SystemError)
    {
        self.rows = rows
        self.ring = ring
        self.mostInOrder = mostInOrder
        crew = try Crew(helpers: max(0, cores - 1))
        _ = try Thread { [self] in lead() }
    }

    /// Searches for this query from now on, and gives up what was searched for before.
    ///
    /// Nothing is found for an empty query: every row answers it, and whoever asks knows that without a search.
    package func search(_ query: Query, ticket: Ticket) {
        current.set(ticket)
        order.change { order in
            order.query = query
            order.ticket = ticket
            order.hasNews = true
        }
    }

    /// Says that rows have come, so that they are searched too.
    package func rowsArrived() {
        order.change { $0.hasNews = true }
    }

    /// The newest findings, once; `nil` if there are none since the last call.
    package func take() -> Findings? {
        findings.withLock { findings in
            defer { findings = nil }
            return findings
        }
    }

    /// Ends the threads; what is being searched is given up.
    package func stop() {
        current.set(.never)
        order.change { $0.isStopped = true }
        crew.stop()
    }

    private func lead() {
        var progress: Progress?
        var recent = RecentSearches()
        while true {
            let order = order.wait { order in
                guard order.hasNews || order.isStopped else { return nil as Order? }
                defer { order.hasNews = false }
                return order
            }
            guard !order.isStopped else { return }
            guard let query = order.query else { continue }
            if progress?.ticket != order.ticket {
                if let progress { recent.keep(progress) }
                let search = Search(query: query, mostInOrder: mostInOrder)
                progress = recent.beginning(of: search, ticket: order.ticket, over: rows.snapshot().count)
                if let progress, progress.searched > 0 { publish(progress.findings) }
            }
            guard !query.isEmpty else { continue }
            var snapshot = rows.snapshot()
            while let next = progress?.advanced(over: snapshot, by: crew, while: current) {
                progress = next
                publish(next.findings)
                snapshot = rows.snapshot()
            }
            if snapshot.isComplete { progress?.complete(over: snapshot, while: current) }
        }
    }

    private func publish(_ new: Findings) {
        findings.withLock { $0 = new }
        ring()
    }
}
