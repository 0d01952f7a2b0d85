import RowKeys
import RowPicker
import RowScreen
import RowTerminal
import RowThread

extension Session {
    /// Reads the keys that are there, and never beyond one that commits.
    mutating func readKeys() throws(SystemError) {
        // At the end of the file there is none, and reading tells.
        keysLeft = max(1, display.bytesWaiting)
        while keysLeft > 0 && engine.outcome == nil && engine.model.isListening {
            let bytes = try display.read(upTo: min(keysLeft, decoder.bytesThatMayBeRead))
            guard !bytes.isEmpty else {
                ending = .signal(.hangUp)
                return
            }
            keysLeft -= bytes.count
            for byte in bytes {
                if let event = decoder.take(byte) { try answer(event) }
                if let report = decoder.takeReport() { try answer(report) }
            }
        }
        beginSettling()
    }

    private mutating func answer(_ event: InputEvent) throws(SystemError) {
        try heed(event)
        frames.answer()
    }

    /// Gives what is unfinished in the decoder its time.
    mutating func beginSettling() {
        settling = decoder.patience.map { Moment.now.advanced(byMilliseconds: surroundings.delay(for: $0)) }
    }

    mutating func heed(_ event: InputEvent) throws(SystemError) {
        if event.isFromPerson { try perform(engine.act(.stirred(at: .now))) }
        switch event {
        case .key(let key):
            self.key = key
            try perform(engine.act(keymap.action(for: key)))
        case .text(let text):
            try perform(engine.act(.edit(.insert(text))))
        case .paste(let bytes):
            try perform(engine.act(.paste(String(decoding: bytes, as: UTF8.self))))
        case .mouse(let event) where display.hasMouse:
            try perform(engine.act(.mouse(event.movedUp(by: display.firstLine), at: .now)))
        // Another program's leaving: nobody here has asked for it.
        case .mouse: break
        case .focus:
            try perform(engine.act(.focus(at: .now)))
        case .cursorReport(let line, let column):
            try take(cursor: Position(line: line, column: column))
        case .sizeReport(let lines, let columns):
            resizing?.survey.take(size: Size(height: lines, width: columns))
        case .modeReport(mode: ControlSequence.bracketedPasteMode, let areMarked):
            try display.learn(arePastesMarked: areMarked)
        case .modeReport: break
        case .statusReport:
            // It changes nothing that is drawn.
            return display.learnThatFramesWereShown()
        }
        frames.ask()
    }

    /// Answers come in the order of the questions, and what was asked at the start was asked first.
    mutating func take(cursor: Position) throws(SystemError) {
        if try takePlace(cursor) { return }
        if let areWide = display.learn(cursor: cursor) {
            try perform(engine.act(.learned(areAmbiguousWide: areWide)))
        } else if reports.take(wanted: resizing?.survey.reportsDue ?? 0) {
            resizing?.survey.take(cursor: cursor)
        }
    }

    /// Reads the answer to what was asked where it is still to come, so that nobody else gets it as keys.
    ///
    /// - Returns: a key that came before it and was as long: it is read now, and nobody else's any more.
    mutating func takeLastAnswer() throws(SystemError) -> InputEvent? {
        // Where a report is due, what waits may be that one.
        guard reportsAwaitedUntil != nil || !display.hasKeysWaiting, !display.isBehind else { return nil }
        // Whoever sent a signal waits for the end.
        let limit = isDying ? Moment.now.advanced(byMilliseconds: Self.lastPatience) : nil
        var isWithinAnswer = false
        while let awaited = answerAwaitedUntil, awaited > .now, limit.map({ $0 > .now }) ?? true {
            let deadline = limit.map { min($0, awaited) } ?? awaited
            let ready = try display.input(engine.wake).next(until: deadline)
            if ready.contains(.wake) { engine.wake.quiet() }
            guard ready.contains(.terminal) else { continue }
            // A key that is typed meanwhile is for whoever reads next; no answer is so short.
            guard isWithinAnswer || display.bytesWaiting >= OutputPace.answerLength else { return nil }
            guard let byte = try display.read(upTo: 1).first else { return nil }
            isWithinAnswer = true
            guard let event = decoder.take(byte) else { continue }
            isWithinAnswer = false
            switch event {
            case .modeReport, .cursorReport, .statusReport, .sizeReport: try heed(event)
            case .key, .text, .paste, .mouse, .focus: return event
            }
        }
        return nil
    }

    private var answerAwaitedUntil: Moment? {
        [display.answerAwaitedUntil, reportsAwaitedUntil].compactMap { $0 }.max()
    }

    /// A terminal that has never answered anything is not believed to report its cursor.
    private var reportsAwaitedUntil: Moment? { display.hasAnswered ? reports.awaitedUntil : nil }
}

extension InputEvent {
    /// Whether somebody has to be there for it; a terminal tells of its focus and its cursor by itself.
    fileprivate var isFromPerson: Bool {
        switch self {
        case .key, .text, .paste, .mouse: true
        case .focus, .cursorReport, .sizeReport, .modeReport, .statusReport: false
        }
    }
}

extension MouseEvent {
    /// The same event as a picker sees it that begins on a line of the screen.
    fileprivate func movedUp(by lines: Int) -> MouseEvent {
        MouseEvent(kind: kind, button: button, line: line - lines, column: column, modifiers: modifiers)
    }
}
