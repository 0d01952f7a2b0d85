import RowMatch
import RowStore

/// How far the search for one query has come.
struct Progress {
    private(set) var search: Search
    private(set) var ticket: Ticket
    /// Which rows to try: of those searched, what the query has left, and of the others, what an earlier one has.
    private(set) var sieve: Sieve
    /// What an earlier query has found out of the rows to try.
    private var earlierEnds: MatchEnds?
    /// The same of this one, for a later one; `nil` if that would be of no use.
    private(set) var ends: MatchEnds?
    private(set) var searched = 0
    /// How many of the first rows have left.
    var first = 0
    /// How many rows were looked at.
    private(set) var tried = 0
    /// Holds all rows that were searched.
    private(set) var known = Snapshot.empty
    private(set) var ranking = Ranking.empty
    var best: ContiguousArray<Ranked> = []
    /// A row that every row of the best comes before, and no other one found; `nil` where all that were found are among
    /// the best, or as many as are wanted.
    var bar: Ranked?
    private var round = Self.firstRound

    /// - Parameters:
    ///   - sieve: lets through every row that may answer.
    ///   - ends: those of the query that left these rows.
    init(_ search: Search, ticket: Ticket, through sieve: Sieve = Sieve(), after ends: MatchEnds? = nil) {
        self.search = search
        self.ticket = ticket
        self.sieve = sieve
        earlierEnds = ends
        self.ends = MatchEnds(of: search.query)
    }

    var findings: Findings {
        Findings(ticket: ticket, query: search.query, ranking: ranking, rows: known, searched: searched)
    }

    /// The same without what it knows of the order of all rows, which takes eight bytes for each that was found.
    ///
    /// - Parameter most: of how many of the best the order stays known.
    func withoutOrder(beyond most: Int) -> Progress {
        var progress = self
        progress.search = Search(query: search.query, mostInOrder: most)
        progress.best = ContiguousArray(best.prefix(most))
        progress.rank(ranking.count)
        return progress
    }

    /// The same without what it has found out of single rows, which takes a byte for each.
    func withoutEnds() -> Progress {
        var progress = self
        progress.ends = nil
        progress.earlierEnds = nil
        return progress
    }

    /// The same with all rows in order, and every row that will be found in its place at once; `nil` if somebody asks
    /// for something else by now.
    func ordered(by crew: Crew, while current: CurrentTicket) -> Progress? {
        guard search.mostInOrder < .max else { return self }
        guard current.is(ticket) else { return nil }
        let whole = Search(query: search.query, mostInOrder: .max)
        let job = Job(whole, ticket: ticket, snapshot: known, rows: first..<searched, through: sieve, while: current)
        crew.work(on: job)
        guard let harvests = job.harvests() else { return nil }
        var next = self
        next.search = whole
        next.best = harvests.map(\.best).reduce([], merged)
        next.bar = nil
        next.rank(ranking.count)
        return next
    }

    /// The same as if no row had been searched, but for knowing which to try.
    var bare: Progress { Progress(search, ticket: ticket, through: sieve) }

    /// Whether it holds no rows.
    var isBare: Bool { known.chunks.isEmpty }

    /// The same under another ticket.
    func resumed(as ticket: Ticket) -> Progress {
        var progress = self
        progress.ticket = ticket
        return progress
    }

    /// How many of some rows it has yet to try, or would have to try again.
    func candidates(in rows: Range<Int>) -> Int {
        sieve.count(in: rows)
    }

    /// Goes one round further, in place, for what it knows of rows is large.
    ///
    /// - Returns: false when all of `snapshot` has been searched, or somebody asks for something else by now.
    mutating func advance(over snapshot: Snapshot, by crew: Crew, while current: CurrentTicket) -> Bool {
        guard searched < snapshot.count, current.is(ticket) else { return false }
        if snapshot.first > first {
            guard let rest = without(rowsBefore: snapshot.first, by: crew, while: current) else { return false }
            self = rest
        }
        let end = sieve.end(of: round, from: searched, before: snapshot.count)
        guard let harvests = harvests(of: searched..<end, in: snapshot, by: crew, while: current) else { return false }
        add(harvests, to: end)
        known = snapshot
        rank(harvests.reduce(ranking.count) { $0 + $1.count })
        return true
    }

    private func harvests(
        of rows: Range<Int>, in snapshot: Snapshot, by crew: Crew, while current: CurrentTicket
    ) -> [Harvest]? {
        let job = Job(
            search, ticket: ticket, snapshot: snapshot, rows: rows, through: sieve, after: earlierEnds,
            bar: barForMore, while: current)
        crew.work(on: job)
        return job.harvests()
    }

    /// What a row has to come before to be among the best.
    var barForMore: Ranked? {
        best.count >= search.mostInOrder ? best.last : bar
    }

    private mutating func add(_ harvests: [Harvest], to end: Int) {
        for harvest in harvests {
            best = merged(best, harvest.best)
            tried += harvest.tried
            harvest.narrow(&sieve)
            ends?.take(harvest)
        }
        bar = barForMore
        best = best.count > search.mostInOrder ? ContiguousArray(best[..<search.mostInOrder]) : best
        searched = end
        round = min(round * Self.roundGrowth, Self.lastRound)
    }

    /// Searches from a row on, for those before it have left.
    mutating func begin(at row: Int) {
        first = row
        searched = max(searched, row)
    }

    /// Makes the ranking anew, without the order of all rows that may have been found out.
    mutating func rank(_ count: Int) {
        ranking = Ranking(best: best, of: count) { [query = search.query, sieve, rows = first..<searched, known] in
            query.rows(of: known, in: rows, through: sieve)
        }
    }

    /// Rows: what two cores score within a frame even for the most common letter, so that a key is answered in one.
    private static let firstRound = 64 * 1024

    /// Each round is so much longer than the one before: the first is seen at once, and few are left to wait for each
    /// other at the end of.
    private static let roundGrowth = 4

    /// Rows: so many that the time to merge them into what was found before does not show.
    private static let lastRound = 8 * 1024 * 1024
}
