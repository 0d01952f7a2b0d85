import RowMatch
import RowPicker
import RowScreen
import RowSearch
import RowStore
import RowTerminal
import RowThread

/// The model of a run, and the threads that work for it.
struct Engine {
    private(set) var model: Model
    /// How the picking ended; `nil` while it goes on.
    private(set) var outcome: Outcome?
    /// What a source said when it could not be read on.
    private(set) var failures: [ReadFailure] = []
    /// Whether it ended by what a person asked for otherwise than by actions.
    private var isAskedToEnd = false
    let wake: Wake
    private let reading: SearchedInput
    /// Puts what is found in the order of a column; only a table has one.
    private let sorter: Sorter?

    /// Starts the threads; rows are read from now on.
    ///
    /// - Parameters:
    ///   - splitter: makes rows of what is read.
    ///   - most: how many of the last rows are kept.
    ///   - wake: rung whenever there is something to ``hear()``.
    init(_ source: RowSource, by splitter: RowSplitter, keeping most: Int, settings: Settings, wake: Wake)
        throws(SystemError)
    {
        self.wake = wake
        reading = try SearchedInput(by: splitter, keeping: most, mostInOrder: Self.mostInOrder, wake: wake)
        sorter =
            settings.view == .table
            ? try Sorter(delimiter: settings.delimiter, isReversed: settings.rules.isReversed) { wake.ring() } : nil
        model = Model(settings: settings, size: Self.unknownSize, now: .now)
        for effect in model.firstEffects { perform(effect) }
        try source.feed(reading.input)
    }

    /// The rows as they come in.
    var input: Input { reading.input }

    /// Has something happen, and returns what is left to be done on the screen.
    mutating func act(_ action: Action) -> [Effect] {
        guard outcome == nil else { return [] }
        let effects = model.update(action).filter { !perform($0) }
        // From now on the pointer stays with its row, wherever that comes to stand; or a key asks for a row far down; or
        // all rows are sorted otherwise.
        if model.cursor.hasMoved || model.wantsWholeOrder || model.order != nil { reading.searcher.orderAll() }
        return effects
    }

    /// Whether a person ended the picking, and not a rule for scripts.
    var isEndedByPerson: Bool { isAskedToEnd || !model.isUntouched }

    /// Ends the picking as it was asked for by other means than actions.
    ///
    /// - Parameter rows: those that were picked from.
    mutating func end(_ outcome: Outcome, of rows: Snapshot = .empty) {
        guard self.outcome == nil else { return }
        isAskedToEnd = true
        if case .picked(let picked) = outcome { model.keep(picked, of: rows) }
        perform(.finish(outcome))
    }

    /// Takes what the other threads have to tell.
    mutating func hear() -> [Effect] {
        var effects: [Effect] = []
        let (findings, rows) = reading.news()
        for failure in input.takeFailures() {
            failures.append(failure)
            effects += act(.readFailed(failure.text))
        }
        if rows != model.rows {
            effects += act(.rowsArrived(rows))
            sortAllRows()
        }
        if let findings = inOrder(findings) { effects += act(.found(findings)) }
        return effects
    }

    /// What has been put in order by now, where an order is asked for: of what was found, or of what was found before.
    private func inOrder(_ new: Findings?) -> Findings? {
        guard let sorter, model.order != nil else { return new }
        if let new, model.awaits(new) { sorter.put(new) }
        return sorter.take()
    }

    /// All rows are found without a search, but not sorted.
    private func sortAllRows() {
        if let all = model.unsorted { sorter?.put(all) }
    }

    /// Waits for an answer that needs nobody to ask; returns without one as soon as it looks as if somebody has to be.
    ///
    /// That is when no row has come for a while, or so many have come for so long that a person would begin to wonder.
    mutating func awaitOwnAnswer() throws(SystemError) {
        let bell = InputWait(wake: wake)
        let patience = Moment.now.advanced(byMilliseconds: Self.longestSilence)
        while outcome == nil {
            let quiet = Moment.now.advanced(byMilliseconds: Self.quietTime)
            guard try bell.next(until: min(quiet, patience)).contains(.wake), patience > .now else { return }
            wake.quiet()
            _ = hear()
            if isDecided { return }
        }
    }

    /// Whether all rows have been read and searched: what is not answered by now has to be asked.
    private var isDecided: Bool {
        model.rows.isComplete && model.isSettled
    }

    /// Lets the input go and ends the threads.
    func stop() {
        reading.stop()
        sorter?.stop()
    }

    /// Does what needs no screen; false for the rest.
    @discardableResult
    private mutating func perform(_ effect: Effect) -> Bool {
        switch effect {
        case .search(let query, let ticket):
            reading.searcher.search(query, ticket: ticket)
            sortAllRows()
        case .sort(let order):
            sorter?.sort(by: order)
        case .finish(let outcome):
            self.outcome = outcome
            stop()
        case .suspend, .repaint, .ring:
            return false
        }
        return true
    }

    /// Milliseconds without a row after which a source is taken for a slow one.
    private static let quietTime = 300

    /// Milliseconds after which even a source in full flow is shown.
    private static let longestSilence = 3000

    /// Rows: more than any screen shows, yet so few that soon most rows are known not to be among them.
    private static let mostInOrder = 256

    /// Until the terminal has told its own.
    private static let unknownSize = Size(height: 24, width: 80)
}
