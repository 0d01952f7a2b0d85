/// One cell of the screen that a ``ScreenReader`` keeps.
struct ScreenCell: Equatable, Sendable {
    /// What is seen; empty in the right half of a wide character, a blank where nothing was drawn.
    var text = " "
    var look = Look()

    static let blank = ScreenCell()

    var isRightHalf: Bool { text.isEmpty }
}

/// How a cell looks: what SGR sequences say, kept so that a test can ask.
struct Look: Equatable, Sendable {
    enum Colour: Equatable, Sendable {
        case plain
        case indexed(Int)
        case mixed(red: Int, green: Int, blue: Int)
    }

    /// The names are those that the `looks` step of a key script takes.
    enum Attribute: String, CaseIterable, Sendable {
        case bold, dim, italic, underlined, blinking, reversed, hidden, struck
    }

    var attributes: Set<Attribute> = []
    var foreground = Colour.plain
    var background = Colour.plain

    var isColoured: Bool { foreground != .plain || background != .plain }
}
