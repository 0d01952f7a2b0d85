import RowMatch

/// What is fixed for one run: how the picker looks, searches and begins.
package struct Settings: Equatable, Sendable {
    /// How rows are shown.
    package var view = ViewKind.list
    /// What says under what a row stands; `nil` where rows stand side by side.
    package var levels: LevelRule?
    /// Wheels that hold no rows, in place of any; `nil` where there are rows.
    package var dial: Dial?
    /// What is asked, on the line that stands for the picker until it is opened; `nil` for no such line.
    package var field: String?
    /// Whether that line stays on the terminal and says what was picked.
    package var leavesField = false
    /// What the bar says; empty for none.
    package var title = ""
    /// Shown in the prompt while nothing is typed.
    package var placeholder = ""
    /// What stands before the query; `nil` is the sign of the look.
    package var prompt: String?
    /// What stays between the prompt and the list.
    package var header = Header.none
    /// What the button says that commits; `nil` is a word of the language, and empty no button.
    package var doneLabel: String?
    /// What the button says that cancels; `nil` is the sign of the look, and empty no button.
    package var cancelLabel: String?
    /// The buttons beside these; no two have the same key.
    package var buttons: [BarButton] = []
    /// What is said in the language of the person.
    package var words = Words.english
    /// How many lines to take.
    package var height = HeightRule.standard
    /// A panel in the middle of the screen to be in, in place of a sheet.
    package var panel: Panel?
    /// Whether what was on the screen is dimmed while the picker stands in front of it.
    package var hasOverlay = false
    /// Where the prompt is.
    package var layout = Layout.reverse
    /// Whether the picker has the whole screen, so that nothing is outside it.
    package var isFullScreen = false
    /// Whether what moves is seen moving.
    package var isAnimated = true
    /// Whether one step beyond an end of the list leads to its other end.
    package var goesRound = false
    /// The colours and weights.
    package var theme = Theme.sixteen
    /// The signs beside the rows.
    package var signs = Signs.unicode
    /// How queries are read and rows compared.
    package var rules = MatchRules()
    /// The fields drawn, each a column, counted from 1.
    package var shown = [1, 2]
    /// How rows are drawn; `nil` as these columns.
    package var form: RowForm?
    /// Whether nobody chose the fields, so that a table draws all there are.
    package var showsAllFields = true
    /// The names of the columns, in the order drawn; `nil` where none were given.
    package var columnNames: [String]?
    /// What parts the fields of a row; `nil` where rows are plain lines.
    package var delimiter: [UInt8]? = [0x09]
    /// Where to stand first: a code, or a row counted from 1.
    package var initial: [UInt8]?
    /// The row picked last time, to stand on first; it wins over `initial`.
    package var remembered: RememberedRow?
    /// What stands in the prompt at the start.
    package var query = ""
    /// Whether an only match is picked without a question.
    package var selectsOnly = false
    /// Whether no match at all ends the run without a question.
    package var exitsOnNone = false
    /// How long to wait for a sign of a person, in milliseconds, at least one; `nil` is for ever.
    package var timeout: Int?
    /// How many rows may be marked, so that more than one can be picked; 0 for none.
    package var mostMarks = 0
    /// What two clicks on a row ask for.
    package var doubleClick = Action.accept
    /// Whether pasted text goes into the query.
    package var takesPaste = true

    package init() {}

    /// Whether what is drawn is as large as the screen, for the picker alone or with what it stands in front of.
    var takesScreen: Bool { isFullScreen || panel != nil || hasOverlay }

    /// Whether the run may end without a question.
    package var mayAnswerAlone: Bool { selectsOnly || exitsOnNone }
}
