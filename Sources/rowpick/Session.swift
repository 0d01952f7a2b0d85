import RowKeys
import RowPicker
import RowScreen
import RowTerminal
import RowThread

/// The one loop: it owns the terminal, sleeps until something happens, and draws once for all that did.
struct Session: ~Copyable {
    /// How a session ended.
    enum Ending {
        /// The model said so.
        case finished
        case signal(Signal)
    }

    private(set) var engine: Engine
    /// The key that was pressed last; the one that committed, if one did.
    private(set) var key = Key.enter
    private var display: Display
    private var decoder = KeyDecoder()
    private let keymap = Keymap.standard
    private let surroundings: Surroundings

    /// When what is unfinished in the decoder is taken as it is.
    private var settling: Moment?
    /// A change of size whose questions are not answered yet.
    private var resizing: Resizing?
    private var frames = FramePacer()
    private var ending: Ending?

    init(_ engine: Engine, on display: consuming Display, in surroundings: Surroundings) {
        self.engine = engine
        self.display = display
        self.surroundings = surroundings
    }

    /// Runs until the picking ends; the terminal is given back by then.
    mutating func run() -> Ending {
        do throws(SystemError) {
            try awaitFirstRows()
            try open()
            while engine.outcome == nil && ending == nil {
                try turn()
            }
        } catch {
            // Reading or writing it fails when it is gone, as a hang-up says too.
            ending = .signal(.hangUp)
        }
        engine.stop()
        // It fails where the terminal is gone, and then nothing is left to put right.
        try? display.close()
        return ending ?? .finished
    }

    /// Gives rows that are there at once their place in the first frame.
    private mutating func awaitFirstRows() throws(SystemError) {
        let bell = InputWait(wake: engine.wake)
        let deadline = Moment.now.advanced(byMilliseconds: Self.firstRows)
        while !engine.model.rows.isComplete && engine.outcome == nil {
            guard try bell.next(until: deadline).contains(.wake) else { return }
            try hear()
        }
    }

    private mutating func open() throws(SystemError) {
        try perform(engine.act(.appeared(display.size, at: .now)))
        try display.open(engine.model)
        frames.drawn()
    }

    private mutating func turn() throws(SystemError) {
        let ready = try awaitNews()
        if ready.contains(.terminal) {
            try readKeys()
        } else if let settling, settling <= .now {
            self.settling = nil
            if let event = decoder.settle() { try heed(event) }
        }
        if ready.contains(.wake) && engine.outcome == nil { try hear() }
        try endResize()
        guard engine.outcome == nil && ending == nil && resizing == nil && frames.isDue else { return }
        try display.draw(engine.model)
        frames.drawn()
    }

    /// The one sleep.
    private func awaitNews() throws(SystemError) -> InputWait.Ready {
        let deadline = [settling, resizing?.deadline, frames.due].compactMap { $0 }.min()
        let isListening = engine.model.isListening || resizing != nil
        let waiting = isListening ? display.input(engine.wake) : InputWait(wake: engine.wake)
        return try waiting.next(until: deadline)
    }

    /// Reads keys as long as there are any, and never beyond one that commits.
    private mutating func readKeys() throws(SystemError) {
        let waiting = display.input(engine.wake)
        var count = 0
        repeat {
            let bytes = try display.read(upTo: decoder.bytesThatMayBeRead)
            guard !bytes.isEmpty else {
                ending = .signal(.hangUp)
                return
            }
            for byte in bytes {
                if let event = decoder.take(byte) { try heed(event) }
            }
            count += bytes.count
            guard engine.outcome == nil && engine.model.isListening && count < Self.bytesAtOnce else { break }
        } while try waiting.next(until: .now).contains(.terminal)
        settling = decoder.patience.map { Moment.now.advanced(byMilliseconds: surroundings.delay(for: $0)) }
        frames.answer()
    }

    private mutating func heed(_ event: InputEvent) throws(SystemError) {
        switch event {
        case .key(let key):
            self.key = key
            try perform(engine.act(keymap.action(for: key)))
        case .paste(let bytes):
            try perform(engine.act(.paste(String(decoding: bytes, as: UTF8.self))))
        case .mouse(let event):
            try perform(engine.act(.mouse(event.movedUp(by: display.firstLine), at: .now)))
        case .focus:
            try perform(engine.act(.focus(at: .now)))
        case .cursorReport(let line, let column):
            resizing?.answers.append(Position(line: line, column: column))
        }
        frames.ask()
    }

    /// Takes what signals and the other threads have to tell.
    private mutating func hear() throws(SystemError) {
        engine.wake.quiet()
        for signal in Signals.take() {
            try heed(signal)
        }
        let awaited = engine.model.isSettled
        try perform(engine.hear())
        awaited == engine.model.isSettled ? frames.ask() : frames.answer()
    }

    private mutating func heed(_ signal: Signal) throws(SystemError) {
        switch signal.meaning {
        case .resize: try beginResize()
        case .takeTerminal: try reopen()
        case .stop: try suspend(.process)
        case .die: ending = .signal(signal)
        case .nothing: break
        }
    }

    private mutating func perform(_ effects: [Effect]) throws(SystemError) {
        for effect in effects {
            switch effect {
            case .repaint: display.forget()
            case .suspend: try suspend(.job)
            case .search, .finish: preconditionFailure("the engine performs these itself")
            }
        }
    }

    /// Gives the terminal back, stops, and takes it again when continued.
    private mutating func suspend(_ stopped: Signals.Stopped) throws(SystemError) {
        try display.close()
        try Signals.stop(stopped)
        try reopen()
        // The signal that continued us is dealt with; whatever else came is not.
        for signal in Signals.take() where signal.meaning != .takeTerminal {
            try heed(signal)
        }
    }

    /// Opens where the cursor is now, on a terminal that others have used in between.
    private mutating func reopen() throws(SystemError) {
        resizing = nil
        try display.takeAgain()
        try open()
    }

    private mutating func beginResize() throws(SystemError) {
        guard resizing == nil, display.size != engine.model.size else { return }
        let expected = try display.askForCursor()
        resizing = Resizing(expected: expected, deadline: Moment.now.advanced(byMilliseconds: Self.answerTime))
    }

    /// Moves the picker once the terminal has said where it left it, or does not say.
    private mutating func endResize() throws(SystemError) {
        guard let done = resizing, done.isOver else { return }
        resizing = nil
        let size = display.size
        try display.move(to: size, answers: done.answers)
        try perform(engine.act(.resized(size)))
        frames.answer()
    }

    /// Milliseconds that rows may take to be in the first frame: nobody sees that it is later by these.
    private static let firstRows = 10

    /// Milliseconds a terminal has to say where its cursor is; a slower one is drawn on without knowing.
    private static let answerTime = 100

    /// More would keep the screen from showing what they do.
    private static let bytesAtOnce = 4096
}

extension MouseEvent {
    /// The same event as a picker sees it that begins on a line of the screen.
    fileprivate func movedUp(by lines: Int) -> MouseEvent {
        MouseEvent(kind: kind, button: button, line: line - lines, column: column, modifiers: modifiers)
    }
}
