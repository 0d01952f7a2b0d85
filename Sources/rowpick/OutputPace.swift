import RowScreen
import RowTerminal

/// How far the terminal may be behind with what was sent.
///
/// A line may be slow beyond what the system can tell: bytes for a terminal at the other end of it are taken at once and
/// queue somewhere. So the terminal is asked now and then whether it is well, after a frame; the answer comes when all
/// that was sent before has been shown. Until then no more is sent than a quick line carries anyway. A terminal that has
/// never answered this may not know it, and is held back only if it was slow to answer what it was asked at first.
struct OutputPace {
    /// Milliseconds that the end of a run waits for the first answer.
    private let firstPatience: Int
    /// Bytes that may follow a question before its answer.
    private(set) var window = Self.firstWindow
    /// Bytes sent since the last question.
    private var sent = 0
    private var question: (moment: Moment, bytes: Int)?
    /// Whether the question at hand had to wait on the way.
    private var wasHeldUp = false
    /// Whether the terminal has ever answered.
    private var answers = false
    /// How many answers in a row have not come.
    private var lost = 0
    /// Milliseconds that an answer takes where little is sent before it.
    private var distance = 0
    private var lastFrame: Moment?

    init(firstPatience: Int) {
        self.firstPatience = firstPatience
    }

    /// Takes the answer to another question, which was asked before anything was drawn.
    mutating func learnDistance(_ milliseconds: Int) {
        distance = milliseconds
    }

    /// Takes note of a frame.
    ///
    /// - Parameter mayAsk: whether an answer would be read before anything else.
    /// - Returns: the question to be sent after it, if it is time for one.
    mutating func note(_ bytes: Int, at now: Moment, mayAsk: Bool) -> [UInt8] {
        sent += bytes
        lastFrame = now
        guard mayAsk, !isMute, question == nil, sent >= window / 2 else { return [] }
        question = (now, sent)
        wasHeldUp = false
        sent = 0
        return ControlSequence.askForStatus.bytes
    }

    /// Takes note that a question had to wait on the way, which is no time that an answer takes.
    mutating func noteThatQuestionArrived(at now: Moment) {
        question?.moment = now
        wasHeldUp = true
    }

    /// Takes the answer: what was sent before the question has been shown.
    mutating func answer(at now: Moment) {
        guard let question else { return }
        answers = true
        lost = 0
        self.question = nil
        let time = question.moment.milliseconds(until: now) - distance
        if time <= Self.quick {
            window = min(window * 2, Self.largestWindow)
        } else if time >= Self.slow {
            window = max(question.bytes * Self.wantedLag / time, Self.smallestWindow)
        }
    }

    /// When the next frame may be sent; `nil` at once. One that is due then is to ask again.
    ///
    /// A distant terminal that has not answered yet gets a few frames a second meanwhile.
    mutating func wait(at now: Moment) -> Moment? {
        guard let question, sent >= window else { return nil }
        let end = question.moment.advanced(byMilliseconds: Self.patience)
        guard now < end else {
            lost += 1
            self.question = nil
            return nil
        }
        guard !answers else { return end }
        guard distance >= Self.longDistance, let lastFrame else { return nil }
        let turn = lastFrame.advanced(byMilliseconds: Self.turn)
        return turn <= now ? nil : min(turn, end)
    }

    /// Whether it is not worth asking any more.
    private var isMute: Bool { lost >= (answers ? Self.mostLost : 1) }

    /// Until when an answer may come that nobody else is to read; `nil` where there is none to come.
    var awaitedUntil: Moment? {
        let patience = answers ? Self.patience : wasHeldUp ? max(firstPatience, Self.middlePatience) : firstPatience
        return question?.moment.advanced(byMilliseconds: patience)
    }

    /// Bytes: `ESC [ 0 n`.
    static let answerLength = 4

    /// Bytes: a frame of a usual screen and what some keys change of it; a line of 9,600 bits a second takes two seconds.
    private static let firstWindow = 2048
    /// Bytes: a small change of the screen or two.
    private static let smallestWindow = 256
    /// Bytes: what the largest screens need for some frames.
    private static let largestWindow = 64 * 1024

    /// Milliseconds: nobody feels less.
    private static let quick = 150
    /// Milliseconds: everybody feels more.
    private static let slow = 300
    /// Milliseconds that what is drawn may be behind on a line that has shown to be slow.
    private static let wantedLag = 250
    /// Milliseconds: what a line of 9,600 bits a second takes for what comes before the first question.
    private static let longDistance = 100
    /// Milliseconds between frames for a distant terminal that has not answered yet.
    private static let turn = 250
    /// Milliseconds after which an answer is lost.
    private static let patience = 3000
    /// Milliseconds that it waits for that of a terminal which has much to show before it.
    private static let middlePatience = 1000
    /// One may be lost to somebody else who reads the terminal.
    private static let mostLost = 2
}
