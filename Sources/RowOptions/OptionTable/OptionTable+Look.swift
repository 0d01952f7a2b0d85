extension OptionTable {
    static let look = [
        Option(
            "view",
            .required("VIEW") { draft, name throws(OptionError) in
                draft.options.view = try ViewName(parsing: name)
            },
            "How rows are shown: list (default), wheel or table; or date or time, without rows",
            detail: """
                In a wheel the band stays, and the rows roll through it. It is five to nine rows tall; arrows, the \
                mouse wheel and dragging turn it, a flick lets it roll on, and a click on a row rolls to it. What is typed \
                stands in the bar. Without --show it shows names. A table draws all fields, each in a column, \
                under a line of heads. A column gets wider as longer fields come in sight, up to a third of the width \
                unless there is room, and never narrower; where all its fields are numbers they are drawn to its right. \
                Where there is no room for all columns, the first stays, and the others can be scrolled sideways. \
                date and time have a wheel for each part, in the order \
                of the locale, and Left and Right go from one to the next. What is typed goes there: 2026-11-30, 11/30, \
                today, +3d, -1w; 14:30, now, +30m. The code is the ISO date, as 2026-11-30, or the time, as 14:30, and the \
                name is the date as it is written in the language of the locale. --initial, --remember and --default \
                name it by its code.
                """),
        Option(
            "show",
            .required("FIELDS") { draft, list throws(OptionError) in
                draft.options.shown = try FieldList.parse(list, option: "--show")
            },
            "The fields that are drawn, each a column: code,name,3",
            detail: """
                Fields are code, name, or numbers from 1, parted by commas. What is not drawn is still searched, and a \
                row found only by a field that is not drawn shows that field dimly.
                """),
        Option(
            "row",
            .required("TEMPLATE") { draft, text throws(OptionError) in
                draft.options.row = try RowTemplate(parsing: text)
            },
            "How a row is drawn: text with {code} {name:<20} {3:>8.8,dim} {row} {index} in it",
            detail: """
                Behind a colon in a place may stand where its text is put (< > ^), how many columns it takes at least, \
                a point and how many at most, and after commas how it looks; see ROWS. It takes the place of --show, \
                and cannot stand together with it or with --levels.
                """),
        Option(
            "from", .required("CODE") { $0.options.from = $1 },
            "The first date or time that may be chosen, with --view date or time"),
        Option(
            "to", .required("CODE") { $0.options.to = $1 },
            "The last one"),
        Option(
            "step", .required("TIME") { $0.options.step = $1 },
            "How far the times lie apart that may be chosen: 5m, 15m, 1h (default: 1m)"),
        Option(
            "levels",
            .required("SOURCE") { draft, word throws(OptionError) in
                draft.options.levels = try LevelSource(parsing: word)
            },
            "Wheels or columns side by side: path:3, a field of parents; or fields: 3,2",
            detail: """
                Each shows what belongs to what is chosen in the one before; Left and Right go from one to the next, and \
                the row chosen in the last is picked. path:3 says that field 3 names a row's parents from the top, parted \
                by / or by what follows a second colon; a row whose parent is no row stands on top. 3,2 puts rows with \
                the same field 3 together, and shows field 2 of each. What is typed finds a row on any level and turns \
                all to it.
                """),
        Option(
            "no-levels", .flag { $0.options.levels = nil },
            "Rows side by side, as usual"),
        Option(
            "columns",
            .required("NAMES") { draft, list throws(OptionError) in
                draft.options.columnNames = try ColumnNames.parse(list)
            },
            "The heads of the columns, in the order they are drawn: CODE,NAME,A3",
            detail: """
                They are parted by commas. Without them the last of the --header-lines names the columns of a table; \
                a column without a name has its number.
                """),
        Option(
            "plain", .onOff { $0.options.isPlain = $1 },
            "Ask by numbered lines, and draw nothing (default: if ACCESSIBLE or TERM say so)"),
        Option(
            "title", .required("STR") { $0.options.title = String(decoding: $1, as: UTF8.self) },
            "What the bar above the rows says"),
        Option(
            "prompt", .required("STR") { $0.options.prompt = String(decoding: $1, as: UTF8.self) },
            "What stands before the query"),
        Option(
            "placeholder", .required("STR") { $0.options.placeholder = String(decoding: $1, as: UTF8.self) },
            "What stands in place of an empty query"),
        Option(
            "header", .required("STR") { $0.options.header = String(decoding: $1, as: UTF8.self) },
            "What stays between the query and the rows, a line or several",
            detail: """
                Lines are parted by line feeds. Where there is no room for it and three rows, its last lines are not \
                shown. A click on it does nothing.
                """),
        Option(
            "no-header", .flag { $0.options.header = "" },
            "Nothing there, as usual"),
        Option(
            "done-label", .required("STR") { $0.options.doneLabel = String(decoding: $1, as: UTF8.self) },
            "What the button says that picks (default: Done, as the locale has it)",
            detail:
                "Where the bar is too narrow for a label a sign stands for it. An empty label leaves the button out."),
        Option(
            "cancel-label", .required("STR") { $0.options.cancelLabel = String(decoding: $1, as: UTF8.self) },
            "What the button says that cancels (default: a sign)",
            detail: "It can be narrow and empty as the other one."),
        Option(
            "height",
            .required("[~][-]N[%]") { draft, word throws(OptionError) in
                draft.options.height = try Height(parsing: word)
                draft.options.isFull = draft.options.height.isWholeScreen
            },
            "Lines it may take, or a share of the terminal (default: ~40%)",
            detail: """
                With ~ it takes fewer for few rows. With - the number is what it leaves free. A share is never less than \
                five lines, for the bar, the query and three rows, and up to three more for a header. A number of lines is \
                taken as it is: of two lines or one the bar is left out. One line of the screen is always left; 0 asks for \
                the whole of it. Of --height and --full the later one counts.
                """),
        Option(
            "full", aliases: ["no-height"],
            .flag {
                $0.options.isFull = true
                $0.options.isPopover = false
            },
            "Take the whole screen, and give it back at the end"),
        Option(
            "popover",
            .joined("WxH") { draft, size throws(OptionError) in
                draft.options.popoverSize = try size.map { word throws(OptionError) in try PopoverSize(parsing: word) }
                draft.options.isPopover = true
            },
            "A panel in the middle of the screen, such as 60x12 or 50%x40%",
            detail: """
                The title and the count stand in its top border, and the buttons in the bottom one. A click beside it \
                cancels. Without a size it is three fifths of the screen wide, and as tall as --height says and the rows \
                need. On a screen of under six lines or twenty columns it takes all of it and has no frame. The size is \
                written after =, never as the next word. Of --popover and --full the later one counts.
                """),
        Option(
            "no-popover", .flag { $0.options.isPopover = false },
            "A sheet, as usual"),
        Option(
            "overlay", .onOff { $0.options.hasOverlay = $1 },
            "Dim the rest of the screen meanwhile, and leave by a click on it",
            detail: """
                In tmux (3.1 or later) what stands in the pane is seen dimly, in its colours; elsewhere the rest of the \
                screen is blank, for no other terminal tells what it shows. Either way it is drawn on the alternate screen, so \
                that at the end all is as it was.
                """),
        Option(
            "layout",
            .required("LAYOUT") { draft, name throws(OptionError) in
                draft.options.layout = try Layout(parsing: name)
            },
            "reverse: query above the rows, as usual here; default: below them, as usual in fzf",
            detail: "With the query below the rows the best row is the lowest."),
        Option(
            "reverse", .onOff { $0.options.layout = $1 ? .reverse : .inputLast },
            "--layout reverse; with no-, --layout default"),
        Option(
            "cycle", .onOff { $0.options.goesRound = $1 },
            "Go from the last row on to the first, and from the first back to the last",
            detail: "By one row at a time, or with the wheel. Pages, Home and End stop at the ends all the same."),
        Option(
            "color",
            .optional("SCHEME") { draft, name throws(OptionError) in
                draft.options.scheme = try ColorScheme.parse(name ?? [])
            },
            "Colours to draw with: dark, light, 16 or bw; alone, as if not given",
            detail: """
                16 can be read on any ground; it is the usual one, but where NO_COLOR is set, and on terminals whose \
                name in TERM is that of one without colours, bw is. dark is brighter, for a dark ground, and light has \
                greys for a light one, and lines under what matched.
                """),
        Option(
            "no-color", .flag { $0.options.scheme = .blackAndWhite },
            "Draw with bold, dim and reverse only, as --color bw"),
        Option(
            "unicode", .onOff { $0.options.hasUnicode = $1 },
            "Draw frames and signs beyond ASCII (default: if the locale has them)"),
        Option(
            "ambidouble", .onOff { $0.options.areAmbiguousWide = $1 },
            "The terminal draws characters of ambiguous width in two columns (default: it is asked)"),
        Option(
            "animation", .onOff { $0.options.isAnimated = $1 },
            "Show what moves moving (default: unless NO_MOTION, CI or SSH_CONNECTION is set)"),
        Option(
            "mouse", .onOff { $0.options.hasMouse = $1 },
            "Take clicks and the wheel (default)"),
        Option(
            "paste", .onOff { $0.options.takesPaste = $1 },
            "Take pasted text into the query (default)"),
    ]
}
