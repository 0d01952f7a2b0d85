/// The signs a query may hold, with what they ask for: one table for the help and the manual page.
enum QuerySyntax {
    static let forms: [(sign: String, meaning: String)] = [
        ("word", "The letters of word in this order, gaps allowed (with --exact: without gaps)"),
        ("'word", "word without gaps (with --exact: with gaps)"),
        ("'word'", "word without gaps, between the edges of words"),
        ("^word", "The row, or a field of it, begins with word"),
        ("word$", "The row, or a field of it, ends with word"),
        ("!word", "Rows that do not hold word (!^word and !word$ too)"),
        ("one two", "Both, in any order"),
        ("one | two", "One of them"),
        (#"one\ two"#, "One word with a blank in it"),
        (#"\^ \' \! \$ \|"#, "The sign itself at the edge of a word, without its meaning"),
    ]
}
