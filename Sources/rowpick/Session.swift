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

    var engine: Engine
    /// The key that was pressed last; the one that committed, if one did.
    var key = Key.enter
    var display: Display
    var decoder = KeyDecoder()
    /// Bytes from the keyboard that are known to wait while keys are read.
    var keysLeft = 0
    let keymap: Keymap
    let surroundings: Surroundings

    /// When what is unfinished in the decoder is taken as it is.
    var settling: Moment?
    /// A change of size whose questions are not answered yet.
    var resizing: Resizing?
    /// What was asked for after changes of size, whoever still wants to know it.
    var reports: DueReports
    /// Until when it is waited for where the cursor is, before anything is drawn.
    var placing: Moment?
    /// Until when the terminal may have changed its size again and not said so.
    var restlessUntil: Moment?
    var frames = FramePacer()
    /// Whether the other threads have something to tell that the model does not know yet.
    var hasNews = false
    var ending: Ending?
    /// When it counts as long that no key is read.
    private var longWait: Moment?

    init(_ engine: Engine, on display: consuming Display, keymap: Keymap, in surroundings: Surroundings) {
        self.engine = engine
        self.keymap = keymap
        self.display = display
        self.surroundings = surroundings
        reports = DueReports(patience: surroundings.answerPatience)
    }

    /// What committed.
    var chooser: Chooser {
        switch engine.model.committer {
        case .key: .key(key)
        case .clickOnDone: .clickOnDone
        case .button(let key): .key(key)
        case .doubleClick: .doubleClick
        }
    }

    /// Runs until the picking ends; the terminal is given back by then.
    mutating func run() -> Ending {
        do throws(SystemError) {
            try awaitFirstRows()
            if ending == nil && !display.isOpen { try open() }
            while engine.outcome == nil && ending == nil {
                try turn()
            }
        } catch {
            // Reading or writing it fails when it is gone, as a hang-up says too.
            ending = .signal(.hangUp)
        }
        engine.stop()
        try? lower()
        try? settle()
        _ = try? takeLastAnswer()
        // It fails where the terminal is gone, and then nothing is left to put right.
        try? leave()
        return ending ?? .finished
    }

    /// Gives rows that are there at once their place in the first frame.
    private mutating func awaitFirstRows() throws(SystemError) {
        let bell = InputWait(wake: engine.wake)
        let deadline = Moment.now.advanced(byMilliseconds: Self.firstRows)
        while mayFirstFrameGain && deadline > .now {
            guard try bell.next(until: deadline).contains(.wake) else { return }
            try hear()
        }
    }

    /// Whether rows that are not there yet, or not searched, would be seen in the first frame.
    private var mayFirstFrameGain: Bool {
        let isOver = engine.outcome != nil || ending != nil
        return !isOver && !engine.model.hasSeenAllRows && !engine.model.fills(lines: display.size.height)
    }

    mutating func open() throws(SystemError) {
        let size = display.size
        try perform(engine.act(.appeared(size, over: backdrop(on: size), at: .now)))
        guard engine.model.field == nil else { return try findPlace() }
        try display.open(engine.model)
        noteFrame()
        if hasNews { frames.ask() }
    }

    /// What is seen beside the picker, if that is wanted. One that has not been taken away stands in front of it already.
    private func backdrop(on size: Size) -> Backdrop? {
        let model = engine.model
        guard model.settings.hasOverlay, !display.isOpen else { return model.backdrop }
        return surroundings.pane?.backdrop(on: size, in: model.settings.theme)
    }

    private mutating func turn() throws(SystemError) {
        let ready = try awaitNews()
        if ready.contains(.room) { try display.flush() }
        if ready.contains(.terminal) {
            try readKeys()
        } else if let settling, settling <= .now {
            if let event = decoder.settle() { try heed(event) }
            beginSettling()
        }
        if ready.contains(.wake) && engine.outcome == nil { try hear() }
        try tick()
        try endPlacing()
        try endResize()
        if engine.outcome == nil { try hearNews() }
        guard engine.outcome == nil && ending == nil && resizing == nil && placing == nil && frames.isDue else {
            return
        }
        guard !isRestless else { return beginResize() }
        guard try display.hasRoom() else { return }
        try display.draw(engine.model)
        noteFrame()
    }

    mutating func noteFrame() {
        frames.drawn(display.frameBytes, at: display.slowSpeed)
    }

    /// Tells the model the time where it has asked for it. Keys come first: who pressed one in time is there.
    private mutating func tick() throws(SystemError) {
        guard let due = engine.model.nextTick, due <= .now else { return }
        try perform(engine.act(.tick(at: .now)))
        frames.ask()
    }

    /// The one sleep.
    private mutating func awaitNews() throws(SystemError) -> InputWait.Ready {
        try listenOrNot()
        let tick = engine.model.nextTick.map { Moment($0) }
        // Nothing is drawn before it is known where.
        let draw = placing ?? resizing?.deadline ?? (display.awaitsRoom ? nil : display.heldUntil ?? frames.due)
        let deadline = [settling, draw, tick, display.hasLeftMouse ? nil : longWait].compactMap { $0 }.min()
        var wanted: InputWait.Ready = display.awaitsRoom ? .room : []
        if engine.model.isListening { wanted.insert(.terminal) }
        return try display.input(engine.wake).next(until: deadline, for: wanted)
    }

    /// Lets Ctrl-C through while a key waits for its search, and leaves the mouse alone where that lasts.
    private mutating func listenOrNot() throws(SystemError) {
        guard !engine.model.isListening else {
            longWait = nil
            return try display.listen(true)
        }
        try display.listen(false)
        let due = longWait ?? Moment.now.advanced(byMilliseconds: Self.shortWait)
        longWait = due
        if due <= .now { try display.leaveMouse() }
    }

    mutating func perform(_ effects: [Effect]) throws(SystemError) {
        for effect in effects {
            switch effect {
            case .repaint: display.forget()
            case .ring: try display.ring()
            case .suspend: try suspend(.job)
            case .search, .sort, .finish: preconditionFailure("the engine performs these itself")
            }
        }
    }

    /// Milliseconds: nobody clicks sooner, and nearly every search is over by then.
    private static let shortWait = 50

    /// Milliseconds that rows may take to be in the first frame: nobody sees that it is later by these.
    private static let firstRows = 10
}
