import RowScreen

/// How each part of the picker looks: one accent, the rest by weight and dimness.
package struct Theme: Equatable, Sendable {
    /// Whether there are colours, so that rows may bring their own.
    package var hasColours = true
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
    /// What is so far from the band of a wheel that it is about to go out of sight.
    package var faintest: Style
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
    /// A detail of it that the query found, and the signs of a cut in it.
    package var currentDetail: Style
    /// The part of the list in sight.
    package var scrollbar: Style
    /// The frame around a panel.
    package var frame: Style
    /// What is said in place of rows.
    package var message: Style
}
