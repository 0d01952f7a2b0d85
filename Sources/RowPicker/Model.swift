import RowMatch
import RowScreen
import RowStore

/// All that the picker knows, and the only place where it changes.
///
/// Bytes, time and sizes come in as actions, and what is to be done comes out as effects, so that a run can be played
/// without a terminal.
package struct Model: Equatable, Sendable {
    /// What this run was asked for; nothing of it changes but labels and signs.
    package internal(set) var settings: Settings
    /// How large the terminal is.
    package internal(set) var size: Size
    /// The line that is typed into.
    package internal(set) var query: LineEditor
    /// The rows read so far.
    package internal(set) var rows = Snapshot.empty
    /// The rows that are marked and have left.
    var left: [RowID: [UInt8]] = [:]
    /// What the list shows: what was found last, perhaps of an earlier query.
    package internal(set) var findings: Findings
    /// The row a commit would take.
    package internal(set) var cursor = Cursor()
    /// The rows that are marked: these and no other a commit would take, if there are any.
    package internal(set) var selection: Selection
    /// Which part of the list is in sight.
    package internal(set) var viewport = Viewport()
    /// Whether the picker has the terminal for itself: asked for, or too small to share when it opened.
    package internal(set) var isFullScreen = false
    /// What is seen dimly beside it, where something is.
    package internal(set) var backdrop: Backdrop?
    /// The line that stands for the picker; `nil` where the picker itself is shown.
    package internal(set) var field: Field?
    /// How many lines the sheet would take of a screen that has them; it grows with its rows, and never shrinks.
    var sheetHeight = 1
    /// What a source said when it could not be read on.
    package internal(set) var failure: String?
    /// What began the commit that waits or is done.
    package internal(set) var committer = Committer.key

    /// The lines that keys asked to be printed before the rows, in their order.
    package internal(set) var printed: [String] = []

    /// The number of the query as it stands; findings of an earlier one are still shown until its own come.
    var ticket = Ticket(0)
    /// The query as it stands, read by the rules of this run: once for each change, for it may be as long as a paste.
    var searched: Query
    var waiting = Waiting.nothing
    /// What a commit comes to that no row matches.
    var fallback = Fallback.end
    var goal: Goal?
    var clicks: Clicks
    var columns: ColumnWidths
    /// What stands under what; `nil` where rows stand side by side.
    var levels: Levels?
    /// Wheels that hold no rows; `nil` where there are rows.
    package internal(set) var dial: Dial?
    /// The columns of a table, where the rows are shown as one.
    var table: TableColumns
    /// What a table is sorted by; `nil` for the order of the search.
    package internal(set) var order: ColumnOrder?
    /// What is seen of the picker's coming; `nil` when it has come.
    var slide: Slide?
    /// What holds a wheel with the mouse.
    var drag: Drag?
    /// What rolls on after it was let go.
    var spin: Spin?
    /// How long a person is still waited for, where that has an end.
    var countdown: Countdown?
    /// Whether nobody has touched a key or clicked yet; the rules for scripts hold only so long, and what they end is
    /// not what a person picked.
    package internal(set) var isUntouched = true
    /// Counts the arrivals of rows and of findings, for the sign of loading.
    var advances = 0

    /// - Parameters:
    ///   - settings: what is fixed for the run.
    ///   - size: of the terminal.
    ///   - now: when the picker appears.
    package init(settings: Settings, size: Size, now: Timestamp) {
        self.settings = settings
        self.size = size
        query = LineEditor(settings.query)
        searched = Query(query.text, rules: settings.rules)
        findings = Findings(
            ticket: ticket, query: Query("", rules: settings.rules), ranking: .empty, rows: .empty, searched: 0)
        selection = Selection(most: settings.mostMarks)
        clicks = Clicks(start: now)
        goal = Goal(remembered: settings.remembered, initial: settings.initial)
        levels = settings.levels.map { Levels($0, delimiter: settings.delimiter ?? [0x09]) }
        dial = settings.dial
        if let code = settings.initial { dial?.stand(on: String(decoding: code, as: UTF8.self)) }
        if let row = settings.remembered { dial?.stand(on: String(decoding: row.code, as: UTF8.self)) }
        dial?.read(settings.query)
        columns = ColumnWidths(shown: settings.shown)
        table = TableColumns(shown: settings.shown, grows: settings.showsAllFields)
        countdown = settings.timeout.map { Countdown(milliseconds: $0, from: now) }
        field = fieldOfStart()
        _ = appear(on: size, at: now)
        table.widen(to: self)
    }

    /// What has to be done before the first action.
    package var firstEffects: [Effect] {
        isUnfiltered ? [] : [.search(searched, ticket)]
    }

    /// Whether keys are to be read: not while one waits for a search, so that the next finds what it left, and what is
    /// typed after a committing key is left for whoever reads the terminal next.
    package var isListening: Bool {
        switch waiting {
        case .nothing, .forMatch: true
        case .toAct: false
        }
    }

    /// Whether a key waits for what has not been found yet.
    package var isWaiting: Bool { waiting != .nothing }

    /// How many lines the picker takes. One line of a shared screen stays for what was there before.
    package var height: Int {
        isFullScreen ? size.height : max(1, min(wantedHeight, size.height - 1))
    }

    /// Whether the list is that of the query as it stands, over all rows read.
    package var isSettled: Bool {
        findings.ticket == ticket && findings.searched == rows.count
    }

    /// Whether more rows would change nothing in sight on a screen of so many lines.
    package func fills(lines: Int) -> Bool {
        goal == nil && isUnfiltered && !settings.rules.isReversed && matches >= lines
    }

    /// Whether the list is that of the query as it stands, over the first rows only.
    var isSearchedInPart: Bool {
        findings.ticket == ticket && findings.searched < rows.count
    }

    /// How many rows match, of those read.
    package var matches: Int { findings.ranking.count }

    /// Lets something happen, and says what is to be done about it; the order of the effects counts.
    package mutating func update(_ action: Action) -> [Effect] {
        if action.isFromKeyboard { keyPressed(by: action) }
        let effects = action.isFromKeyboard ? begin(action.steps) : perform(action)
        viewport.show(cursor.index, height: listHeight, count: matches)
        columns.widen(to: self)
        table.widen(to: self)
        return effects
    }

    mutating func perform(_ action: Action) -> [Effect] {
        if isFieldClosed, let effects = actInField(on: action) { return effects }
        return switch action {
        case .accept: commit(or: .end)
        case .acceptOr(let fallback): commit(or: fallback)
        case .acceptBy(let key): accept(by: key)
        case .leave(let status): [.finish(.left(status: status))]
        case .takeQuery: [.finish(.query)]
        case .cancel: [.finish(.cancelled)]
        case .goBack: goBack()
        case .editOrCancel(let change): query.isEmpty ? goBack() : edit(change)
        case .move(let movement): move(movement)
        case .goToWheel(let steps): goToWheel(by: steps)
        case .mark(let mark): self.mark(mark)
        case .edit(let change): edit(change)
        case .scroll(let pan): scroll(pan)
        case .editOrScroll(let change, let pan): query.isEmpty ? scroll(pan) : edit(change)
        case .sortRows(let sorting): sort(sorting)
        case .takeRowForQuery: takeRowForQuery()
        case .paste(let text): paste(text)
        case .print(let line): print(line)
        case .change(let label, let text): change(label, to: text)
        case .redraw: [.repaint]
        case .ring: [.ring]
        case .suspend: [.suspend]
        case .ignore: []
        case .sequence(let actions): begin(actions)
        case .mouse(let event, at: let moment): mouse(event, at: moment)
        case .focus(at: let moment): focus(at: moment)
        case .rowsArrived(let snapshot): arrive(snapshot)
        case .readFailed(let message): fail(message)
        case .found(let findings): take(findings)
        case .resized(let size): resize(to: size)
        case .learned(let areWide): learn(areAmbiguousWide: areWide)
        case .appeared(let size, over: let backdrop, at: let moment): appear(on: size, over: backdrop, at: moment)
        case .stirred(at: let moment): restartCountdown(at: moment)
        case .tick(at: let moment): tick(at: moment)
        }
    }

    /// A key gives up what waits for rows: the place to start from, and a commit without a match.
    private mutating func keyPressed(by action: Action) {
        touch()
        committer = .key
        spin = nil
        slide = nil
        if waiting == .forMatch && !action.steps.contains(where: \.isCommit) { waiting = .nothing }
    }

    /// Somebody has begun to choose, so nothing chooses for them.
    mutating func touch() {
        goal = nil
        isUntouched = false
    }

    private mutating func edit(_ change: Edit) -> [Effect] {
        let before = query.characters
        let hadRoom = query.edit(change)
        let told: [Effect] = hadRoom ? [] : [.ring]
        guard query.characters != before else { return told }
        return told + search()
    }

    /// Tabs part nothing in what was pasted.
    private mutating func paste(_ text: String) -> [Effect] {
        guard settings.takesPaste else { return [] }
        return edit(.insert(String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\t" }))))
    }

    private mutating func takeRowForQuery() -> [Effect] {
        guard let row = cursor.row else { return [] }
        return edit(.replace(String(decoding: bytes(of: row), as: UTF8.self)))
    }

    private mutating func print(_ line: String) -> [Effect] {
        printed.append(line)
        return []
    }

    private mutating func change(_ label: Label, to text: String) -> [Effect] {
        settings.set(label, to: text)
        fit()
        return []
    }

    private mutating func focus(at moment: Timestamp) -> [Effect] {
        clicks.focusChanged(at: moment)
        return []
    }

    private mutating func fail(_ message: String) -> [Effect] {
        failure = message
        return []
    }

    /// Takes as much of the terminal as the rows known by now need.
    private mutating func appear(on size: Size, over backdrop: Backdrop? = nil, at moment: Timestamp) -> [Effect] {
        self.backdrop = backdrop
        isFullScreen = settings.takesScreen || size.height < Self.leastShared && field == nil
        sheetHeight = 1
        clicks.focusChanged(at: moment)
        let effects = restartCountdown(at: moment) + resize(to: size)
        slide = settings.isAnimated && hasOutside ? Slide(at: moment) : nil
        return effects
    }

    private mutating func resize(to size: Size) -> [Effect] {
        if size != self.size { slide = nil }
        self.size = size
        fit()
        return []
    }

    /// What is on the screen is not what it was taken for.
    private mutating func learn(areAmbiguousWide areWide: Bool) -> [Effect] {
        let signs = settings.signs.on(wideAmbiguous: areWide)
        guard signs != settings.signs else { return [] }
        settings.signs = signs
        return [.repaint]
    }

    /// Grows to what the rows need.
    mutating func fit() {
        let lines =
            settings.view.hasWheels
            ? settings.height.wheelLines(for: rows.kept, below: settings.header, in: size)
            : settings.height.lines(for: rows.kept, below: settings.header, heads: headCount, in: size)
        sheetHeight = max(sheetHeight, lines)
    }

    /// Under six lines there is no room for a sheet and the text it stands below.
    static let leastShared = 6
}
