import RowScreen

/// The lines of a frame, and what they hold.
struct PanelFrame {
    /// Borders and all.
    let bounds: Rectangle

    /// What of the top border has text in it: title and count.
    var top: Rectangle {
        Rectangle(line: bounds.line, column: bounds.column + 2, height: 1, width: bounds.width - 4)
    }

    /// What of the bottom border has buttons in it.
    var bottom: Rectangle {
        Rectangle(line: bounds.lines.upperBound - 1, column: bounds.column + 1, height: 1, width: bounds.width - 2)
    }

    /// What is within the borders.
    var inside: Rectangle {
        Rectangle(
            line: bounds.line + 1, column: bounds.column + 1, height: bounds.height - 2, width: bounds.width - 2)
    }
}
