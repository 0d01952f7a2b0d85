/// What the command line asks of a picker.
///
/// Texts are as they were typed: control characters in them, too. Bytes that are not UTF-8 are U+FFFD in a `String`.
package struct Options: Equatable, Sendable {
    /// Which program this is taken for; its habits hold what no option changes.
    package let guise: Guise

    /// Where rows come from, in this order; empty where it depends on standard input and the environment.
    package var sources: [Source] = []
    /// The built-in list to pick from; never together with sources.
    package var list: BuiltInList?
    /// Whether rows end with NUL instead of a line feed.
    package var readsNull = false
    /// Whether escape sequences in rows are taken out when they are read, and those that change a style are drawn.
    package var takesStyles = false
    /// Whether of the rows with one code only the first is kept.
    package var isUnique = false
    /// How many of the last rows are kept, at least one; `nil` for all.
    package var tail: Int?
    /// How many of the first lines are heads: they stay in sight and are no rows.
    package var headerLines = 0
    /// What parts the fields of a row; never empty, and `nil` where a row is one plain line.
    ///
    /// Where the guise has no code rules, it parts them for output only: rows are drawn and searched as plain lines.
    package var delimiter: [UInt8]?

    /// How rows are shown.
    package var view = ViewName.list
    /// What says under what a row stands; `nil` where rows stand side by side.
    package var levels: LevelSource?
    /// The first that may be chosen, where the view is a date or a time; `nil` for all there are.
    package var from: [UInt8]?
    /// The last that may be chosen.
    package var to: [UInt8]?
    /// How far the times lie apart that may be chosen.
    package var step: [UInt8]?
    /// Whether what moves is seen moving; `nil` where the environment decides.
    package var isAnimated: Bool?
    /// The fields that are drawn, by number from 1 (code 1, name 2); `nil` where the picker chooses.
    package var shown: [Int]?
    /// How rows are drawn instead; never together with ``shown``.
    package var row: RowTemplate?
    /// What the line asks for that stands for the picker until it is opened; `nil` for no such line.
    package var field: String?
    /// Whether that line stays on the terminal and says what was picked; only ever with a ``field``.
    package var leavesField = false
    /// What the bar above the rows says; `nil` where it says nothing of its own.
    package var title: String?
    /// What stands before the query; `nil` where the picker chooses, and empty where nothing is to stand there.
    package var prompt: String?
    /// What stands in place of an empty query; `nil` where nothing does.
    package var placeholder: String?
    /// What stays between the query and the rows, a line or several; empty for none.
    package var header = ""
    /// The names of the columns, in the order they are drawn; `nil` where none were given.
    package var columnNames: [String]?
    /// What the button says that picks; `nil` where the locale decides, and empty for no button.
    package var doneLabel: String?
    /// What the button says that cancels; `nil` where the picker chooses, and empty for no button.
    package var cancelLabel: String?
    /// Whether to ask by numbered lines instead of drawing; `nil` where the environment decides.
    package var isPlain: Bool?
    /// How many lines the picker may take; of no account where ``isFull``.
    package var height = Height.usual
    /// Whether the picker is a panel in the middle of the screen; ``isFull`` is of no account then.
    package var isPopover = false
    /// How large that is; `nil` where the rows and the terminal decide.
    package var popoverSize: PopoverSize?
    /// Whether what was on the screen is dimmed meanwhile.
    package var hasOverlay = false
    /// On which side of the rows the query stands.
    package var layout: Layout
    /// Whether the picker takes the whole screen, whatever `height` is.
    package var isFull: Bool
    /// Whether one step beyond an end of the rows leads to the other end.
    package var goesRound = false
    /// `nil` where the terminal and NO_COLOR decide.
    package var scheme: ColorScheme?
    /// Whether frames and signs may go beyond ASCII; `nil` where the locale decides.
    package var hasUnicode: Bool?
    /// Whether the terminal draws characters of ambiguous width in two columns; `nil` where it is asked.
    package var areAmbiguousWide: Bool?
    /// Whether clicks and the wheel are taken; where not, they stay with the terminal.
    package var hasMouse = true
    /// Whether pasted text goes into the query.
    package var takesPaste = true

    /// What `--bind` says, in the order given: later ones win, or add to earlier ones.
    package var bindings: [Binding] = []

    /// Whether words are found as they stand; a quote before a word then makes that word fuzzy.
    package var isExact = false
    /// Whether the signs of the query syntax are read; where not, the query is one word, spaces included.
    package var isExtended = true
    /// Whether capitals are told from small letters.
    package var casing = Casing.smart
    /// Whether nothing is folded but case.
    package var isLiteral = false
    /// Whether the best match comes first; where not, the order of the input is kept.
    package var isSorted = true
    /// Whether the last row read comes first.
    package var isReversed = false

    /// What stands in the query at the start.
    package var query = ""
    /// The query to answer without a screen.
    package var filter: String?
    /// Whether an only match is picked without a screen.
    package var selectsOnly = false
    /// Whether no match ends the run without a screen.
    package var exitsOnNone = false
    /// How many rows may be marked, to be picked together; 0 where only one row is picked.
    package var mostMarks = 0
    /// Where to stand first: a code, or else a row's number from 1.
    package var initial: [UInt8]?
    /// What the row picked is remembered under, and the one picked last time is stood on first; a name for a file.
    package var remember: String?
    /// The code of the row that a run without a terminal answers, or one whose time ran out.
    package var `default`: [UInt8]?
    /// How long to wait for a sign of a person, in milliseconds, at least one; `nil` is for ever.
    package var timeout: Int?

    /// What is printed of the row; of no account where there is a ``format``.
    package var printing = Printing.row
    /// Where it is there, printed instead of what `printing` names.
    package var format: Template?
    /// What `--expect` has pick and be named, each with the name it was written by; ``named`` has those of buttons, too.
    package var expected: [Trigger: String] = [:]
    /// The buttons that are added to the bar; no two have the same key.
    package var buttons: [ButtonOption] = []
    /// Whether the query is printed before the row.
    package var printsQuery = false
    /// Whether what is printed ends with NUL instead of a line feed.
    package var printsNull = false

    /// What a command line without words asks for.
    package init(guise: Guise) {
        self.guise = guise
        delimiter = guise.habits.delimiter
        layout = guise.habits.layout
        isFull = guise.habits.isFull
    }
}
