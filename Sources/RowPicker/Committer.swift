/// What committed, for whoever wants to tell one way from another.
package enum Committer: Equatable, Sendable {
    case key
    case clickOnDone
    /// Two clicks on the row.
    case doubleClick
}
