extension OptionTable {
    static let start = [
        Option(
            "field",
            .required("LABEL") { $0.options.field = String(decoding: $1, as: UTF8.self) },
            "Begin with one line, LABEL and what was chosen, that opens the picker",
            detail: """
                It stands where the cursor is, and says what --remember or --initial name, or else the placeholder. Enter, \
                Space, an arrow, a click or typing opens the rows under it. Picking there fills the line, \
                and Esc leaves it as it was; Enter on the line picks what fills it, and Esc there cancels. The key that \
                --expect or --format names is the one pressed on the line. It does not go with --full, --popover and --overlay.
                """),
        Option(
            "leave", .flag { $0.options.leavesField = true },
            "Leave the line of --field on the terminal, with what was picked",
            detail: "It says label and name; nothing is left where nothing was picked, or nobody was asked."),
        Option(
            "query", short: "q", .required("STR") { $0.options.query = String(decoding: $1, as: UTF8.self) },
            "What stands in the query at the start",
            detail: "Tabs and line ends in it become blanks, and other control characters are left out."),
        Option(
            "initial", .required("N|CODE") { $0.options.initial = $1 },
            "The row to stand on first: its code, or its number from 1",
            detail: """
                A code wins: the cursor goes there when that row arrives, unless a key was pressed before. If it \
                never comes, the cursor stays on the best row, and nothing is said. A number that is no code is that \
                row, once the input has ended, counted in the order of the input even with --tac.
                """),
        Option(
            "remember",
            .required("KEY") { draft, word throws(OptionError) in
                draft.options.remember = try RememberKey.parse(word)
            },
            "Stand first on the row picked last time under KEY",
            detail: """
                It wins over --initial, which counts where that row is not in the input. KEY is 1 to 64 letters, \
                digits, dots, hyphens or underscores. Only what a person picks is remembered, and of several rows the \
                first; see SCRIPTS.
                """),
        Option(
            "default", .required("CODE") { $0.options.default = $1 },
            "The row picked without a terminal, or when the time runs out",
            detail: """
                Without a terminal the input is read until a row with this code comes, and that row is printed. If the \
                input ends without it, the status is 2. When the time of --timeout runs out, it has to be among the \
                rows read by then.
                """),
        Option(
            "timeout",
            .required("SECONDS") { draft, word throws(OptionError) in
                draft.options.timeout = try Timeout.parse(word)
            },
            "End the run when nobody has touched anything for so long",
            detail: """
                Fractions such as 0.5 may be written. The bar counts down, and a key, a click or pasted text starts it \
                again, as does being continued after a stop. Only time on the screen counts: a run without \
                a terminal, or with --filter, takes as long as its input. When the time runs out, the row that \
                --default names is printed, or else the status is 124.
                """),
        Option(
            "multi", short: "m", .limit("MAX") { $0.options.mostMarks = $1 },
            "Pick several rows, at most MAX: Tab and Shift-Tab mark them",
            detail: """
                They are printed in the order in which they were marked; if none is, the row under the pointer is \
                printed. The count shows how many there are: 3/7 (2), or with a MAX of 4, 3/7 (2/4). The next word is \
                MAX if it is a number; 0 marks none.
                """),
        Option(
            "select-1", short: "1", .onOff { $0.options.selectsOnly = $1 },
            "Pick an only match at once, without a screen"),
        Option(
            "exit-0", short: "0", .onOff { $0.options.exitsOnNone = $1 },
            "Leave at once with status 1 if no row matches"),
        Option(
            "filter", short: "f", .required("STR") { $0.options.filter = String(decoding: $1, as: UTF8.self) },
            "Print all rows that match this query, best first, without a screen"),
    ]
}
