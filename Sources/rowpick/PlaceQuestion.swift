import RowScreen
import RowTerminal

/// Where the cursor is before anything is drawn.
struct PlaceQuestion {
    /// Milliseconds for which the end of a run waits for the answer.
    private let patience: Int
    private var deadline: Moment?

    init(patience: Int) {
        self.patience = patience
    }

    mutating func ask(at now: Moment) -> [UInt8] {
        deadline = now.advanced(byMilliseconds: patience)
        return ControlSequence.askForCursor.bytes
    }

    /// Takes a report of the cursor; false where none is awaited. Answers come in the order of the questions, and this is
    /// the first.
    mutating func takeAnswer() -> Bool {
        guard deadline != nil else { return false }
        deadline = nil
        return true
    }

    /// Until when it is worth waiting for the answer; `nil` where none is to come.
    var awaitedUntil: Moment? { deadline }

    /// Whether so many bytes may be the answer, or none of it: `ESC [ line ; column R`, with up to four digits each.
    static func mayBeAnswer(bytes count: Int) -> Bool {
        count == 0 || (6...12).contains(count)
    }
}
