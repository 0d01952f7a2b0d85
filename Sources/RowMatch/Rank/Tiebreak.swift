/// What decides between rows of the same score.
package enum Tiebreak: Equatable, Sendable {
    /// The shorter one first, then the one that arrived first.
    case length
    /// The one that arrived first; fzf's `index`, and what goes with `Scheme.history`.
    case arrival
}
