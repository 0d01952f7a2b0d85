import RowScreen

extension Style {
    /// This style with what another one has of its own.
    func overlaid(by other: Style) -> Style {
        guard other != .plain else { return self }
        return Style(
            foreground: other.foreground == .standard ? foreground : other.foreground,
            background: other.background == .standard ? background : other.background,
            isBold: isBold || other.isBold, isDim: isDim || other.isDim, isItalic: isItalic || other.isItalic,
            isUnderlined: isUnderlined || other.isUnderlined, isReversed: isReversed || other.isReversed,
            isStruck: isStruck || other.isStruck)
    }
}
