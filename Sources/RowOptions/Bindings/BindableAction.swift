/// What a key may be bound to; ``ActionTable`` has the names.
package enum BindableAction: Equatable, Sendable {
    /// A way out.
    package enum Ending: Sendable {
        /// With the rows marked, or else the current one.
        case accept
        /// The same; where no row matches, nothing happens.
        case acceptNonEmpty
        /// The same; where no row matches, the query is printed for a row.
        case acceptOrPrintQuery
        case printQuery
        case abort
        /// From the rows under a field back to it; the same where there is none to go back to.
        case close
    }

    /// A change of the query, or of the place in it.
    package enum Editing: Sendable {
        case backwardChar, forwardChar, backwardWord, forwardWord, beginningOfLine, endOfLine
        case backwardDeleteChar, deleteChar, backwardKillWord, killWord, killLine
        case unixLineDiscard, unixWordRubout, yank, clearQuery
    }

    /// A way through the list.
    package enum Step: Equatable, Sendable {
        case up, down, pageUp, pageDown, halfPageUp, halfPageDown, first, last
        /// A place in the list from 1, or from its end where it is negative.
        case place(Int)
        case upSelected, downSelected
    }

    /// A change of which rows are marked.
    package enum Marking: Sendable {
        case toggle, toggleUp, toggleDown
        /// Towards the query, and away from it.
        case toggleIn, toggleOut
        case select, deselect, toggleAll, selectAll, deselectAll, clear
    }

    /// A text on the screen that a key may change: for each there is an action `change-...`.
    package enum Label: Sendable {
        case prompt
        /// What stands in place of an empty query: fzf's ghost.
        case placeholder
        /// What stays between the query and the rows.
        case header
    }

    /// A way to scroll a table.
    package enum Sideways: Sendable {
        case left, right
    }

    /// A change of what a table is sorted by.
    package enum Sorting: Equatable, Sendable {
        case next, reverse
        /// As a click on the head of this field, counted from 1.
        case turn(field: Int)
    }

    case end(Ending)
    case edit(Editing)
    /// The edit; where the query is empty, abort.
    case editOrAbort(Editing)
    case move(Step)
    case mark(Marking)
    case scroll(Sideways)
    case sort(Sorting)
    case change(Label, String)
    case changeQuery(String)
    /// Puts the text of the current row in place of the query.
    case replaceQuery
    /// Puts text into the query; `nil` for the character of the key itself.
    case put(String?)
    /// Has a line printed before the rows.
    case print(String)
    case clearScreen
    case bell
    case ignore

    /// Its name, if it changes what a script gets beyond what the keys do that are bound without any option.
    var nameIfItChangesAnswer: String? {
        switch self {
        case .print: "print"
        case .end(.acceptOrPrintQuery): "accept-or-print-query"
        case .end(.printQuery): "print-query"
        case .end(.accept), .end(.acceptNonEmpty), .end(.abort), .end(.close), .edit, .editOrAbort, .move, .mark,
            .scroll, .sort,
            .change,
            .changeQuery, .replaceQuery, .put, .clearScreen, .bell, .ignore:
            nil
        }
    }
}
