import RowTerminal

/// Reports of the cursor that were asked for after changes of size and have not come yet.
///
/// They come in the order of the questions, and from a distant terminal when nobody waits for them any more: then they
/// answer no later question, and nobody else is to read them as keys.
struct DueReports {
    /// Milliseconds that a report may take.
    private let patience: Int
    private var count = 0
    private var deadline: Moment?

    init(patience: Int) {
        self.patience = patience
    }

    /// Takes note that so many were asked for. Those that are too late by now are believed never to come.
    mutating func ask(for reports: Int, at now: Moment) {
        if let deadline, deadline <= now { count = 0 }
        count += reports
        deadline = now.advanced(byMilliseconds: patience)
    }

    /// Takes one.
    ///
    /// - Parameter wanted: how many the question at hand still waits for.
    /// - Returns: whether it answers that question, and none before it.
    mutating func take(wanted: Int) -> Bool {
        defer { count = max(count - 1, 0) }
        return count <= wanted
    }

    /// Until when it is worth waiting for them; `nil` where none is to come.
    var awaitedUntil: Moment? { count > 0 ? deadline : nil }
}
