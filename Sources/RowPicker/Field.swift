import RowStore

/// A line that stands for the picker until it is opened, and says what was chosen.
package struct Field: Equatable, Sendable {
    enum State: Equatable {
        case closed
        /// The sheet is under it.
        case open(Past)
    }

    /// What a sheet gives back that is closed without a choice.
    struct Past: Equatable {
        let selection: Selection
        let query: LineEditor
        let dial: Dial?
    }

    /// What the choice is for.
    let label: String
    private(set) var state = State.closed
    /// What fills it: a commit takes that.
    private(set) var choice: Choice?
    /// Where it finds a row by itself, as long as one may come and nobody has chosen.
    private(set) var goal: Goal?

    /// - Parameter goal: what it is filled with unless a person chooses.
    init(_ label: String, goal: Goal?) {
        self.label = label
        self.goal = goal
    }

    var isClosed: Bool { state == .closed }

    /// The rows that fill it.
    var rows: [RowID] {
        switch choice {
        case .rows(let rows): rows
        case .made, nil: []
        }
    }

    mutating func open(over past: Past) {
        state = .open(past)
    }

    /// Closes it as it was.
    ///
    /// - Returns: what is to be as before; `nil` if it is closed already.
    mutating func close() -> Past? {
        guard case .open(let past) = state else { return nil }
        state = .closed
        return past
    }

    /// Closes it with what a person chose.
    mutating func fill(with choice: Choice) {
        state = .closed
        self.choice = choice
        goal = nil
    }

    /// Looks at the rows from `known` on for the one that it is to begin with.
    mutating func look(through rows: Snapshot, from known: Int, delimiter: [UInt8]?) {
        guard var goal else { return }
        goal.look(through: rows, from: known, delimiter: delimiter)
        if let row = goal.row { choice = .rows([row]) }
        self.goal = goal.isFinal || rows.isComplete ? nil : goal
    }
}
