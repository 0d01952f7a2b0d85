import RowMatch

/// Something the model wants done to the world outside it.
package enum Effect: Equatable, Sendable {
    /// Search for the query over all rows, those to come included, and report under this ticket.
    case search(Query, Ticket)
    /// Sort by a column whatever is found from now on; `nil` for the order of the search.
    case sort(ColumnOrder?)
    case finish(Outcome)
    case suspend
    /// Draw every cell again, whatever the terminal is believed to show.
    case repaint
    /// Ring the terminal's bell.
    case ring

    /// Whether nothing is to happen after it.
    var isEnd: Bool {
        switch self {
        case .finish: true
        case .search, .sort, .suspend, .repaint, .ring: false
        }
    }
}
