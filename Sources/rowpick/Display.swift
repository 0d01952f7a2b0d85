import RowPicker
import RowScreen
import RowTerminal
import RowThread

/// The picker on the terminal: opened, drawn, moved and taken away.
struct Display: ~Copyable {
    private var terminal: Terminal
    /// Whether clicks and the wheel are asked for.
    let hasMouse: Bool
    /// Whether a frame is to be drawn for which the terminal had no room.
    private var lacksRoom = false
    /// How many bytes the last frame took.
    private(set) var frameBytes = 0
    /// Whether the mouse is followed while a button is held.
    private var followsDrags = false
    private let habits: ResizeHabits
    private var stage: Stage
    private var painter = Painter()
    /// What was drawn last, as far as a change of size asks for it.
    private var trace = SheetTrace(widths: [], cursor: Position(line: 0, column: 0))
    private(set) var isOpen = false
    /// Whether keys are not read, so that Ctrl-C is a signal.
    private(set) var isDeaf = false
    /// Whether the mouse is not asked for meanwhile.
    private(set) var hasLeftMouse = false
    private var questions: Questions
    /// Until when a frame waits for the terminal to say that it has shown those before.
    private(set) var heldUntil: Moment?
    /// How to close, where that was reckoned already.
    private var departure: [UInt8]?

    /// Takes the terminal into raw mode; nothing is drawn yet.
    ///
    /// - Parameter answerPatience: milliseconds that the terminal may take to answer.
    init(
        _ terminal: consuming Terminal, hasMouse: Bool, asksForWidth: Bool, answerPatience: Int, habits: ResizeHabits
    ) throws(SystemError) {
        self.terminal = terminal
        self.hasMouse = hasMouse
        self.habits = habits
        questions = Questions(asksForWidth: asksForWidth, patience: answerPatience)
        stage = Stage(.alternateScreen, on: Size(height: 1, width: 1))
        try self.terminal.enterRaw()
    }

    /// How large the terminal is now.
    var size: Size {
        Size(height: terminal.size.lines, width: terminal.size.columns)
    }

    /// The line of the screen that the picker's first line is on, from 0.
    var firstLine: Int { stage.firstLine }

    /// What to wait for: the terminal, and the bell.
    func input(_ wake: Wake) -> InputWait {
        InputWait(terminal: terminal, wake: wake)
    }

    /// How many bytes of what was typed can be read at once.
    var bytesWaiting: Int { terminal.bytesWaiting }

    /// Reads what was typed, at most so many bytes; none when the terminal is gone.
    mutating func read(upTo count: Int) throws(SystemError) -> ContiguousArray<UInt8> {
        try terminal.read(upTo: count)
    }

    /// Says whether keys are read from now on. What comes while they are not is left for whoever reads the terminal
    /// next, so Ctrl-C is a signal then.
    mutating func listen(_ isListening: Bool) throws(SystemError) {
        guard isDeaf == isListening else { return }
        isDeaf = !isListening
        try terminal.letInterrupt(isDeaf)
        guard isListening && hasLeftMouse else { return }
        hasLeftMouse = false
        try terminal.send(mouseOn)
    }

    /// Asks for no more reports of the mouse, which no shell understands, until keys are read again.
    mutating func leaveMouse() throws(SystemError) {
        guard !hasLeftMouse else { return }
        hasLeftMouse = true
        if hasMouse { try terminal.send(ControlSequence.disableMouse.bytes) }
    }

    /// Whether a frame would be shown at once: on a terminal that is behind, a later one may be drawn in its place.
    ///
    /// Where it is not so, ``awaitsRoom`` or is ``heldUntil`` a moment until it is asked again.
    mutating func hasRoom() throws(SystemError) -> Bool {
        // While no keys are read, answers are not either.
        heldUntil = isDeaf ? nil : questions.wait()
        guard heldUntil == nil else { return false }
        try terminal.flush()
        let hasRoom = try terminal.takesOutput()
        lacksRoom = !hasRoom
        return hasRoom
    }

    /// Whether something was sent that the terminal has not taken.
    var isBehind: Bool { terminal.isBehind }

    /// Whether room for more output is to be waited for.
    var awaitsRoom: Bool { lacksRoom || terminal.isBehind }

    /// Writes more of what the terminal has not taken yet.
    mutating func flush() throws(SystemError) {
        lacksRoom = false
        try terminal.flush()
    }

    /// Bytes a second, where the line of the terminal is so slow that it shows.
    var slowSpeed: Int? { terminal.slowSpeed }

    /// Asks where the cursor is; to be opened when that is answered, or after a moment without.
    mutating func askForPlace() throws(SystemError) {
        try terminal.send(questions.askForPlace())
    }

    /// Takes a report of the cursor for the answer to that, if it is awaited.
    mutating func learnPlace() -> Bool {
        questions.takePlace()
    }

    /// Makes room for the picker, and draws it there.
    ///
    /// - Parameter cursor: below which the picker is to stand; `nil` for the last lines of the screen.
    mutating func open(_ model: Model, below cursor: Position? = nil) throws(SystemError) {
        stage = stage(for: model, below: cursor)
        // One that was not taken away before has its own mode still on, and knows what was before that.
        let question = isOpen ? [] : openingQuestions()
        isOpen = true
        followsDrags = model.settings.view.hasWheels
        departure = nil
        questions.begin()
        try terminal.prepareForCrash(farewell: crashFarewell)
        try show(model, after: stage.open() + question + modes)
    }

    private func stage(for model: Model, below cursor: Position?) -> Stage {
        guard !model.isFullScreen else { return Stage(.alternateScreen, on: model.size, habits: habits) }
        guard let cursor else { return Stage(.bottom(lines: model.wantedHeight), on: model.size, habits: habits) }
        return Stage(lines: model.wantedHeight, below: cursor, on: model.size, habits: habits)
    }

    /// Asked only where the answer will not be read behind somebody's keys, for it may be read by somebody else then.
    /// What a killed run has left says nothing.
    private mutating func openingQuestions() -> [UInt8] {
        questions.opening(
            onLine: stage.firstLine, isWithinLineEditor: terminal.isWithinLineEditor,
            mayAsk: !terminal.wasLeftByUs && terminal.bytesWaiting == 0)
    }

    /// Whether the terminal has ever answered.
    var hasAnswered: Bool { questions.hasAnswered }

    /// Takes a report of the cursor for the answer to how wide a character is, if it is that: whether it is wide.
    mutating func learn(cursor: Position) -> Bool? { questions.learn(cursor: cursor) }

    /// Takes note that only now the terminal has all that was sent: what was asked meanwhile is answered from here on.
    mutating func noteThatAllWasTaken() {
        questions.noteThatAllWasTaken()
    }

    /// Takes the answer to what is asked after frames.
    mutating func learnThatFramesWereShown() {
        questions.learnThatFramesWereShown()
        heldUntil = nil
    }

    /// Takes the answer to what was asked when the picker was opened.
    mutating func learn(arePastesMarked: Bool?) throws(SystemError) {
        questions.learn(arePastesMarked: arePastesMarked)
        if isOpen { try terminal.prepareForCrash(farewell: crashFarewell) }
    }

    /// Until when an answer may come that nobody else is to read as keys; `nil` where there is none to come.
    var answerAwaitedUntil: Moment? { questions.awaitedUntil }

    /// Whether something waits to be read that is no answer by its length: keys, which are somebody else's now.
    var hasKeysWaiting: Bool { !questions.mayBeAnswers(bytes: bytesWaiting) }

    /// Draws what has changed.
    mutating func draw(_ model: Model) throws(SystemError) {
        let change = fit(to: model)
        if !change.isEmpty { try terminal.prepareForCrash(farewell: crashFarewell) }
        try show(model, after: change)
    }

    /// Rings the terminal's bell.
    mutating func ring() throws(SystemError) {
        try terminal.send([0x07])
    }

    /// Draws every cell at the next time, whatever the terminal is believed to show.
    mutating func forget() {
        painter.forget()
    }

    /// Takes the picker away, as soon as the terminal takes that. A second time it does nothing.
    ///
    /// - Parameter line: what is to stay in its place.
    mutating func close(leaving line: String?) throws(SystemError) {
        let left = line.map { stage.leaving(Array($0.utf8)) } ?? []
        let bytes = (isOpen ? farewell : []) + left
        isOpen = false
        if !bytes.isEmpty { try terminal.send(bytes) }
    }

    /// Gives the terminal back; what it has not taken by now it never gets.
    mutating func giveBack() throws(SystemError) {
        try terminal.restore()
    }

    /// Whether another run has to have its turn at the terminal first.
    var isAskedToGiveWay: Bool { terminal.isAskedToGiveWay }

    /// Lets another run have its turn at the terminal, and returns after it. The picker must have been taken away.
    func giveWay() throws(SystemError) {
        try terminal.giveWay()
    }

    /// Takes the terminal again after a stop; to be opened anew.
    mutating func takeAgain() throws(SystemError) {
        try terminal.enterRaw()
        isDeaf = false
        hasLeftMouse = false
        painter.forget()
    }

    /// Whether the terminal has to be asked where it left the picker when its size changed.
    var needsSurvey: Bool { isOpen && stage.needsSurvey }

    /// Whether it has to be asked where the saved cursor is, too.
    var needsSavedCursor: Bool { stage.needsSavedCursor }

    /// Sends a question.
    mutating func send(_ question: [UInt8]) throws(SystemError) {
        try terminal.send(question)
    }

    /// Draws the picker where it belongs on a terminal of another size.
    mutating func move(_ model: Model, after survey: Survey) throws(SystemError) {
        let change = stage.resize(to: model.size, cursor: survey.cursor, saved: survey.saved, trace: trace)
        let bytes = change + fit(to: model)
        try terminal.prepareForCrash(farewell: crashFarewell)
        try show(model, after: bytes)
    }

    /// Draws the picker after a stop that it was not taken away for: where it stands, if nobody has written since then,
    /// else below, and what is left of the old one is blanked as far as it can be known.
    mutating func comeBack(_ model: Model, after survey: Survey) throws(SystemError) {
        let left = Position(line: stage.firstLine + trace.cursor.line, column: trace.cursor.column)
        guard survey.cursor == left, model.size == stage.screen else {
            try terminal.send(stage.vacate(after: model.size, cursor: survey.cursor, left: left))
            return try open(model, below: model.field == nil ? nil : survey.cursor)
        }
        let change = stage.resize(to: model.size, cursor: survey.cursor, saved: survey.saved, trace: trace)
        try terminal.prepareForCrash(farewell: crashFarewell)
        try show(model, after: change + modes)
    }

    /// Reckons how to close on a terminal of another size.
    mutating func settle(on size: Size, after survey: Survey) {
        departure = stage.close(after: size, cursor: survey.cursor, saved: survey.saved, trace: trace)
    }

    /// Draws a picker that goes down, so many of its lines out of sight.
    mutating func lower(_ model: Model, hiding lines: Int) throws(SystemError) {
        try show(model, after: [], hiding: lines)
    }

    /// Gives the picker as many lines as it wants; only a field ever wants fewer than before.
    private mutating func fit(to model: Model) -> [UInt8] {
        guard !model.isFullScreen else { return [] }
        return stage.shrink(to: model.wantedHeight) + stage.grow(to: model.wantedHeight)
    }

    private mutating func show(
        _ model: Model, after bytes: [UInt8], hiding hidden: Int? = nil
    ) throws(SystemError) {
        if !bytes.isEmpty { painter.forget() }
        let scene = Scene(of: model, hiding: hidden)
        let grid = scene.grid
        let frame = bytes + painter.paint(grid, cursor: scene.cursor, firstLine: stage.firstLine)
        trace = SheetTrace(of: grid, cursor: scene.cursor)
        frameBytes = frame.count
        guard !frame.isEmpty else { return }
        let question = questions.afterFrame(frame.count, mayAsk: !isDeaf && terminal.bytesWaiting == 0)
        try terminal.send(frame + question)
    }

    private var modes: [UInt8] {
        ControlSequence.enableBracketedPaste.bytes + mouseOn
    }

    private var mouseOn: [UInt8] {
        guard hasMouse else { return [] }
        return ControlSequence.enableMouse.bytes + (followsDrags ? ControlSequence.enableDrags.bytes : [])
    }

    private var farewell: [UInt8] { modesOff + (departure ?? stage.close()) }

    private var crashFarewell: [UInt8] { modesOff + stage.abandon() }

    private var modesOff: [UInt8] {
        (hasMouse ? ControlSequence.disableMouse.bytes : []) + questions.farewell
    }
}
