/// On which side of the list the prompt is.
package enum Layout: Equatable, Sendable {
    /// The prompt above the list, the best row on top.
    case reverse
    /// The prompt below the list, the best row at the bottom, as fzf has it by default.
    case bottomUp
}
