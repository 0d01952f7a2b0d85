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
            "delimiter", short: "d",
            .required("STR") { draft, word throws(OptionError) in
                draft.options.delimiter = try Delimiter.parse(
                    word, asPattern: draft.options.guise.habits.readsDelimiterAsPattern)
            },
            #"What parts the fields of a row, taken literally (default: \t)"#,
            detail: #"\t, \n, \0 and \\ stand for a tab, a line feed, a NUL and a backslash. It cannot be empty."#),
        Option(
            "tac", .onOff { $0.options.isReversed = $1 },
            "Turn the order of the rows round: the last one read comes first"),
    ]
}
