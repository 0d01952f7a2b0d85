import RowScreen

/// How a row is drawn where it is not drawn as columns: text that is always the same, and places for what the row holds.
package struct RowForm: Equatable, Sendable {
    /// One part of it.
    package enum Piece: Equatable, Sendable {
        case literal(String)
        case place(Place)
    }

    /// What stands in a place, and how.
    package struct Place: Equatable, Sendable {
        package enum Content: Equatable, Sendable {
            /// By its number from 1; empty where the row has fewer.
            case field(Int)
            case row
            /// The row's number in the input, from 1.
            case index
        }

        /// Where text stands that is narrower than its place.
        package enum Side: Equatable, Sendable {
            case left, middle, right
        }

        package let content: Content
        package var side = Side.left
        /// How many columns it takes at least.
        package var width = 0
        /// How many columns its text takes at most.
        package var most = Int.max
        /// Colours and weights, but for dimness.
        package var style = Style.plain
        /// Whether it is there to be looked up, and looks like what else is in the look of the picker.
        package var isDim = false

        /// What its text has of its own: dimness too where it would take the colour for enough.
        var own: Style {
            var own = style
            own.isDim = isDim && style.foreground != .standard
            return own
        }

        package init(_ content: Content) {
            self.content = content
        }
    }

    package let pieces: [Piece]

    package init(_ pieces: [Piece]) {
        self.pieces = pieces
    }
}
