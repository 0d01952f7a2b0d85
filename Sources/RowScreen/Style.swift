/// How text is drawn. It is sent as one SGR sequence: bold `1`, dim `2`, italic `3`, underlined `4`, reversed `7`,
/// struck `9`, then the colours.
package struct Style: Hashable, Sendable {
    package var foreground: Colour
    package var background: Colour
    package var isBold: Bool
    package var isDim: Bool
    package var isItalic: Bool
    package var isUnderlined: Bool
    package var isReversed: Bool
    package var isStruck: Bool

    package init(
        foreground: Colour = .standard, background: Colour = .standard, isBold: Bool = false, isDim: Bool = false,
        isItalic: Bool = false, isUnderlined: Bool = false, isReversed: Bool = false, isStruck: Bool = false
    ) {
        self.foreground = foreground
        self.background = background
        self.isBold = isBold
        self.isDim = isDim
        self.isItalic = isItalic
        self.isUnderlined = isUnderlined
        self.isReversed = isReversed
        self.isStruck = isStruck
    }

    /// The terminal's default.
    package static let plain = Style()

    /// Whether it can be seen where there is no text.
    var showsOnBlanks: Bool {
        background != .standard || isReversed || isUnderlined || isStruck
    }

    /// The parameters that make this style of the plain one.
    var parameters: [UInt8] {
        let attributes: [(Bool, UInt8)] = [
            (isBold, 1), (isDim, 2), (isItalic, 3), (isUnderlined, 4), (isReversed, 7), (isStruck, 9),
        ]
        return attributes.filter(\.0).map(\.1)
            + (foreground == .standard ? [] : foreground.parameters(forGround: false))
            + (background == .standard ? [] : background.parameters(forGround: true))
    }
}
