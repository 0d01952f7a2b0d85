import RowText

/// A form of rows with its texts as they are drawn: the same for all rows, and also for those drawn exactly.
struct FormLook {
    enum Piece {
        case literal([Grapheme])
        case place(RowForm.Place)
    }

    let pieces: [Piece]

    /// - Parameter columns: how many there are: of a text that has no room in them no more is looked at.
    init(_ form: RowForm, upToColumns columns: Int, lettering: Lettering) {
        pieces = form.pieces.map { piece in
            switch piece {
            case .literal(let text): .literal(graphemes(of: text, upToColumns: columns, lettering: lettering))
            case .place(let place): .place(place)
            }
        }
    }

    /// Where something of a row stands, in the order drawn.
    var places: [RowForm.Place] {
        pieces.compactMap { piece in
            switch piece {
            case .literal: nil
            case .place(let place): place
            }
        }
    }
}
