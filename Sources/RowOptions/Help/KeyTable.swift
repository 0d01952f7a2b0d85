/// The keys and what they do: one table for the help and the manual page.
enum KeyTable {
    static let keys: [(key: String, deed: String)] = [
        ("Enter", "Pick the rows marked, else the one under the pointer"),
        ("Esc", "Cancel; with --field, go back to its line first"),
        ("Ctrl-C, Ctrl-G, Ctrl-Q", "Cancel; so does Ctrl-D on an empty query"),
        ("Up, Ctrl-P, Ctrl-K", "Move up a row"),
        ("Down, Ctrl-N, Ctrl-J", "Move down a row"),
        ("PgUp, PgDn, Home, End", "Move a page; to the first row, to the last row"),
        ("Tab, Shift-Tab", "Mark the row or take its mark, with --multi, and move down or up"),
        ("Left, Right, Ctrl-B, Ctrl-F", "Move a character in the query"),
        ("Alt-B, Alt-F", "Move a word in the query"),
        ("Ctrl-A, Ctrl-E", "Go to the beginning or the end of the query"),
        ("Backspace, Ctrl-H", "Delete the character before the cursor"),
        ("Delete, Ctrl-D", "Delete the character under the cursor"),
        ("Ctrl-W, Alt-Backspace, Alt-D", "Cut the word before or after the cursor"),
        ("Ctrl-U", "Cut all before the cursor"),
        ("Ctrl-Y", "Put back what was cut last"),
        ("Alt-S, Alt-R", "Sort a table by the next column; turn that order round"),
        ("Alt-<, Alt->", "Scroll a table sideways; so do Left and Right while nothing is typed"),
        ("Ctrl-L", "Draw the screen anew"),
        ("Ctrl-Z", "Suspend"),
    ]

    static let mouse: [(gesture: String, deed: String)] = [
        ("Click on a row", "Move to it; twice within 400 ms: pick it, or the rows marked"),
        ("Click on Done", "Pick, as Enter does"),
        ("Click on an added button", "Do what its key does: see --button"),
        ("Click on a head", "Sort a table by that column; then turned round; then as it was found"),
        ("Click on X, or outside", "Cancel; with --field, go back to its line first"),
        ("Click on the line of --field", "Show its rows, or hide them"),
        ("Wheel", "Move; with Shift, or tilted: scroll a table sideways"),
    ]
}
