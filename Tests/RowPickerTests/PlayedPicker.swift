import RowKeys
import RowMatch
import RowScreen
import RowStore
import RowText

@testable import RowPicker

/// A picker played without a terminal: rows come, keys are pressed, and the search answers when it is told to.
struct PlayedPicker {
    private(set) var model: Model
    /// How the picking has ended; more than one is a mistake of the model.
    private(set) var outcomes: [Outcome] = []
    /// The tickets of the searches asked for.
    private(set) var tickets: [Ticket] = []
    private(set) var asked: (query: Query, ticket: Ticket)?
    private var order: ColumnOrder?
    private var splitter: RowSplitter
    private let rows: Rows
    private let answersAtOnce: Bool

    /// - Parameter answersAtOnce: whether a search has its findings before anything else happens.
    init(
        _ lines: [String] = [], height: Int = 24, width: Int = 60, isComplete: Bool = true, answersAtOnce: Bool = true,
        lineEnd: LineEnd = .newline, keeping most: Int = .max, takesStyles: Bool = false, heads: Int = 0,
        _ change: (inout Settings) -> Void = { _ in }
    ) {
        var settings = Settings()
        settings.isAnimated = false
        change(&settings)
        self.answersAtOnce = answersAtOnce
        splitter = RowSplitter(lineEnd: lineEnd, below: heads, sorting: takesStyles ? Self.styles : nil)
        rows = Rows(keeping: most)
        model = Model(settings: settings, size: Size(height: height, width: width), now: Timestamp(milliseconds: 0))
        note(model.firstEffects)
        guard !lines.isEmpty || isComplete else { return }
        arrive(lines, andEnd: isComplete)
    }

    private static let styles: RowSplitter.Sorting = { rows in
        let styled = StyledText(rows)
        return (styled.text, Asides(places: styled.places, ends: styled.ends, bytes: styled.parameters))
    }

    /// Has something happen, unless the picking is over.
    @discardableResult
    mutating func act(_ action: Action) -> [Effect] {
        guard !isOver else { return [] }
        let effects = model.update(action)
        note(effects)
        return effects
    }

    /// More rows come, and perhaps the end of the input.
    @discardableResult
    mutating func arrive(_ lines: [String], andEnd isLast: Bool = false) -> [Effect] {
        arrive(bytes: ContiguousArray(lines.map { $0 + "\n" }.joined().utf8), andEnd: isLast)
    }

    @discardableResult
    mutating func arrive(bytes: ContiguousArray<UInt8>, andEnd isLast: Bool = false) -> [Effect] {
        let chunk = splitter.take(bytes)
        rows.append(heads: splitter.takeHeads())
        if let chunk { rows.append(chunk) }
        if isLast { rows.finish() }
        let effects = act(.rowsArrived(rows.snapshot()))
        return answersAtOnce ? effects + answer() : effects
    }

    /// No row will follow.
    @discardableResult
    mutating func end() -> [Effect] {
        arrive([], andEnd: true)
    }

    /// The search asked for last tells what it has found in the first `count` rows; as a searcher does, it says
    /// nothing where there is nothing to search for or in.
    @discardableResult
    mutating func answer(upTo count: Int? = nil) -> [Effect] {
        guard let asked, !asked.query.isEmpty || order != nil, model.rows.count > 0 else { return [] }
        return act(.found(findings(of: asked.query, asked.ticket, upTo: count ?? model.rows.count)))
    }

    /// What a search finds in the first rows, in the order that was asked for.
    func findings(of query: Query, _ ticket: Ticket, upTo count: Int) -> Findings {
        let found = ranked(by: query, ticket, upTo: count)
        guard let order else { return found }
        var sorted = SortedRows(
            by: order, delimiter: model.settings.delimiter, isReversed: model.settings.rules.isReversed)
        _ = sorted.take(found.rows) { true }
        return found.inOrder(of: &sorted)
    }

    private func ranked(by query: Query, _ ticket: Ticket, upTo count: Int) -> Findings {
        var matcher = Matcher(query)
        var ranked: ContiguousArray<Ranked> = []
        for chunk in model.rows.chunks where chunk.first.index < count {
            let first = max(0, model.rows.first - chunk.first.index)
            matcher.match(chunk, first..<min(chunk.count, count - chunk.first.index), into: &ranked)
        }
        return Findings(
            ticket: ticket, query: query, ranking: Ranking(sorting: ranked), rows: model.rows, searched: count)
    }

    @discardableResult
    mutating func press(_ keys: Key...) -> [Effect] {
        keys.flatMap { act(Keymap.standard.action(for: $0)) }
    }

    @discardableResult
    mutating func type(_ text: String) -> [Effect] {
        text.flatMap { press(.character($0)) }
    }

    /// The text of the row under the pointer.
    var pointed: String? { model.cursor.row.map(text) }

    /// On which line of the list the pointer is, the best row's side being 0.
    var pointedLine: Int { model.cursor.index - model.viewport.first }

    /// The rows that were picked; `nil` if the picking goes on or ended otherwise.
    var picked: [String]? {
        guard case .picked(let rows) = outcomes.first else { return nil }
        return rows.map(text)
    }

    var isOver: Bool { !outcomes.isEmpty }

    var scene: Scene { Scene(of: model) }

    /// What the screen shows.
    var lines: [String] { scene.grid.lines }

    private func text(_ row: RowID) -> String {
        String(decoding: model.bytes(of: row), as: UTF8.self)
    }

    private mutating func note(_ effects: [Effect]) {
        for effect in effects {
            switch effect {
            case .search(let query, let ticket):
                asked = (query, ticket)
                tickets.append(ticket)
                if answersAtOnce { answer() }
            case .sort(let order): self.order = order
            case .finish(let outcome): outcomes.append(outcome)
            case .suspend, .repaint, .ring: break
            }
        }
    }
}
