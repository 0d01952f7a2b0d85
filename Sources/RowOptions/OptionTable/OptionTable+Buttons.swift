extension OptionTable {
    static let buttons = [
        Option(
            "button",
            .required("LABEL:KEY[=STATUS]") { draft, text throws(OptionError) in
                guard draft.options.guise.habits.hasButtons else {
                    throw OptionError("--button: under the name fzf there are no buttons of one's own", "use --expect")
                }
                try draft.options.add(try ButtonOption(parsing: text))
            },
            "One more button in the bar: pick with it, or leave with STATUS",
            detail: """
                A click on it and KEY, which is named as in --bind, do the same; the last colon parts label and key. \
                Without a STATUS it picks, and the name of the key is printed first, as with --expect; the line is \
                then there, and empty, whatever else picks. With a STATUS from 3 to 119 the run ends with that, and \
                prints nothing. Such a key does nothing else, whatever --bind says. Where the bar is too narrow, the \
                button added last goes first; its key stays. May be given more than once.
                """)
    ]
}
