import RowKeys
import RowPicker
import RowTerminal
import RowThread

/// The loop of plain mode: it reads lines and writes lines, and leaves the terminal's modes as they are.
struct PlainSession: ~Copyable {
    private(set) var engine: Engine
    private var terminal: Terminal
    private var dialogue = PlainDialogue()
    private var line = TypedLine()
    /// Whether what is read next was typed before the prompt was written.
    private var isEarly = false
    /// When it goes on with the rows there are, although more may come or be found.
    private var patience: Moment?
    private var ending: Session.Ending?

    init(_ engine: Engine, on terminal: consuming Terminal) {
        self.engine = engine
        self.terminal = terminal
    }

    /// What committed: the key of a button that was named, or the one that ends each line.
    var chooser: Chooser { .key(dialogue.pressed ?? .enter) }

    /// Runs until the picking ends.
    mutating func run() -> Session.Ending {
        do throws(SystemError) {
            try perform(dialogue.look(at: engine.model))
            while engine.outcome == nil && ending == nil {
                try turn()
            }
        } catch {
            // Reading or writing it fails when it is gone, as a hang-up says too.
            ending = .signal(.hangUp)
        }
        engine.stop()
        return ending ?? .finished
    }

    private mutating func turn() throws(SystemError) {
        let ready = try awaitNews()
        if ready.contains(.wake) { try hear() }
        if ready.contains(.terminal) && engine.outcome == nil && ending == nil { try readLine() }
        try tick()
        guard engine.outcome == nil && ending == nil else { return }
        if let patience, patience <= .now {
            self.patience = nil
            try perform(dialogue.goOn(with: engine.model))
        }
        try perform(dialogue.look(at: engine.model))
    }

    /// The one sleep.
    private mutating func awaitNews() throws(SystemError) -> InputWait.Ready {
        if !dialogue.mayGoOn(with: engine.model) {
            patience = nil
        } else if patience == nil {
            patience = Moment.now.advanced(byMilliseconds: Self.waitingTime)
        }
        let deadline = [patience, nextTick.map { Moment($0) }].compactMap { $0 }.min()
        let waiting = dialogue.isListening ? input : InputWait(wake: engine.wake)
        return try waiting.next(until: deadline)
    }

    private mutating func hear() throws(SystemError) {
        engine.wake.quiet()
        for signal in Signals.take() {
            try heed(signal)
        }
        _ = engine.hear()
        try tellOfEnd()
    }

    /// Tells the model the time where it has asked for it. A line comes first: who ended one in time is there.
    private mutating func tick() throws(SystemError) {
        guard engine.outcome == nil, let due = nextTick, due <= .now else { return }
        _ = engine.act(.tick(at: .now))
        try tellOfEnd()
    }

    /// While it listens to nobody, nobody's time runs out.
    private var nextTick: Timestamp? { dialogue.isListening ? engine.model.nextTick : nil }

    /// What follows is to stand alone where the rules for scripts have ended it.
    private mutating func tellOfEnd() throws(SystemError) {
        guard let outcome = engine.outcome else { return }
        try perform(dialogue.end(with: outcome))
    }

    private mutating func heed(_ signal: Signal) throws(SystemError) {
        switch signal.meaning {
        case .stop: try Signals.stop(.process)
        case .giveWay: try giveWay()
        case .takeTerminal:
            // The time that a stop takes is nobody's to answer in.
            _ = engine.act(.stirred(at: .now))
            try terminal.waitForForeground()
            try perform(dialogue.prompt(in: engine.model))
        case .die: ending = .signal(signal)
        case .resize, .nothing: break
        }
    }

    /// Lets the run ask first whose choice this one waits for.
    private mutating func giveWay() throws(SystemError) {
        guard terminal.isAskedToGiveWay else { return }
        try terminal.giveWay()
        _ = engine.act(.stirred(at: .now))
        try perform(dialogue.prompt(in: engine.model))
    }

    private mutating func readLine() throws(SystemError) {
        guard let typed = line.take(try terminal.readLine()) else { return }
        try perform(dialogue.take(typed, isEarly: isEarly, in: engine.model))
    }

    private mutating func perform(_ deeds: [PlainDialogue.Deed]) throws(SystemError) {
        for deed in deeds {
            switch deed {
            case .write(let text):
                isEarly = try input.next(until: .now).contains(.terminal)
                try terminal.write(Array(text.utf8))
                // The time to answer begins when there is a question.
                _ = engine.act(.stirred(at: .now))
            case .search(let text): _ = engine.act(.edit(.replace(text)))
            case .finish(let outcome): engine.end(outcome, of: dialogue.rows)
            }
        }
    }

    private var input: InputWait { InputWait(terminal: terminal, wake: engine.wake) }

    /// Milliseconds that all rows, or a search of them, are waited for: a pause that is noticed, and no worry yet.
    private static let waitingTime = 1000
}
