import RowText

/// Every sentence that plain mode says, short and without signs that only an eye understands.
enum PlainWording {
    static let blankRow = "(blank)"
    static let noRows = "No rows."
    static let noRowsYet = "No rows so far; waiting for some."

    static let timeIsUp = "Time is up."

    static func timeLimit(milliseconds: Int) -> String {
        let seconds = (milliseconds + 999) / 1000
        return seconds == 1 ? "There is 1 second for each answer." : "There are \(seconds) seconds for each answer."
    }

    static func tooMany(_ most: Int) -> String {
        "At most \(most) can be picked."
    }

    static func leavingButton(_ label: String, key: String) -> String {
        "Type \(key) for \(label)."
    }

    static func pickingButton(_ label: String, key: String, picksMany: Bool) -> String {
        "Type \(picksMany ? "numbers" : "a number") and \(key) for \(label), such as 1 \(key)."
    }

    static func lacksNumber(before key: String) -> String {
        "Type a number before \(key)."
    }

    /// How many rows there are, or match: `3 rows match "fix"`.
    ///
    /// - Parameters:
    ///   - query: what was searched for; empty where nothing was.
    ///   - isListed: whether the rows follow.
    static func count(_ count: Int, for query: String, in model: Model, isListed: Bool) -> String {
        let rows = count == 1 ? "1 row" : "\(count) rows"
        let verb = query.isEmpty ? "" : (count == 1 ? " matches " : " match ") + quoted(query)
        return rows + verb + limit(of: model) + (isListed ? ":" : ".")
    }

    static func noMatch(for query: String, in model: Model) -> String {
        "No row matches \(quoted(query))\(limit(of: model))."
    }

    /// What may be typed, and what an empty line does.
    ///
    /// - Parameter keys: the names of the keys that buttons have.
    static func prompt(isListed: Bool, picksMany: Bool, keys: [String], empty: EmptyLine) -> String {
        let numbers = picksMany ? "Numbers, or text to search" : "Number, or text to search"
        return (isListed ? numbers : "Text to search") + keys.map { ", or \($0)" }.joined() + emptyLine(empty) + ": "
    }

    /// What an empty line asks for.
    enum EmptyLine: Equatable {
        /// Nothing that has to be said.
        case nothing
        case takes(String)
        case listsMore(Int, isFirst: Bool)
    }

    private static func emptyLine(_ empty: EmptyLine) -> String {
        switch empty {
        case .nothing: ""
        case .takes(let row): "; Enter takes \(row)"
        case .listsMore(let count, let isFirst):
            isFirst ? "; Enter lists the first \(count)" : "; Enter lists \(count) more"
        }
    }

    /// That there may be more than these.
    private static func limit(of model: Model) -> String {
        guard model.hasSeenAllRows else { return " so far" }
        return model.rows.isCutShort ? " among those that were read" : ""
    }

    static func quoted(_ query: String) -> String {
        let shown = graphemes(of: Array(query.utf8), upToColumns: longestQuery)
        let isCut = (shown.last?.bytes.upperBound ?? 0) < query.utf8.count
        return "\"" + shown.map(\.text).joined() + (isCut ? ".." : "") + "\""
    }

    /// Columns: enough to hear what was understood.
    private static let longestQuery = 60
}
