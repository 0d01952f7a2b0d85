import RowScreen
import RowTerminal

/// A change of the terminal's size, while it is asked where it left the cursor.
struct Resizing {
    /// What comes next.
    enum Step {
        case wait
        case askForCursor
        case askForSavedCursor
        case move
    }

    var survey = Survey()
    /// When an answer is too late, or when to ask.
    private(set) var deadline: Moment
    /// Whether the size has changed since the last question.
    private var isOutdated = false
    /// How often the terminal may still be asked while it says that its size is another one than the system's.
    private var questions = Self.mostQuestions

    /// Whether the terminal may have been somebody else's meanwhile.
    let isAfterStop: Bool

    init(at now: Moment) {
        isAfterStop = false
        deadline = now.advanced(byMilliseconds: Self.calm)
    }

    /// Begins without waiting for calm: the size need not have changed at all.
    init(afterStopAt now: Moment) {
        isAfterStop = true
        deadline = now
    }

    /// The size has changed again.
    mutating func hear(at now: Moment) {
        isOutdated = true
        questions = Self.mostQuestions
        if survey.isAnswered { deadline = now.advanced(byMilliseconds: Self.calm) }
    }

    /// What is to be done now, on a screen that has this size as far as the system knows.
    func step(on size: Size, needsSavedCursor: Bool, at now: Moment) -> Step {
        guard survey.isAnswered else { return deadline <= now ? .move : .wait }
        let isToBeAsked = survey.cursor == nil || isOutdated || !survey.isOf(size) && questions > 0
        guard !isToBeAsked else { return deadline <= now ? .askForCursor : .wait }
        return needsSavedCursor && survey.saved == nil ? .askForSavedCursor : .move
    }

    /// The question where the cursor is now; what was answered before counts no more.
    mutating func askForCursor(at now: Moment) -> [UInt8] {
        survey = Survey()
        isOutdated = false
        questions -= 1
        wait(from: now)
        return survey.askForCursor()
    }

    /// The question where the saved cursor is.
    mutating func askForSavedCursor(at now: Moment) -> [UInt8] {
        wait(from: now)
        return survey.askForSavedCursor()
    }

    /// The question for all there is to know, whatever else is still to be answered.
    mutating func askForAll(isSavedKnown: Bool, at now: Moment) -> [UInt8] {
        wait(from: now)
        return survey.askForAll(isSavedKnown: isSavedKnown)
    }

    /// Gives the terminal its time anew.
    mutating func wait(from now: Moment) {
        deadline = now.advanced(byMilliseconds: Self.patience)
    }

    /// Milliseconds a terminal has to say where its cursor is; a slower one is drawn on without knowing.
    private static let patience = 100
    /// Milliseconds without another change after which the terminal is asked. A frame that reaches it after the next
    /// change is drawn over the text above, for it goes by the lines of the screen as they were. Longer than from one
    /// step to the next of a window that is drawn larger, and few enough for a person to wait for.
    private static let calm = 50
    /// Enough for a multiplexer that tells of its size a quarter of a second after it has changed.
    private static let mostQuestions = 5
}
