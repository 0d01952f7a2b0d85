/// What the program's exit status says; 128 + N, where a signal N ended it, comes from the shell.
package enum ExitStatus: Int32, CaseIterable, Sendable {
    case committed = 0
    case noMatch = 1
    case failed = 2
    case timedOut = 124
    case cancelled = 130

    /// What a button may end it with, and what the two say of that.
    static let ofButtons = (
        "\(ButtonOption.statuses.lowerBound)-\(ButtonOption.statuses.upperBound)",
        "Left by a button of --button that was given this status"
    )

    /// What `--help` and the manual page say of it.
    var meaning: String {
        switch self {
        case .committed: "A row was picked and printed"
        case .noMatch: "No row matched: --filter, --exit-0, or Enter with no row to pick"
        case .failed: "An error: usage, unreadable input, no terminal, or the choice did not arrive"
        case .timedOut: "The time of --timeout ran out, and no row was named by --default"
        case .cancelled: "Cancelled: Esc, Ctrl-C, the X, a click outside, or end of file in --plain"
        }
    }
}
