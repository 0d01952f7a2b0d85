/// What a commit comes to where no row matches and none will.
package enum Fallback: Hashable, Sendable {
    /// The run ends without a row.
    case end
    /// Nothing happens.
    case stay
    /// The query is committed in place of a row.
    case takeQuery
}
