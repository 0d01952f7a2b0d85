import RowText

/// The signs the picker draws beside the rows' own text.
package struct Signs: Equatable, Sendable {
    /// Stands before the query, where no prompt was asked for.
    package let prompt: String
    /// Stands before the row a commit would take.
    package let pointer: String
    /// Stands beside a row that is marked.
    package let marker: String
    /// Marks the end at which a row or a query is cut.
    package let ellipsis: String
    /// The part of the scrollbar that is in sight.
    package let scrollbar: String
    /// Stands before what is in the band of a wheel.
    package let bandStart: String
    /// Stands behind it.
    package let bandEnd: String
    /// Stands at the end of a field, which can be opened.
    package let drop: String
    /// A column of the line above and below a band.
    package let rule: String
    /// A line of what parts two wheels.
    package let wall: String
    /// Stands behind the head of a column that rows are sorted by, the least first.
    let ascending: String
    /// The same, the greatest first.
    let descending: String
    /// The corners of a frame around a panel.
    let corners: Corners
    /// The label of the button that cancels.
    package let close: String
    /// Stands for the label of the commit button where there is no room for it.
    package let done: String
    /// The steps of the sign of loading.
    package let loading: [String]
    /// How text is put on the terminal.
    package private(set) var lettering: Lettering

    /// The same on a terminal that is known to draw characters of ambiguous width in two columns, or in one.
    package func on(wideAmbiguous areWide: Bool) -> Signs {
        var signs = areWide && self == .unicode ? Signs.narrow : self
        signs.lettering = lettering.on(wideAmbiguous: areWide)
        return signs
    }

    /// For a terminal that is known to draw signs of ambiguous width in one column.
    package static let unicode = Signs(
        prompt: "❯", pointer: "▌", marker: "✓", ellipsis: "…", scrollbar: "▐",
        bandStart: "▸", bandEnd: "◂", drop: "▾", rule: "─", wall: "│", ascending: "▲", descending: "▼", corners: .round,
        close: "✕", done: "✓",
        loading: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"], lettering: .pictures)

    /// Only signs whose width no terminal disagrees about.
    package static let narrow = Signs(
        prompt: "❯", pointer: "❯", marker: "✓", ellipsis: "..", scrollbar: "╎",
        bandStart: "▸", bandEnd: "◂", drop: "v", rule: "-", wall: "╎", ascending: "^", descending: "v", corners: .ascii,
        close: "✕", done: "✓",
        loading: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"], lettering: .pictures)

    /// For a charset that has no others, and for whoever wants none.
    package static let ascii = Signs(
        prompt: ">", pointer: ">", marker: "*", ellipsis: "..", scrollbar: "|",
        bandStart: ">", bandEnd: "<", drop: "v", rule: "-", wall: "|", ascending: "^", descending: "v", corners: .ascii,
        close: "x", done: "ok",
        loading: ["|", "/", "-", "\\"], lettering: .ascii)
}
