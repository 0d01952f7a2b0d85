import RowScreen

/// How each part of the picker looks: one accent, the rest by weight and dimness.
package struct Theme: Equatable, Sendable {
    /// The title, or the message of a failure in its place.
    package var title: Style
    /// How many rows match, of how many.
    package var count: Style
    /// The button that cancels.
    package var button: Style
    /// The button that commits.
    package var done: Style
    /// The commit button while a commit is held.
    package var waiting: Style
    /// What stands before the query.
    package var promptSign: Style
    /// What was typed.
    package var query: Style
    /// What stands in place of an empty query.
    package var placeholder: Style
    /// The lines that stay above the rows.
    package var header: Style
    /// The sign before the current row.
    package var pointer: Style
    /// The sign beside a marked row.
    package var marker: Style
    /// The code of a row, a detail that the query found, and the signs of a cut.
    package var code: Style
    /// The name of a row.
    package var name: Style
    /// The characters that the query found.
    package var match: Style
    /// The code of the current row: the one a commit would take.
    package var currentCode: Style
    /// Its name.
    package var currentName: Style
    /// What the query found in it.
    package var currentMatch: Style
    /// The part of the list in sight.
    package var scrollbar: Style
    /// What is said in place of rows.
    package var message: Style

    /// Only the accent is a colour, and the rest is the terminal's own. A bright one stands out on a dark ground, and is
    /// hard to see on a light one.
    package static let dark = coloured(accent: .brightGreen)
    /// Dark enough for a light ground.
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
        header: Style(isDim: true),
        pointer: Style(isBold: true, isReversed: true),
        marker: Style(isBold: true),
        code: Style(isDim: true),
        name: Style(),
        match: Style(isBold: true, isUnderlined: true),
        currentCode: Style(isReversed: true),
        currentName: Style(isBold: true, isReversed: true),
        currentMatch: Style(isBold: true, isUnderlined: true, isReversed: true),
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
            header: Style(isDim: true),
            pointer: Style(foreground: accent, isBold: true),
            marker: Style(foreground: accent, isBold: true),
            code: Style(isDim: true),
            name: Style(),
            match: Style(foreground: accent),
            currentCode: Style(isBold: true),
            currentName: Style(isBold: true),
            currentMatch: Style(foreground: accent, isBold: true),
            scrollbar: Style(isDim: true),
            message: Style(isDim: true))
    }
}
