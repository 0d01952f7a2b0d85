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
    private let fewestNumbered: Int
    /// Whether all rows of the search at hand are wanted in order: written by whoever asks, read by the leading thread
    /// between two rounds.
    private let isWholeWanted = Atomic(false)

    /// Starts the threads.
    ///
    /// - Parameters:
    ///   - cores: how many threads search, the leading one included.
    ///   - mostInOrder: how many of the best rows are wanted in order as soon as may be. The others are put in order when
    ///     somebody asks for it.
    ///   - ring: called on the leading thread whenever there are findings to take.
    package convenience init(
        rows: Rows, cores: Int, mostInOrder: Int = .max, ring: @escaping @Sendable () -> Void
    ) throws(SystemError) {
        try self.init(
            rows: rows, cores: cores, mostInOrder: mostInOrder, fewestNumbered: RowNumbering.usual, ring: ring)
    }

    /// - Parameter fewestNumbered: how many rows are counted on at least, before they are counted anew.
    init(
        rows: Rows, cores: Int, mostInOrder: Int, fewestNumbered: Int, ring: @escaping @Sendable () -> Void
    ) throws(SystemError) {
        self.fewestNumbered = fewestNumbered
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
        isWholeWanted.store(false, ordering: .relaxed)
        order.change { order in
            order.query = query
            order.ticket = ticket
            order.hasNews = true
        }
    }

    /// Asks for all rows of the search at hand in order as they are found, so that any of them has its place at once.
    ///
    /// For somebody who goes through the list: each row that comes may then be before the one the pointer stays with.
    package func orderAll() {
        guard !isWholeWanted.exchange(true, ordering: .relaxed) else { return }
        order.change { $0.hasNews = true }
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
        var recent = RecentSearches(mostInOrder: mostInOrder)
        var numbering = RowNumbering(least: fewestNumbered)
        while true {
            let order = order.wait { order in
                guard order.hasNews || order.isStopped else { return nil as Order? }
                defer { order.hasNews = false }
                return order
            }
            guard !order.isStopped else { return }
            guard let query = order.query else {
                prepare(order.ticket)
                continue
            }
            var snapshot = rows.snapshot()
            if numbering.renew(for: snapshot) {
                recent = RecentSearches(mostInOrder: mostInOrder)
                progress = nil
            }
            if progress?.ticket != order.ticket {
                if let progress { recent.keep(progress) }
                let search = Search(query: query, mostInOrder: mostInOrder)
                progress = recent.beginning(
                    of: search, ticket: order.ticket, over: numbering.numbered(snapshot).indices)
                if let progress, progress.searched > 0 { publish(numbering.unnumbered(progress.findings)) }
            }
            guard !query.isEmpty else {
                prepare(order.ticket)
                continue
            }
            recent.release(rowsBefore: snapshot.first - numbering.base)
            progress = orderedIfWanted(progress, numbering)
            while progress?.advance(over: numbering.numbered(snapshot), by: crew, while: current) == true {
                progress.map { publish(numbering.unnumbered($0.findings)) }
                progress = orderedIfWanted(progress, numbering)
                snapshot = rows.snapshot()
                if numbering.renew(for: snapshot) {
                    recent = RecentSearches(mostInOrder: mostInOrder)
                    progress = progress.map { Progress($0.search, ticket: $0.ticket) }
                }
            }
        }
    }

    /// Makes a search of the rows read by now quick to begin; while more are being read, a core is left for that.
    private func prepare(_ ticket: Ticket) {
        let snapshot = rows.snapshot()
        let work = Preparation(snapshot, ticket: ticket, while: current)
        snapshot.isComplete ? crew.work(on: work) : work.work()
    }

    /// What is known by now, with all of it in order if somebody has asked for that, who then is told of it.
    private func orderedIfWanted(_ progress: Progress?, _ numbering: RowNumbering) -> Progress? {
        guard let progress, progress.search.mostInOrder < .max, isWholeWanted.load(ordering: .relaxed),
            let ordered = progress.ordered(by: crew, while: current)
        else { return progress }
        if ordered.searched > 0 { publish(numbering.unnumbered(ordered.findings)) }
        return ordered
    }

    private func publish(_ new: Findings) {
        findings.withLock { $0 = new }
        ring()
    }
}
