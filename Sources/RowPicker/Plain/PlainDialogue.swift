import RowKeys
import RowStore

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

    enum State: Equatable {
        /// For the end of the input, so that the rows can be counted.
        case awaitingRows
        /// For the search of the query, over so many rows.
        case awaitingSearch(rows: Int)
        /// For a line, at the end of a prompt.
        case asking
    }

    var state = State.awaitingRows
    var hasOpened = false
    /// Whether the heads of the rows were read out.
    var hasReadHeads = false
    /// Whether it was said that there are no rows yet.
    private var hasSaidNone = false
    /// What of the model's failure was said.
    var failure: String?
    var question: PlainQuestion?
    /// The key of the button that picked, if one did.
    package internal(set) var pressed: Key?
    /// Where the run was asked to begin, once it was found.
    var initial: RowID?

    /// Nothing has been said yet.
    package init() {}

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

    /// What the rows of the question lie in, which are picked from although they may have left since.
    package var rows: Snapshot { question?.findings.rows ?? .empty }

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

    /// Says that the model has ended the run by itself, if somebody may be about to answer.
    package func end(with outcome: Outcome) -> [Deed] {
        guard isAsking else { return [] }
        return [.write("\n" + (outcome == .timedOut ? PlainWording.timeIsUp + "\n" : ""))]
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
}

extension Model {
    /// How many rows may be picked at once.
    var mostPicked: Int { max(1, settings.mostMarks) }

    /// Whether the list is that of the query as it stands, over so many rows at least.
    fileprivate func hasFound(over rows: Int) -> Bool {
        findings.ticket == ticket && findings.searched >= rows
    }
}
