import RowScreen

/// How each part of the picker looks: one accent, the rest by weight and dimness.
package struct Theme: Equatable, Sendable {
    package var title: Style
    package var count: Style
    package var button: Style
    package var done: Style
    /// The commit button while a commit is held.
    package var waiting: Style
    package var promptSign: Style
    package var query: Style
    package var placeholder: Style
    package var pointer: Style
    package var code: Style
    package var name: Style
    package var match: Style
    package var pickedCode: Style
    package var pickedName: Style
    package var pickedMatch: Style
    package var scrollbar: Style
    package var message: Style

    /// Only the accent is a colour, and the rest is the terminal's own. A bright one stands out on a dark ground, and is
    /// hard to see on a light one.
    package static let dark = coloured(accent: .brightGreen)
    package static let light = coloured(accent: .green)
    /// For any ground, and for a terminal that has no more than the first eight colours.
    package static let sixteen = coloured(accent: .green)

    /// For no colours at all: bold, dim and reverse, and a line under what matched, which can be in a row of any of them.
    package static let plain = Theme(
        title: Style(isBold: true),
        count: Style(isDim: true),
        button: Style(),
        done: Style(isBold: true),
        waiting: Style(isBold: true, isReversed: true),
        promptSign: Style(isBold: true),
        query: Style(),
        placeholder: Style(isDim: true),
        pointer: Style(isBold: true, isReversed: true),
        code: Style(isDim: true),
        name: Style(),
        match: Style(isBold: true, isUnderlined: true),
        pickedCode: Style(isReversed: true),
        pickedName: Style(isBold: true, isReversed: true),
        pickedMatch: Style(isBold: true, isUnderlined: true, isReversed: true),
        scrollbar: Style(isDim: true),
        message: Style(isDim: true))

    private static func coloured(accent: Colour) -> Theme {
        Theme(
            title: Style(isBold: true),
            count: Style(isDim: true),
            button: Style(),
            done: Style(foreground: accent, isBold: true),
            waiting: Style(foreground: accent, isBold: true, isReversed: true),
            promptSign: Style(foreground: accent, isBold: true),
            query: Style(),
            placeholder: Style(isDim: true),
            pointer: Style(foreground: accent, isBold: true),
            code: Style(isDim: true),
            name: Style(),
            match: Style(foreground: accent),
            pickedCode: Style(isBold: true),
            pickedName: Style(isBold: true),
            pickedMatch: Style(foreground: accent, isBold: true),
            scrollbar: Style(isDim: true),
            message: Style(isDim: true))
    }
}
