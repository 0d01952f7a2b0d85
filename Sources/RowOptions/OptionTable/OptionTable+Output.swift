extension OptionTable {
    static let output = [
        Option(
            "print",
            .required("WHAT") { draft, word throws(OptionError) in
                draft.options.printing = try Printing(parsing: word)
                draft.options.format = nil
            },
            "row (default), index (from 1), json, or fields, joined by TAB: code,name",
            detail: """
                json is one object a line, with code, name, details (an array of all fields after the name), row and \
                index. The number is that of the row in the input, even with --tac. Of --print and --format the later one counts.
                """),
        Option(
            "format",
            .required("TEMPLATE") { draft, text throws(OptionError) in
                draft.options.format = try Template(parsing: text)
            },
            #"Text with {code} {name} {1} {2}... {row} {index} {query} {key} and \t \n \0 \\ in it"#,
            detail: """
                {{ and }} stand for a brace. An unknown name is an error. Bytes of the row are printed unchanged.
                """),
        Option(
            "print-query", .onOff { $0.options.printsQuery = $1 },
            "Print the query before the row, and also if no row matches"),
        Option(
            "expect",
            .required("KEYS") { draft, text throws(OptionError) in
                for (trigger, name) in try ExpectedKeys.triggers(in: text) { draft.options.expected[trigger] = name }
            },
            "Pick with these keys too (f1,ctrl-v), and print the name of the key first",
            detail: """
                The name is printed as it was written here, on the first line, or on the second if --print-query is \
                given; the line is empty if Enter or a click picked, and if nobody was asked. It is printed also if no \
                row matches, but not with --filter. Such a key does nothing else, whatever --bind says. May be given more than once.
                """),
        Option("no-expect", .flag { $0.options.expected = [:] }, "Take back every --expect before it"),
        Option(
            "print0", .onOff { $0.options.printsNull = $1 },
            "End what is printed with NUL instead of a line feed"),
    ]
}
