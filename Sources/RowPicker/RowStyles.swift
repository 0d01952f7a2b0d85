import RowScreen
import RowStore

/// The styles that a row brought with it, from the plain one on with which every row begins.
struct RowStyles {
    private struct Change {
        let place: Int
        let style: Style
    }

    private let changes: [Change]

    /// - Parameter asides: what was taken out of the row: the parameters of each change.
    init(_ asides: [Asides.Piece]) {
        var style = Style.plain
        changes = asides.map { piece in
            style.take(piece.bytes)
            return Change(place: piece.place, style: style)
        }
    }

    /// A row without any.
    static let none = RowStyles([])

    /// The style of the byte at a place of the row; plain before the first change. Logarithmic.
    subscript(place: Int) -> Style {
        var low = 0
        var high = changes.count
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].place <= place {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low > 0 ? changes[low - 1].style : .plain
    }
}
