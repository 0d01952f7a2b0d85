import RowKeys

/// What committed, for whoever wants to tell one way from another.
package enum Committer: Equatable, Sendable {
    case key
    case clickOnDone
    /// The button that has this key, or the key itself.
    case button(Key)
    /// Two clicks on the row.
    case doubleClick
}
