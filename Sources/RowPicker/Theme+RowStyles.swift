import RowScreen

extension Theme {
    /// How text looks that came with a style, where a text without one would look like `base`.
    ///
    /// A colour of its own takes the place of that of `base` and of its dimness, since it says enough.
    func look(_ base: Style, with own: Style) -> Style {
        guard own != .plain else { return base }
        var look = base
        look.isBold = base.isBold || own.isBold
        look.isDim = base.isDim && (own.foreground == .standard || !hasColours) || own.isDim
        look.isItalic = base.isItalic || own.isItalic
        look.isUnderlined = base.isUnderlined || own.isUnderlined
        look.isStruck = base.isStruck || own.isStruck
        guard hasColours else { return look }
        look.isReversed = base.isReversed || own.isReversed
        if own.foreground != .standard { look.foreground = own.foreground }
        if own.background != .standard { look.background = own.background }
        return look
    }

    /// How text with a style of its own looks where the query was found in it, which is to be seen in any colour: so
    /// it is underlined where it would have one of its own.
    func matchLook(_ match: Style, with own: Style) -> Style {
        guard own != .plain else { return match }
        var look = look(match, with: own)
        guard hasColours else { return look }
        look.foreground = match.foreground
        look.isDim = match.isDim
        look.isUnderlined = look.isUnderlined || own.foreground != .standard || own.background != .standard
        return look
    }
}
