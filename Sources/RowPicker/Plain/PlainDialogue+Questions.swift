import RowStore
import RowText

extension PlainDialogue {
    /// Reads out what was found, as far as it is little, and asks. What matches nothing leaves the question before.
    mutating func ask(about model: Model) -> [Deed] {
        if let dial = model.dial { return ask(about: dial, in: model) }
        let failure = failureText(model) + headsText(model)
        guard model.rows.count > 0 else {
            return [.write(failure + PlainWording.noRows + "\n"), .finish(.nothing)]
        }
        state = .asking
        let ranking = model.findings.ranking
        let query = model.isUnfiltered ? "" : model.query.text
        guard ranking.count > 0 else {
            if question == nil { question = PlainQuestion(model.findings, for: query, offering: nil) }
            return [.write(failure + PlainWording.noMatch(for: query, in: model) + "\n" + promptText(model))]
        }
        let asked = PlainQuestion(model.findings, for: query, offering: offer(in: model))
        question = asked
        let count = PlainWording.count(ranking.count, for: query, in: model, isListed: asked.listed > 0)
        let lines = asked.lines(1..<(asked.listed + 1), in: model)
        return [.write(failure + count + "\n" + lines + promptText(model))]
    }

    /// The row that an empty line is to take: where the run was asked to begin, the only one, or the one whose code was
    /// typed.
    private mutating func offer(in model: Model) -> RowID? {
        if model.cursor.hasMoved {
            initial = model.cursor.row
            return initial
        }
        if model.isUnfiltered, let initial, model.rows.indices.contains(initial.index) { return initial }
        let ranking = model.findings.ranking
        // While rows may still come, who wants to hear those needs the empty line for it.
        let isOnly = ranking.count == 1 && model.hasSeenAllRows
        return isOnly || model.isCode(of: ranking[0]) ? ranking[0] : nil
    }

    func promptText(_ model: Model) -> String {
        if let dial = model.dial { return promptText(dial, model) }
        let name = model.settings.prompt.map(oneLine) ?? ""
        return name + (question?.prompt(in: model, picksMany: model.mostPicked > 1) ?? "")
    }

    /// What the whole is about, once.
    mutating func opening(_ model: Model) -> String {
        guard !hasOpened else { return "" }
        hasOpened = true
        let limit = model.settings.timeout.map { [PlainWording.timeLimit(milliseconds: $0)] } ?? []
        let told = [model.settings.title, model.settings.placeholder].filter { !$0.isEmpty }
        let lines = told + model.settings.header.lines + limit + buttonLines(model)
        return lines.map { oneLine($0) + "\n" }.joined()
    }

    /// What a source said, once.
    private mutating func failureText(_ model: Model) -> String {
        guard let said = model.failure, said != failure else { return "" }
        failure = said
        return oneLine(said) + "\n"
    }

    func oneLine(_ text: String) -> String {
        graphemes(of: text).map(\.text).joined()
    }
}

extension Model {
    /// Whether the query is the code of a row, whatever the case.
    fileprivate func isCode(of id: RowID) -> Bool {
        let row = PickerRow(bytes(of: id), delimiter: settings.delimiter)
        guard !row.isSingle, !isUnfiltered else { return false }
        let code = String(decoding: row.bytes[row.range(of: 1)], as: UTF8.self)
        return code.lowercased() == query.text.lowercased().trimmed
    }
}

extension String {
    /// Without the blanks at both ends, which a query does not count either.
    fileprivate var trimmed: String {
        var text = drop { $0 == " " }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
