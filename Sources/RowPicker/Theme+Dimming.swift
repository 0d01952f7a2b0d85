import RowScreen

extension Theme {
    /// How text looks that the picker stands in front of: as faint as what is there only to be looked up, in its own colours.
    func dimmed(_ own: Style) -> Style {
        var style = own
        style.isBold = false
        style.isDim = true
        guard hasColours else {
            style.foreground = .standard
            style.background = .standard
            return style
        }
        guard own.foreground == .standard else { return style }
        style.foreground = faint.foreground
        style.isDim = faint.isDim
        return style
    }

    private var faint: Style { count }
}
