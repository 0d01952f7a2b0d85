import RowOptions
import RowPicker
import RowScreen
import RowStore
import RowTerminal
import RowThread

/// A run that asks a person, or answers for one by the rules for scripts.
struct Picking {
    private let options: Options
    private let source: RowSource
    private let surroundings: Surroundings
    /// Where the row picked is kept for the next run, if it is to be.
    private let memory: Memory?

    init(_ options: Options, from source: RowSource, in surroundings: Surroundings) {
        self.options = options
        self.source = source
        self.surroundings = surroundings
        memory = options.remember.map { Memory(key: $0, variable: Environment.bytes) }
    }

    func run() throws(Complaint) -> End {
        try orComplain { () throws(SystemError) in try Signals.passOverFailedWrites() }
        var settings = options.settings(in: surroundings)
        settings.remembered = memory?.recall()
        settings.dial = try options.dial(in: surroundings, at: .now)
        return settings.mayAnswerAlone ? try askUnlessAnswered(settings) : try ask(settings)
    }

    /// Asks at once: whether there is a terminal is known before a row is read.
    private func ask(_ settings: Settings) throws(Complaint) -> End {
        let wake = try orComplain { () throws(SystemError) in try Wake() }
        let surface: Surface
        do throws(Complaint) {
            surface = try openSurface(ringing: wake)
        } catch {
            if let dial = settings.dial { return try DefaultAnswer.made(by: dial, options, becauseOf: error) }
            return try DefaultAnswer(options, source).run(becauseOf: error)
        }
        return try ask(startEngine(settings, ringing: wake), on: surface)
    }

    /// Reads first, and opens the terminal only if there is a question left.
    private func askUnlessAnswered(_ settings: Settings) throws(Complaint) -> End {
        let wake = try orComplain { () throws(SystemError) in try Wake() }
        var engine = try startEngine(settings, ringing: wake)
        try orComplain { () throws(SystemError) in try engine.awaitOwnAnswer() }
        guard engine.outcome == nil else { return try finish(engine, chosenBy: .nobody) }
        let surface: Surface
        do throws(Complaint) {
            surface = try openSurface(ringing: wake)
        } catch {
            sayFailures(of: engine)
            return try DefaultAnswer(options, engine.input, engine.wake).run(becauseOf: error)
        }
        return try ask(engine, on: surface)
    }

    private func startEngine(_ settings: Settings, ringing wake: Wake) throws(Complaint) -> Engine {
        try orComplain { () throws(SystemError) in
            try Engine(source, by: options.splitter, keeping: options.tail ?? .max, settings: settings, wake: wake)
        }
    }

    /// What a person is asked on.
    private enum Surface: ~Copyable {
        case sheet(Display)
        case lines(Terminal)
    }

    /// Takes the terminal, and signals with it: until there is something to put right, they end the run as they end any.
    private func openSurface(ringing wake: Wake) throws(Complaint) -> Surface {
        do throws(SystemError) {
            var terminal = try Terminal()
            try terminal.waitForForeground()
            try Signals.install(ringing: wake)
            try terminal.takeTurn(reading: source.inputs)
            guard !(options.isPlain ?? surroundings.wantsPlain) else { return .lines(terminal) }
            let asksForWidth = options.areAmbiguousWide == nil
            return .sheet(
                try Display(
                    terminal, hasMouse: options.hasMouse, asksForWidth: asksForWidth,
                    answerPatience: surroundings.answerPatience, habits: surroundings.resizeHabits))
        } catch {
            throw Complaint(terminal: error)
        }
    }

    private func ask(_ engine: Engine, on surface: consuming Surface) throws(Complaint) -> End {
        switch consume surface {
        case .sheet(let display):
            var session = Session(engine, on: display, keymap: options.keymap, in: surroundings)
            return try end(session.run(), session.engine, chosenBy: session.chooser)
        case .lines(let terminal):
            var session = PlainSession(engine, on: terminal)
            return try end(session.run(), session.engine, chosenBy: session.chooser)
        }
    }

    private func end(_ ending: Session.Ending, _ engine: Engine, chosenBy chooser: Chooser) throws(Complaint) -> End {
        switch ending {
        case .signal(let signal):
            sayFailures(of: engine)
            return .signal(signal)
        case .finished:
            return try finish(engine, chosenBy: chooser)
        }
    }

    private func sayFailures(of engine: Engine) {
        for failure in engine.failures { failure.complaint.say() }
    }

    /// Prints the answer. The terminal has been given back by now.
    private func finish(_ engine: Engine, chosenBy chooser: Chooser) throws(Complaint) -> End {
        engine.stop()
        sayFailures(of: engine)
        let query = engine.model.query.text
        var answer = Answer(options: options)
        switch engine.outcome {
        case .picked(let rows):
            addHead(to: &answer, of: engine.model, chosenBy: chooser)
            for row in rows { answer.add(engine.model.bytes(of: row), id: row, query: query, key: chooser.name) }
            try answer.print()
            if engine.isEndedByPerson, let first = rows.first { remember(engine.model.bytes(of: first)) }
            return .status(.committed)
        case .made(let row):
            addHead(to: &answer, of: engine.model, chosenBy: chooser)
            answer.add(row, id: RowID(0), query: query, key: chooser.name)
            try answer.print()
            remember(row)
            return .status(.committed)
        case .nothing:
            addHead(to: &answer, of: engine.model, chosenBy: chooser)
            try answer.print()
            // Of rows that were never seen nobody can say that none matches.
            return .status(engine.failures.isEmpty ? .noMatch : .failed)
        case .query:
            answer.add(line: query)
            try answer.print()
            return .status(.committed)
        case .timedOut:
            if let dial = engine.model.dial, options.default != nil {
                return try DefaultAnswer.made(by: dial, options, query: query)
            }
            return try DefaultAnswer.whenTimeIsUp(options, engine.model.rows, query: query)
        case .left(let status):
            return .left(status: status)
        case .cancelled, nil:
            return .status(.cancelled)
        }
    }

    /// What is printed before the rows.
    private func addHead(to answer: inout Answer, of model: Model, chosenBy chooser: Chooser) {
        answer.add(query: model.query.text)
        answer.add(chooser)
        for line in model.printed { answer.add(line: line) }
    }

    /// Keeps what a person picked for the next run. The answer has arrived by now, so a failure is said and no more.
    private func remember(_ row: [UInt8]) {
        guard let memory else { return }
        do throws(Complaint) {
            try memory.keep(RememberedRow(row, delimiter: options.delimiter))
        } catch {
            error.say()
        }
    }
}
