/// What a person sees as one character of a row, and the bytes it came from.
package struct Grapheme: Equatable, Sendable {
    /// What may be sent to the terminal: never a control, and nothing that changes the direction of what follows.
    package let text: String
    /// Where it came from, as offsets in the bytes that were decoded.
    package let bytes: Range<Int>
    /// How many columns it takes: 1 or 2, or as many as it has characters where it is a substitute of several.
    package let width: Int
    /// Whether `text` stands in for something that may not be drawn or could not be seen; a tab counts as such.
    package let isSubstitute: Bool
}
