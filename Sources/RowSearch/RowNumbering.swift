import RowMatch
import RowStore

/// From which row on a search counts.
///
/// What it keeps of a row is found by the row's number, that of every row that has left too, and a rank has room for no
/// more than ``Ranked/mostRows``. So a source without an end, of which the last rows are kept, is counted anew now and
/// then.
struct RowNumbering {
    private(set) var base = 0
    private let least: Int

    /// - Parameter least: how many rows are counted on at least, before it begins anew.
    init(least: Int) {
        self.least = least
    }

    /// Begins anew at the first row there is, if far more have left than are there; says whether it did.
    mutating func renew(for rows: Snapshot) -> Bool {
        let most = min(max(least, rows.kept * Self.share), Ranked.mostRows / 2)
        guard rows.first > base, rows.count - base > most else { return false }
        base = rows.first
        return true
    }

    /// The rows as a search counts them.
    func numbered(_ rows: Snapshot) -> Snapshot { rows.moved(by: -base) }

    /// What was found, by the numbers that all others use.
    func unnumbered(_ findings: Findings) -> Findings { findings.moved(by: base) }

    /// Beginning anew costs one search of all rows that are there, and this many times as many have come by then.
    private static let share = 8

    /// Rows: for one of them a search keeps a few bytes, so that these are a few megabytes.
    static let usual = 1 << 22
}
