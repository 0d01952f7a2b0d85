import RowStore

/// How a picking ended.
package enum Outcome: Equatable, Sendable {
    /// Committed, in the order of picking; never empty.
    case picked([RowID])
    /// Enter, and no row matches.
    case nothing
    case cancelled
    /// Nobody gave a sign in time.
    case timedOut
}
