/// The best of the rows that are added, so many at most.
///
/// Most rows are turned away by comparing with the bar. It rises whenever twice as many have gathered as are wanted,
/// about as often as the logarithm of the rows added where these come in no special order.
struct BestRows {
    private let limit: Int
    private let room: Int
    private(set) var rows: ContiguousArray<Ranked> = []
    /// What a row has to come before.
    private var bar: Ranked?

    init(limit: Int, bar: Ranked?) {
        self.limit = limit
        room = limit > Int.max / 2 ? .max : limit * 2
        self.bar = bar
    }

    /// Whether a row would be among the best so far.
    @inline(__always)
    func mayTake(_ row: Ranked) -> Bool {
        guard let bar else { return true }
        return row < bar
    }

    /// The same of any row of such a tier and score, whatever else decides.
    @inline(__always)
    func mayTake(_ tier: Ranked.Tier?, scoring score: Int) -> Bool {
        guard let bar, let tier else { return true }
        return !bar.isBefore(tier, scoring: score)
    }

    /// How much less than this score a row may have to be among the best so far, if with it it would be.
    @inline(__always)
    func slack(of row: Ranked, scoring score: Int) -> Int {
        guard let bar, bar.hasTier(of: row) else { return Int(Int32.max) }
        return score - bar.score
    }

    @inline(__always)
    mutating func add(_ row: Ranked) {
        guard mayTake(row) else { return }
        rows.append(row)
        if rows.count == room { raiseBar() }
    }

    /// Leaves the best only, in order.
    mutating func cut() {
        radixSort(&rows)
        if rows.count > limit { rows.removeLast(rows.count - limit) }
    }

    private mutating func raiseBar() {
        cut()
        bar = rows.last
    }
}
