import RowStore

/// How a picking ended.
package enum Outcome: Equatable, Sendable {
    /// Committed, in the order of picking; never empty.
    case picked([RowID])
    /// Committed with a row that no source brought: a date, or a time.
    case made([UInt8])
    /// Enter, and no row matches.
    case nothing
    /// Committed with the query in place of a row.
    case query
    case cancelled
    /// By a button that has this exit status.
    case left(status: Int32)
    /// Nobody gave a sign in time.
    case timedOut
}
