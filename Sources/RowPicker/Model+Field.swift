import RowScreen
import RowStore

extension Model {
    /// Whether the line that stands for the picker is all there is of it.
    package var isFieldClosed: Bool { field?.isClosed ?? false }

    /// How many lines the picker would take of a screen that has them: one for a field, and as many for its sheet as
    /// ever were needed.
    package var wantedHeight: Int {
        switch field?.state {
        case nil: sheetHeight
        case .closed: 1
        case .open: 1 + sheetHeight
        }
    }

    /// How many lines of the picker are not the sheet's. A field gives way where the sheet would have no row beside it.
    var fieldHeight: Int {
        switch field?.state {
        case nil: 0
        case .closed: height
        case .open: height >= Self.leastUnderField ? 1 : 0
        }
    }

    /// The field of the start: it is filled with what a dial was asked to stand on, or waits for such a row.
    func fieldOfStart() -> Field? {
        guard let label = settings.field else { return nil }
        guard let dial else { return Field(label, goal: goal) }
        var field = Field(label, goal: nil)
        let asked = [settings.remembered?.code, settings.initial].compactMap { $0 }
        if asked.contains(Array(dial.code.utf8)) { field.fill(with: .made(dial.row(partedBy: delimiter))) }
        return field
    }

    private var delimiter: [UInt8] { settings.delimiter ?? [0x09] }

    private func code(of row: [UInt8]) -> String {
        String(decoding: RememberedRow(row, delimiter: delimiter).code, as: UTF8.self)
    }

    /// What a key asks for while the field is closed; `nil` for what it always asks for.
    ///
    /// Keys that would go through the rows show them. What is pasted may be meant for anybody.
    mutating func actInField(on action: Action) -> [Effect]? {
        switch action {
        case .accept, .acceptOr: commitField()
        case .move, .goToWheel, .edit(.insert(" ")): openField()
        case .edit(.insert(let text)): openField(typing: text)
        case .edit, .editOrScroll, .scroll, .sortRows, .mark, .takeRowForQuery, .paste: []
        case .editOrCancel: [.finish(.cancelled)]
        case .acceptBy, .leave, .takeQuery, .cancel, .goBack, .print, .change, .redraw, .ring, .suspend, .ignore,
            .sequence, .mouse,
            .focus, .appeared, .rowsArrived, .readFailed, .found, .resized, .learned, .stirred, .tick:
            nil
        }
    }

    /// Commits what fills the field; where nothing does, the sheet is to be looked at. A row that it is to begin with may
    /// still come, and is waited for.
    mutating func commitField() -> [Effect] {
        guard let field else { return [] }
        if let choice = field.choice { return [.finish(choice.outcome)] }
        waiting = field.goal == nil ? .nothing : .forMatch
        return field.goal == nil ? openField() : []
    }

    /// Shows the sheet under the field, on the row that fills it and with the query of the start.
    mutating func openField() -> [Effect] {
        guard let field, field.isClosed else { return [] }
        self.field?.open(over: Field.Past(selection: selection, query: query, dial: dial))
        if waiting == .forMatch { waiting = .nothing }
        query = LineEditor(settings.query)
        let effects = search()
        switch field.choice {
        case .rows(let rows): goal = rows.first.map { Goal(row: $0) }
        case .made(let row):
            let code = code(of: row)
            dial?.stand(on: code)
        case nil: goal = field.goal
        }
        return effects + seekGoal()
    }

    private mutating func openField(typing text: String) -> [Effect] {
        let effects = openField()
        goal = nil
        return effects + perform(.edit(.insert(text)))
    }

    /// Closes the sheet of a field and leaves that as it was; without one it cancels.
    mutating func goBack() -> [Effect] {
        guard let past = field?.close() else { return [.finish(.cancelled)] }
        selection = past.selection
        query = past.query
        dial = past.dial
        if waiting == .forMatch { waiting = .nothing }
        return []
    }

    /// Ends with a choice, or fills the field with it where its sheet is open. Who used an added button has asked for
    /// more than that.
    mutating func pick(_ choice: Choice) -> [Effect] {
        guard let field, !field.isClosed, !committer.isButton else { return [.finish(choice.outcome)] }
        self.field?.fill(with: choice)
        return []
    }

    /// What stays on the terminal when a picking ended so: text without anything that a terminal obeys; `nil` where
    /// nothing is to.
    package func lineLeft(after outcome: Outcome) -> String? {
        guard let field, settings.leavesField, let choice = Choice(outcome) else { return nil }
        var grid = Grid(height: 1, width: size.width)
        FieldView(field, leftWith: choice, of: self).draw(on: &grid, in: grid.bounds)
        return grid.lines[0]
    }

    /// The bar, the query and a row, and the field above them.
    private static let leastUnderField = 4
}

extension Committer {
    fileprivate var isButton: Bool {
        switch self {
        case .button: true
        case .key, .clickOnDone, .doubleClick: false
        }
    }
}
