import RowStore

@testable import RowPicker

/// Plain mode played without a terminal: rows come, lines are typed, and all that is written is kept.
struct PlayedDialogue {
    private(set) var picker: PlayedPicker
    private(set) var dialogue = PlainDialogue()
    /// What was written since ``forget()``.
    private(set) var written = ""
    private(set) var outcome: Outcome?

    init(
        _ rows: [String] = [], isComplete: Bool = true, answersAtOnce: Bool = true, heads: Int = 0,
        _ change: (inout Settings) -> Void = { _ in }
    ) {
        picker = PlayedPicker(rows, isComplete: isComplete, answersAtOnce: answersAtOnce, heads: heads, change)
        look()
    }

    /// The lines written, the prompt being the last.
    var lines: [String] { written.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    var prompt: String { lines.last ?? "" }

    /// The rows picked; `nil` while it goes on, or where it ended otherwise.
    var picked: [String]? {
        guard case .picked(let rows) = outcome else { return nil }
        return rows.map { String(decoding: picker.model.rows[$0], as: UTF8.self) }
    }

    /// A line is typed and answered; what was written before is forgotten.
    mutating func type(_ line: String, isEarly: Bool = false) {
        type(bytes: Array(line.utf8), isEarly: isEarly)
    }

    mutating func type(bytes: [UInt8], isEarly: Bool = false) {
        written = ""
        perform(dialogue.take(.line(bytes), isEarly: isEarly, in: picker.model))
        look()
    }

    mutating func endFile() {
        written = ""
        perform(dialogue.take(.endOfFile, isEarly: false, in: picker.model))
    }

    mutating func arrive(_ rows: [String], andEnd isLast: Bool = false) {
        picker.arrive(rows, andEnd: isLast)
        look()
    }

    mutating func fail(_ message: String) {
        picker.act(.readFailed(message))
        look()
    }

    /// The search tells what it has found in the first rows.
    mutating func answer(upTo count: Int? = nil) {
        picker.answer(upTo: count)
        look()
    }

    /// It has been waited for long enough.
    mutating func goOn() {
        written = ""
        perform(dialogue.goOn(with: picker.model))
        look()
    }

    private mutating func look() {
        perform(dialogue.look(at: picker.model))
    }

    private mutating func perform(_ deeds: [PlainDialogue.Deed]) {
        for deed in deeds where outcome == nil {
            switch deed {
            case .write(let text): written += text
            case .search(let text): picker.act(.edit(.replace(text)))
            case .finish(let outcome): self.outcome = outcome
            }
        }
    }
}
