import RowKeys

/// A button that was added to the bar.
package struct BarButton: Equatable, Sendable {
    /// What comes of it.
    package enum Deed: Equatable, Sendable {
        /// A commit, which names the button's key.
        case pick
        /// The end of the run, with an exit status and without a row.
        case leave(status: Int32)
    }

    /// What stands on it.
    package let label: String
    /// What does the same as a click on it, and tells it from others.
    package let key: Key
    package let deed: Deed

    /// - Parameter label: with a sign in it that can be seen.
    package init(_ label: String, key: Key, _ deed: Deed) {
        self.label = label
        self.key = key
        self.deed = deed
    }

    /// Whether it ends the run without a row.
    var leaves: Bool { deed != .pick }

    /// What its key asks for, and a click on it.
    package var action: Action {
        switch deed {
        case .pick: .acceptBy(key)
        case .leave(let status): .leave(status: status)
        }
    }
}
