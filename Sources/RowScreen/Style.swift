/// How text is drawn, sent as one SGR sequence: a 0 unless the style before was plain, attributes, then colours.
package struct Style: Hashable, Sendable {
    /// Of the text.
    package var foreground: Colour
    /// Of the ground.
    package var background: Colour
    /// Sent as `1`.
    package var isBold: Bool
    /// Sent as `2`.
    package var isDim: Bool
    /// Sent as `3`.
    package var isItalic: Bool
    /// Sent as `4`.
    package var isUnderlined: Bool
    /// Sent as `7`: text and ground change places.
    package var isReversed: Bool
    /// Sent as `9`.
    package var isStruck: Bool

    /// The plain style, with what is named.
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
