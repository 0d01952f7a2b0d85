import RowMatch

/// What is fixed for one run: how the picker looks, searches and begins.
package struct Settings: Equatable, Sendable {
    package var title = ""
    /// Shown in the prompt while nothing is typed.
    package var placeholder = ""
    /// What stands before the query; `nil` is the sign of the look.
    package var prompt: String?
    package var doneLabel = "Done"
    package var height = HeightRule.standard
    package var layout = Layout.reverse
    /// Whether the picker has the whole screen, so that nothing is outside it.
    package var isFullScreen = false
    package var theme = Theme.sixteen
    package var signs = Signs.unicode
    package var rules = MatchRules()
    /// The fields drawn, each a column, counted from 1.
    package var shown = [1, 2]
    /// What parts the fields of a row; `nil` where rows are plain lines.
    package var delimiter: [UInt8]? = [0x09]
    /// Where to stand first: a code, or a row counted from 1.
    package var initial: String?
    package var query = ""
    /// Whether an only match is picked without a question.
    package var selectsOnly = false
    /// Whether no match at all ends the run without a question.
    package var exitsOnNone = false
    /// Whether pasted text goes into the query.
    package var takesPaste = true

    package init() {}

    /// Whether the run may end without a question.
    package var mayAnswerAlone: Bool { selectsOnly || exitsOnNone }
}
