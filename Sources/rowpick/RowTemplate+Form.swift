import RowOptions
import RowPicker
import RowScreen

extension RowTemplate {
    /// The same for the picker.
    var form: RowForm {
        RowForm(
            pieces.map { piece in
                switch piece {
                case .literal(let text): .literal(text)
                case .place(let content, let format): .place(Self.place(content, format))
                }
            })
    }

    /// The fields that are read out where nothing is drawn; `nil` where it names none.
    var spoken: [Int]? { fields.isEmpty ? nil : fields }

    private static func place(_ content: Content, _ format: PlaceFormat) -> RowForm.Place {
        var place =
            switch content {
            case .field(let number): RowForm.Place(.field(number))
            case .row: RowForm.Place(.row)
            case .index: RowForm.Place(.index)
            }
        place.side =
            switch format.side {
            case .left: .left
            case .middle: .middle
            case .right: .right
            }
        place.width = format.width
        place.most = format.most ?? .max
        for word in format.styles { place.take(word) }
        return place
    }
}

extension RowForm.Place {
    fileprivate mutating func take(_ word: StyleWord) {
        switch word {
        case .bold: style.isBold = true
        case .dim: isDim = true
        case .italic: style.isItalic = true
        case .underline: style.isUnderlined = true
        case .reverse: style.isReversed = true
        case .colour(let number): style.foreground = .indexed(number)
        }
    }
}
