import RowScreen
import RowTerminal
import RowThread

/// What the terminal is asked, and which of it is still to be answered.
struct Questions {
    /// Milliseconds that an answer may take where it is not known that there is none.
    private let patience: Int
    /// Whether it is to be asked how wide characters are.
    private let asksForWidth: Bool
    private var place: PlaceQuestion
    private var pasteMarks: PasteMarks
    private var width: WidthQuestion
    private var pace: OutputPace
    private var openedAt = Moment.now
    /// Whether the terminal has ever answered.
    private(set) var hasAnswered = false

    init(asksForWidth: Bool, patience: Int) {
        self.asksForWidth = asksForWidth
        self.patience = patience
        place = PlaceQuestion(patience: patience)
        pasteMarks = PasteMarks(areLikely: false, patience: patience)
        width = WidthQuestion(patience: patience)
        pace = OutputPace(firstPatience: patience)
    }

    /// Asks where the cursor is.
    mutating func askForPlace() -> [UInt8] { place.ask(at: .now) }

    /// Takes a report of the cursor for the answer to that, if it is awaited.
    mutating func takePlace() -> Bool { place.takeAnswer() }

    /// What is asked when a picker is opened for the first time, in front of its first frame.
    ///
    /// - Parameters:
    ///   - line: that of the first frame: some terminals write a part of what they do not understand.
    ///   - mayAsk: whether the answer will not be read behind somebody's keys.
    mutating func opening(onLine line: Int, isWithinLineEditor: Bool, mayAsk: Bool) -> [UInt8] {
        pasteMarks = PasteMarks(areLikely: isWithinLineEditor, patience: patience)
        guard mayAsk else { return [] }
        let start = ControlSequence.moveCursor(to: Position(line: line, column: 0)).bytes
        let aboutWidth = asksForWidth ? start + width.ask(onLine: line, at: .now) : []
        return start + pasteMarks.ask(at: .now) + aboutWidth
    }

    /// A picker is drawn from now on; how fast it may be is found out anew.
    mutating func begin() {
        pace = OutputPace(firstPatience: patience)
        openedAt = .now
    }

    /// Takes a report of the cursor for the answer to how wide a character is, if it is that: whether it is wide.
    mutating func learn(cursor: Position) -> Bool? {
        hasAnswered = true
        guard let areWide = width.take(cursor: cursor) else { return nil }
        // Where nothing was said about pastes before, nothing will be.
        pasteMarks.learn(nil)
        pace.learnDistance(openedAt.milliseconds(until: .now))
        return areWide
    }

    /// Takes the answer to whether pastes are marked.
    mutating func learn(arePastesMarked: Bool?) {
        hasAnswered = true
        pasteMarks.learn(arePastesMarked)
        pace.learnDistance(openedAt.milliseconds(until: .now))
    }

    /// Takes the answer to what is asked after frames.
    mutating func learnThatFramesWereShown() {
        hasAnswered = true
        pace.answer(at: .now)
    }

    /// Takes note that only now the terminal has all that was sent: what was asked meanwhile is answered from here on.
    mutating func noteThatAllWasTaken() { pace.noteThatQuestionArrived(at: .now) }

    /// Until when a frame waits for the terminal to say that it has shown those before; `nil` where it need not.
    mutating func wait() -> Moment? { pace.wait(at: .now) }

    /// What is asked after a frame of so many bytes.
    mutating func afterFrame(_ bytes: Int, mayAsk: Bool) -> [UInt8] {
        pace.note(bytes, at: .now, mayAsk: mayAsk)
    }

    /// Until when an answer may come that nobody else is to read as keys; `nil` where there is none to come.
    var awaitedUntil: Moment? {
        place.awaitedUntil ?? pasteMarks.awaitedUntil ?? width.awaitedUntil ?? pace.awaitedUntil
    }

    /// Whether so many bytes that wait may be answers, by their length; else they are keys, and somebody else's now.
    func mayBeAnswers(bytes: Int) -> Bool {
        if place.awaitedUntil != nil { return PlaceQuestion.mayBeAnswer(bytes: bytes) }
        let (width, marks) = (width.answerLength ?? 0, PasteMarks.answerLength)
        let lengths = [0, width, marks, width + marks]
        return (lengths + lengths.map { $0 + OutputPace.answerLength }).contains(bytes)
    }

    /// Puts the marking of pastes back as it was.
    var farewell: [UInt8] { pasteMarks.farewell }
}
