extension Sequence<Grapheme> {
    /// How many columns they take side by side.
    package var width: Int { reduce(0) { $0 + $1.width } }
}

/// The graphemes of a text of our own or the user's, as those of a row, up to and with the first that makes them so
/// many columns wide.
package func graphemes(
    of text: String, upToColumns columns: Int = .max, lettering: Lettering = .pictures
) -> [Grapheme] {
    graphemes(of: Array(text.utf8), upToColumns: columns, lettering: lettering)
}
