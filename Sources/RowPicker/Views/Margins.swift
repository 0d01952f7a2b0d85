/// The columns beside what the lines of a picker say: none to spare where it is narrow.
struct Margins {
    /// The column of the signs: the prompt's and the pointer.
    let sign: Int
    /// The column of the sign of a marked row: one that nothing else has, so that nothing moves for it.
    let marker: Int
    /// The column at which the text begins.
    let text: Int
    /// How many columns at the right end are not the text's: a blank, and the scrollbar's.
    let right: Int

    init(width: Int) {
        let isNarrow = width < Self.enough
        sign = isNarrow ? 0 : 1
        marker = isNarrow ? 1 : 0
        text = sign + 2
        right = isNarrow ? 1 : 2
    }

    /// Those of lines that are not narrow.
    static let wide = Margins(width: enough)

    /// Columns: with fewer, each of them is wanted for the text.
    private static let enough = 20
}
