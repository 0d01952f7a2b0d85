extension OptionTable {
    static let input = [
        Option(
            "list",
            .optional("NAME") { draft, name throws(OptionError) in
                guard let name else {
                    draft.instead = .lists
                    return
                }
                draft.options.list = try BuiltInList(parsing: name)
                if draft.instead == .lists { draft.instead = nil }
            },
            "Pick from the built-in list jp-areas or jp-prefectures; alone: name them",
            detail: """
                The next word is the name unless it begins with - or +. \
                It cannot stand together with a FILE.
                """),
        Option(
            "read0", .onOff { $0.options.readsNull = $1 },
            "Rows end with NUL instead of a line feed",
            detail: "A row may then hold line feeds; they are drawn as signs and printed as they are."),
        Option(
            "ansi", .onOff { $0.options.takesStyles = $1 },
            "Draw the colours that rows bring with them, by escape sequences",
            detail: """
                Such a row is its text without any escape sequences: so it is searched, compared and printed. Colours, \
                bold, dim, italic, underlined, reversed and struck text are drawn as they are, until the row ends; all \
                other sequences are dropped, and so is a character that a backspace follows. With --no-color, text is \
                neither coloured nor reversed.
                """),
        Option(
            "delimiter", short: "d",
            .required("STR") { draft, word throws(OptionError) in
                draft.options.delimiter = try Delimiter.parse(
                    word, asPattern: draft.options.guise.habits.readsDelimiterAsPattern)
            },
            #"What parts the fields of a row, taken literally (default: \t)"#,
            detail: #"\t, \n, \0 and \\ stand for a tab, a line feed, a NUL and a backslash. It cannot be empty."#),
        Option(
            "header-lines",
            .required("N") { draft, word throws(OptionError) in
                draft.options.headerLines = try HeaderLines.parse(word)
            },
            "The first N lines are heads: they stay above the rows",
            detail: """
                They are never matched, counted, picked or printed. In a table the last of them names the columns. \
                Where there is no room for them and three rows, the last of them are shown.
                """),
        Option("no-header-lines", .flag { $0.options.headerLines = 0 }, "Every line is a row, as usual"),
        Option(
            "unique", .onOff { $0.options.isUnique = $1 },
            "Of the rows with one code, keep the first",
            detail: """
                Codes are compared byte by byte, across all files. A row that is not kept is neither counted nor found, \
                and --print index does not count it.
                """),
        Option(
            "tail",
            .required("N") { draft, word throws(OptionError) in
                draft.options.tail = try Tail.parse(word)
            },
            "Keep only the last N rows: those before them leave as others come",
            detail: """
                For a source without an end, such as a log. The count is that of the rows kept, and --print index \
                counts those that have left, too. What was marked stays marked, and is printed, when its row leaves; \
                where the row under the pointer leaves, the pointer stands on the one in its place.
                """),
        Option("no-tail", .flag { $0.options.tail = nil }, "Keep all rows"),
        Option(
            "tac", .onOff { $0.options.isReversed = $1 },
            "Turn the order of the rows round: the last one read comes first"),
    ]
}
