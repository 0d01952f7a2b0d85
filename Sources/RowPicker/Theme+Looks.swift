import RowScreen

/// The looks there are.
///
/// Only the accent is a colour, of the terminal's sixteen, and the rest is weight and dimness on its own ground. What
/// was learned from terminals that draw otherwise than most:
/// - Many draw a bold colour as the bright one, which cannot be read on a light ground, and is a grey in the palette
///   Solarized. So only a look for dark grounds has a bold accent, and only that one a bright accent.
/// - Some dim black text by nothing. So a look for light grounds has bright black instead of dimness; on a dark ground
///   that may be the colour of the ground.
extension Theme {
    /// For a dark ground in a palette whose bright green is one.
    package static let dark = Theme(
        accent: Style(foreground: .brightGreen, isBold: true),
        match: Style(foreground: .brightGreen),
        currentMatch: Style(foreground: .brightGreen, isBold: true),
        held: Style(foreground: .brightGreen, isBold: true, isReversed: true),
        faint: Style(isDim: true),
        faintest: Style(foreground: .white, isDim: true))

    /// For a light ground: what matched is underlined too, for green is pale there in some palettes.
    package static let light = Theme(
        accent: Style(foreground: .green),
        match: Style(foreground: .green, isUnderlined: true),
        currentMatch: Style(foreground: .green, isUnderlined: true),
        held: Style(isBold: true, isReversed: true),
        faint: Style(foreground: .brightBlack),
        faintest: Style(foreground: .brightBlack, isDim: true))

    /// For any ground, any palette, and a terminal that has no more than the first eight colours.
    package static let sixteen = Theme(
        accent: Style(foreground: .green),
        match: Style(foreground: .green),
        currentMatch: Style(foreground: .green),
        held: Style(isBold: true, isReversed: true),
        faint: Style(isDim: true))

    /// For no colours at all: bold, dim and reverse, and a line under what matched, which can be in a row of any of them.
    package static let plain: Theme = {
        var theme = Theme(
            accent: Style(isBold: true),
            match: Style(isBold: true, isUnderlined: true),
            currentMatch: Style(isBold: true, isUnderlined: true, isReversed: true),
            held: Style(isBold: true, isReversed: true),
            faint: Style(isDim: true))
        theme.hasColours = false
        theme.currentCode = Style(isReversed: true)
        theme.currentName = Style(isBold: true, isReversed: true)
        theme.currentDetail = Style(isReversed: true)
        return theme
    }()

    /// - Parameters:
    ///   - accent: of the signs beside prompt and row, and of the button that commits.
    ///   - match: of what the query found; `currentMatch`, the same in the current row.
    ///   - held: of the button while a commit is held.
    ///   - faint: of what is there to be looked up, not to be read.
    ///   - faintest: of what rolls out of sight; `nil` where nothing is fainter than that.
    private init(
        accent: Style, match: Style, currentMatch: Style, held: Style, faint: Style, faintest: Style? = nil
    ) {
        self.init(
            title: Style(isBold: true),
            count: faint,
            button: Style(),
            done: accent,
            waiting: held,
            promptSign: accent,
            query: Style(),
            placeholder: faint,
            header: faint,
            pointer: accent,
            marker: accent,
            code: faint,
            faintest: faintest ?? faint,
            name: Style(),
            match: match,
            currentCode: Style(isBold: true),
            currentName: Style(isBold: true),
            currentMatch: currentMatch,
            currentDetail: faint,
            scrollbar: faint,
            frame: faint,
            message: faint)
    }
}
