import RowPicker
import RowScreen
import RowTerminal
import RowThread

extension Session {
    /// Takes the news that the terminal has another size, or may have.
    mutating func hearResize() {
        restlessUntil = Moment.now.advanced(byMilliseconds: Self.restlessness)
        guard placing == nil else { return }
        guard resizing == nil else {
            resizing?.hear(at: .now)
            return
        }
        beginResize()
    }

    /// Whether what is drawn now may come to stand on a screen of another size than is known.
    var isRestless: Bool {
        restlessUntil.map { $0 > .now } ?? false
    }

    /// Has the terminal asked, as soon as its size rests, where it has left the picker.
    mutating func beginResize() {
        resizing = Resizing(at: .now)
    }

    /// Takes the terminal again after a stop that nobody could prepare for, because its signal cannot be caught: the
    /// picker may still stand there, or somebody may have written over it.
    mutating func comeBack() throws(SystemError) {
        guard display.needsSurvey else { return try reopen() }
        try display.takeAgain()
        resizing = Resizing(afterStopAt: .now)
    }

    /// Goes on asking, and draws the picker anew once the terminal has said where it left it, or does not say.
    mutating func endResize() throws(SystemError) {
        guard engine.outcome == nil && ending == nil, let resizing else { return }
        guard engine.model.isListening else {
            // Answers are read with the keys.
            self.resizing?.wait(from: .now)
            return
        }
        let size = display.size
        let step =
            display.needsSurvey ? resizing.step(on: size, needsSavedCursor: display.needsSavedCursor, at: .now) : .move
        switch step {
        case .wait: break
        case .askForCursor: try ask { $0.askForCursor(at: .now) }
        case .askForSavedCursor: try ask { $0.askForSavedCursor(at: .now) }
        case .move: try move(to: size, after: resizing.survey)
        }
    }

    private mutating func ask(_ makeQuestion: (inout Resizing) -> [UInt8]) throws(SystemError) {
        guard var resizing else { return }
        let due = resizing.survey.reportsDue
        let question = makeQuestion(&resizing)
        reports.ask(for: resizing.survey.reportsDue - due, at: .now)
        self.resizing = resizing
        try display.send(question)
    }

    private mutating func move(to size: Size, after survey: Survey) throws(SystemError) {
        let isAfterStop = resizing?.isAfterStop ?? false
        resizing = nil
        try perform(engine.act(.resized(size)))
        frames.answer()
        try hearNews()
        if isAfterStop {
            try display.comeBack(engine.model, after: survey)
        } else {
            try display.move(engine.model, after: survey)
        }
        noteFrame()
    }

    /// Finds the picker once more before it is taken away, where its place may not be known. What is answered is read,
    /// so that nobody else gets it as keys; keys that are typed in that moment are lost.
    ///
    /// An answer would come behind the keys that wait already, and reading it would lose them all. Whoever reads next is
    /// to have them, so the place is reckoned then, as on a terminal that answers nothing.
    mutating func settle() throws(SystemError) {
        guard display.needsSurvey, isPlaceDoubtful else { return }
        guard !hasKeysWaiting else {
            resizing = nil
            return display.settle(on: display.size, after: Survey())
        }
        resizing = resizing ?? Resizing(at: .now)
        let isSavedKnown = !display.needsSavedCursor
        try ask { $0.askForAll(isSavedKnown: isSavedKnown, at: .now) }
        while let resizing, !resizing.survey.isAnswered, resizing.deadline > .now {
            let ready = try display.input(engine.wake).next(until: resizing.deadline)
            if ready.contains(.wake) { engine.wake.quiet() }
            if ready.contains(.terminal) { try readAnswers() }
        }
        guard let survey = resizing?.survey else { return }
        resizing = nil
        display.settle(on: survey.reached ?? display.size, after: survey)
    }

    /// Whether the size is another one than that for which the picker was drawn, or may be without its being known yet.
    private var isPlaceDoubtful: Bool {
        resizing != nil || isRestless || Signals.hasCome(.windowChange) || display.size != engine.model.size
    }

    /// Whether keys wait that are somebody else's now. Where an answer is still due, what waits may be that one.
    private var hasKeysWaiting: Bool {
        guard resizing?.survey.isAnswered ?? true else { return false }
        return display.answerAwaitedUntil == nil ? display.bytesWaiting > 0 : display.hasKeysWaiting
    }

    private mutating func readAnswers() throws(SystemError) {
        let bytes = try display.read(upTo: 1)
        guard !bytes.isEmpty else {
            resizing = nil
            return
        }
        for byte in bytes {
            let event = decoder.take(byte)
            switch decoder.takeReport() ?? event {
            case .cursorReport(let line, let column):
                try take(cursor: Position(line: line, column: column))
            case .modeReport(mode: ControlSequence.bracketedPasteMode, let areMarked):
                try display.learn(arePastesMarked: areMarked)
            case .statusReport: display.learnThatFramesWereShown()
            case .key, .text, .paste, .mouse, .sizeReport, .modeReport, .focus, nil: break
            }
        }
    }

    /// Milliseconds for which a multiplexer may keep back that its size has changed again: tmux a quarter of a second.
    private static let restlessness = 300
}
