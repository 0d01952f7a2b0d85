extension ActionTable {
    static let ending = [
        Entry("accept", does: .end(.accept), "Pick the rows marked, or else the row under the pointer"),
        Entry("accept-non-empty", does: .end(.acceptNonEmpty), "The same, but stay if no row matches"),
        Entry(
            "accept-or-print-query", does: .end(.acceptOrPrintQuery),
            "The same, but print the query instead of a row, with status 0, if no row matches"),
        Entry("print-query", does: .end(.printQuery), "Print the query instead of a row, with status 0"),
        Entry("abort", does: .end(.abort), "Cancel"),
        Entry("close", does: .end(.close), "Close the rows under a field; without one, cancel"),
        Entry("cancel", does: .editOrAbort(.clearQuery), "Clear the query; cancel if it is empty"),
    ]

    static let editing = [
        Entry("backward-char", does: .edit(.backwardChar), "Move a character back in the query"),
        Entry("forward-char", does: .edit(.forwardChar), "Move a character on in the query"),
        Entry("backward-word", does: .edit(.backwardWord), "Move a word back"),
        Entry("forward-word", does: .edit(.forwardWord), "Move a word on"),
        Entry("beginning-of-line", does: .edit(.beginningOfLine), "Go to the beginning of the query"),
        Entry("end-of-line", does: .edit(.endOfLine), "Go to its end"),
        Entry("backward-delete-char", does: .edit(.backwardDeleteChar), "Delete the character before the cursor"),
        Entry(
            "backward-delete-char/eof", does: .editOrAbort(.backwardDeleteChar), "The same; cancel on an empty query"),
        Entry("delete-char", does: .edit(.deleteChar), "Delete the character under the cursor"),
        Entry("delete-char/eof", does: .editOrAbort(.deleteChar), "The same; cancel on an empty query"),
        Entry("backward-kill-word", does: .edit(.backwardKillWord), "Cut the word before the cursor"),
        Entry("kill-word", does: .edit(.killWord), "Cut the word after the cursor"),
        Entry("kill-line", does: .edit(.killLine), "Cut all after the cursor"),
        Entry("unix-line-discard", does: .edit(.unixLineDiscard), "Cut all before the cursor"),
        Entry("unix-word-rubout", does: .edit(.unixWordRubout), "Cut back to the blank before the cursor"),
        Entry("yank", does: .edit(.yank), "Put back what was cut last"),
        Entry("clear-query", does: .edit(.clearQuery), "Clear the query"),
        Entry("change-query", does: .text("STR") { .changeQuery($0) }, "Make STR the query"),
        Entry("replace-query", does: .replaceQuery, "Make the text of the row under the pointer the query"),
        Entry(
            "put", does: .plainOrText(.put(nil), "STR") { .put($0) },
            "Put STR into the query at the cursor; alone: the character of the key itself"),
    ]

    static let moving = [
        Entry("up", "up-match", does: .move(.up), "Move up a row"),
        Entry("down", "down-match", does: .move(.down), "Move down a row"),
        Entry("page-up", does: .move(.pageUp), "Move up a page"),
        Entry("page-down", does: .move(.pageDown), "Move down a page"),
        Entry("half-page-up", does: .move(.halfPageUp), "Move up half a page"),
        Entry("half-page-down", does: .move(.halfPageDown), "Move down half a page"),
        Entry("first", "best", "top", does: .move(.first), "Go to the first row, which is the best match"),
        Entry("last", does: .move(.last), "Go to the last row"),
        Entry(
            "pos",
            does: .text("N") { text throws(OptionError) in
                guard let place = Int(text) else {
                    throw OptionError("--bind: pos(\(ShownWord(text))) is no place", "write pos(3), or pos(-1)")
                }
                return .move(.place(place))
            },
            "Go to row N of the list, counted from its end if negative"),
        Entry("up-selected", "prev-selected", does: .move(.upSelected), "Move up to the next row that is marked"),
        Entry("down-selected", "next-selected", does: .move(.downSelected), "Move down to the next row that is marked"),
    ]

    static let marking = [
        Entry("toggle", does: .mark(.toggle), "Mark the row or take its mark; like all of these only with --multi"),
        Entry("toggle+up", "toggle-up", does: .mark(.toggleUp), "Toggle, and move up"),
        Entry("toggle+down", "toggle-down", does: .mark(.toggleDown), "Toggle, and move down"),
        Entry("toggle-in", does: .mark(.toggleIn), "Toggle, and move towards the query if that was possible"),
        Entry("toggle-out", does: .mark(.toggleOut), "The same, but move away from it"),
        Entry("select", does: .mark(.select), "Mark the row"),
        Entry("deselect", does: .mark(.deselect), "Take its mark"),
        Entry(
            "toggle-all", does: .mark(.toggleAll),
            "Of the rows that match, mark those that are not marked, and take the marks of the others"),
        Entry(
            "select-all", does: .mark(.selectAll),
            "Mark all rows that match, with a MAX as far as it allows, from the best on"),
        Entry("deselect-all", does: .mark(.deselectAll), "Take the marks of all rows that match"),
        Entry("clear-multi", "clear-selection", does: .mark(.clear), "Take all marks, whether the rows match or not"),
    ]

    static let arranging = [
        Entry("scroll-left", does: .scroll(.left), "Scroll a table a column to the left"),
        Entry("scroll-right", does: .scroll(.right), "Scroll it to the right"),
        Entry("sort-next", does: .sort(.next), "Sort a table by its next column; after the last as it was found"),
        Entry("sort-reverse", does: .sort(.reverse), "Turn that order round"),
        Entry(
            "sort-by",
            does: .text("N") { text throws(OptionError) in
                guard let field = FieldList.number(named: text.utf8) else {
                    throw OptionError("--bind: sort-by(\(ShownWord(text))) is no field", "write sort-by(2)")
                }
                return .sort(.turn(field: field))
            },
            "Sort a table by field N; again: turned round; and again: as it was found"),
    ]

    static let showing = [
        Entry("change-prompt", does: .text("STR") { .change(.prompt, $0) }, "Have STR stand before the query"),
        Entry(
            "change-ghost", does: .text("STR") { .change(.placeholder, $0) },
            "Have STR stand in place of an empty query, as --placeholder"),
        Entry(
            "change-header", does: .text("STR") { .change(.header, $0) },
            "Have STR stay between the query and the rows, as --header"),
        Entry(
            "print", does: .text("STR") { .print($0) },
            "Print STR on a line of its own before the rows, once some are picked"),
        Entry("clear-screen", does: .clearScreen, "Draw the screen anew"),
        Entry("bell", does: .bell, "Ring the terminal's bell"),
        Entry("ignore", does: .ignore, "Do nothing"),
    ]
}
