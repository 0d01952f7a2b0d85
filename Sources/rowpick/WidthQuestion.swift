import RowScreen
import RowTerminal

/// Whether the terminal draws characters of ambiguous width in two columns: it is shown one, and asked where the cursor
/// is then. Nothing waits for the answer.
///
/// Every terminal knows this question, unlike others, and answers in order: so it is asked last.
struct WidthQuestion {
    /// Milliseconds that an answer may take.
    private let patience: Int
    /// The line that the character stands on, from 0, while an answer may come.
    private var line: Int?
    private var deadline: Moment?

    init(patience: Int) {
        self.patience = patience
    }

    /// The question, to be asked with the cursor in the first column of a line that is drawn over at once.
    mutating func ask(onLine line: Int, at now: Moment) -> [UInt8] {
        self.line = line
        deadline = now.advanced(byMilliseconds: patience)
        return Array("▽".utf8) + ControlSequence.askForCursor.bytes
    }

    /// Takes the answer: whether the character took two columns; `nil` where this is none.
    mutating func take(cursor: Position) -> Bool? {
        guard let line, cursor.line == line, 1...2 ~= cursor.column else { return nil }
        self.line = nil
        deadline = nil
        return cursor.column == 2
    }

    /// Until when it is worth waiting for the answer; `nil` where none is to come.
    var awaitedUntil: Moment? { deadline }

    /// Bytes of the answer that is to come: `ESC [ line ; 2 R`, or 3.
    var answerLength: Int? { line.map { 5 + String($0 + 1).utf8.count } }
}
