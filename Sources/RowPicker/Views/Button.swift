import RowScreen
import RowText

/// A label that can be clicked.
struct Button {
    let text: [Grapheme]
    let target: Target
    let style: Style

    init(_ label: String, target: Target, style: Style) {
        text = graphemes(of: "[\(label)]")
        self.target = target
        self.style = style
    }

    var width: Int { text.width }
}

extension [Button] {
    /// What they take side by side, a blank between.
    var width: Int { reduce(0) { $0 + $1.width } + Swift.max(0, count - 1) }
}
