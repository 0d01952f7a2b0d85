import RowStore
import RowText

/// A picking by question and answer, for whoever cannot use a picture: lines come in, and text goes out.
///
/// What it asks about is the ``Model``'s: the rows, the query, and what was found. It only looks at that, and says what
/// is to be done. A text it has written stays as it is.
package struct PlainDialogue: Equatable, Sendable {
    /// Something to be done, in the order given.
    package enum Deed: Equatable, Sendable {
        /// Lines, and perhaps a prompt after them; nothing but text and line feeds.
        case write(String)
        /// Make this the model's query.
        case search(String)
        case finish(Outcome)
    }

    private enum State: Equatable {
        /// For the end of the input, so that the rows can be counted.
        case awaitingRows
        /// For the search of the query, over so many rows.
        case awaitingSearch(rows: Int)
        /// For a line, at the end of a prompt.
        case asking
    }

    /// How many rows may be picked.
    private let most: Int
    private var state = State.awaitingRows
    private var hasOpened = false
    /// Whether it was said that there are no rows yet.
    private var hasSaidNone = false
    /// What of the model's failure was said.
    private var failure: String?
    private var question: PlainQuestion?
    /// Where the run was asked to begin, once it was found.
    private var initial: RowID?

    /// - Parameter most: how many rows may be picked.
    package init(picking most: Int = 1) {
        self.most = most
    }

    /// Whether a line is to be read now. What is typed before is kept by the terminal, and answers the next question.
    package var isListening: Bool {
        switch state {
        case .awaitingRows: hasSaidNone
        case .awaitingSearch: false
        case .asking: true
        }
    }

    /// Whether it waits for something that may take too long, and could go on with what there is.
    package func mayGoOn(with model: Model) -> Bool {
        switch state {
        case .awaitingRows: !hasSaidNone || model.rows.count > 0
        case .awaitingSearch: true
        case .asking: false
        }
    }

    /// Whether what was written last is a prompt, with the cursor behind it.
    package var isAsking: Bool { state == .asking }

    /// Takes what the model knows by now.
    package mutating func look(at model: Model) -> [Deed] {
        let opening = opening(model)
        let news = news(of: model)
        return opening.isEmpty ? news : [.write(opening)] + news
    }

    /// Waits no longer: asks about the rows there are, and about those found so far.
    package mutating func goOn(with model: Model) -> [Deed] {
        switch state {
        case .awaitingRows where model.rows.count > 0: return awaitSearch(of: model)
        case .awaitingRows: return tellOfNone()
        case .awaitingSearch: return model.hasFound(over: 1) ? ask(about: model) : []
        case .asking: return []
        }
    }

    private mutating func tellOfNone() -> [Deed] {
        guard !hasSaidNone else { return [] }
        hasSaidNone = true
        return [.write(PlainWording.noRowsYet + "\n")]
    }

    /// The prompt once more, as after a stop.
    package func prompt(in model: Model) -> [Deed] {
        guard isAsking else { return [] }
        return [.write(promptText(model))]
    }

    /// Takes what was typed.
    ///
    /// - Parameter isEarly: whether it was typed before the prompt was written: nobody has heard then what an empty
    ///   line takes, and the line of the prompt is not ended by Enter.
    package mutating func take(_ typed: TypedLine.End, isEarly: Bool, in model: Model) -> [Deed] {
        guard case .line(let bytes) = typed else { return leave() }
        let text = LineEditor(String(decoding: bytes, as: UTF8.self)).text
        guard let question, isAsking else { return [.search(text)] }
        let end: [Deed] = isEarly ? [.write("\n")] : []
        switch PlainAnswer(text, listed: question.listed, most: most) {
        case .nothing: return end + takeNothing(isEarly: isEarly, in: model)
        case .numbers(let numbers): return end + pick(numbers.map { question.ranking[$0 - 1] }, in: model)
        case .tooMany: return end + [.write(PlainWording.tooMany(most) + "\n" + promptText(model))]
        case .text(let text): return end + search(text, in: model)
        }
    }

    /// What the shell writes next is to stand on a line of its own.
    private func leave() -> [Deed] {
        (isAsking ? [.write("\n")] : []) + [.finish(.cancelled)]
    }

    private mutating func takeNothing(isEarly: Bool, in model: Model) -> [Deed] {
        guard var question else { return [] }
        if let offered = question.offered {
            return isEarly ? prompt(in: model) : pick([offered], in: model)
        }
        guard question.next > 0 else { return search("", in: model) }
        let numbers = (question.listed + 1)..<(question.listed + question.next + 1)
        question.listNext()
        self.question = question
        return [.write(question.lines(numbers, in: model) + promptText(model))]
    }

    private func pick(_ rows: [RowID], in model: Model) -> [Deed] {
        guard let query = question?.query, query != model.query.text else { return [.finish(.picked(rows))] }
        return [.search(query), .finish(.picked(rows))]
    }

    private mutating func search(_ text: String, in model: Model) -> [Deed] {
        state = .awaitingSearch(rows: model.rows.count)
        return [.search(text)]
    }

    private mutating func news(of model: Model) -> [Deed] {
        switch state {
        case .awaitingRows:
            return model.rows.isComplete ? awaitSearch(of: model) : []
        case .awaitingSearch(let rows):
            return model.hasFound(over: rows) ? ask(about: model) : []
        case .asking:
            return []
        }
    }

    private mutating func awaitSearch(of model: Model) -> [Deed] {
        state = .awaitingSearch(rows: model.rows.count)
        return news(of: model)
    }

    private mutating func ask(about model: Model) -> [Deed] {
        let failure = failureText(model)
        guard model.rows.count > 0 else {
            return [.write(failure + PlainWording.noRows + "\n"), .finish(.nothing)]
        }
        state = .asking
        let ranking = model.findings.ranking
        let query = model.isUnfiltered ? "" : model.query.text
        guard ranking.count > 0 else {
            if question == nil { question = PlainQuestion(ranking, for: query, offering: nil) }
            return [.write(failure + PlainWording.noMatch(for: query, in: model) + "\n" + promptText(model))]
        }
        let asked = PlainQuestion(ranking, for: query, offering: offer(in: model))
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
        if model.isUnfiltered, let initial { return initial }
        let ranking = model.findings.ranking
        return ranking.count == 1 || model.isCode(of: ranking[0]) ? ranking[0] : nil
    }

    private func promptText(_ model: Model) -> String {
        let name = model.settings.prompt.map(oneLine) ?? ""
        return name + (question?.prompt(in: model, picksMany: most > 1) ?? "")
    }

    /// What the whole is about, once.
    private mutating func opening(_ model: Model) -> String {
        guard !hasOpened else { return "" }
        hasOpened = true
        return [model.settings.title, model.settings.placeholder].filter { !$0.isEmpty }
            .map { oneLine($0) + "\n" }.joined()
    }

    /// What a source said, once.
    private mutating func failureText(_ model: Model) -> String {
        guard let said = model.failure, said != failure else { return "" }
        failure = said
        return oneLine(said) + "\n"
    }

    private func oneLine(_ text: String) -> String {
        graphemes(of: text).map(\.text).joined()
    }
}

extension Model {
    /// Whether the list is that of the query as it stands, over so many rows at least.
    fileprivate func hasFound(over rows: Int) -> Bool {
        findings.ticket == ticket && findings.searched >= rows
    }

    /// Whether the query is the code of a row, whatever the case.
    fileprivate func isCode(of id: RowID) -> Bool {
        let row = PickerRow(rows[id], delimiter: settings.delimiter)
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
