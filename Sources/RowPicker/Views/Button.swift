import RowScreen
import RowText

/// A label that can be clicked.
struct Button {
    let text: [Grapheme]
    let target: Target
    let style: Style

    /// - Parameter columns: how many there are: of a label that has no room in them no more is looked at.
    init(_ label: String, target: Target, style: Style, upToColumns columns: Int, lettering: Lettering) {
        text = graphemes(of: "[\(label)]", upToColumns: columns + 1, lettering: lettering)
        self.target = target
        self.style = style
    }

    var width: Int { text.width }
}

extension [Button] {
    /// What they take side by side, a blank between.
    var width: Int { reduce(0) { $0 + $1.width } + Swift.max(0, count - 1) }
}
