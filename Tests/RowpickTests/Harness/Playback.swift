#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Plays a session on a stage, and says what was not as it should be.
struct Playback {
    /// Why a session could not be played to its end.
    struct Failure: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    let session: Session
    let stage: any Stage

    /// How long, in milliseconds, anything may take. Much longer than it does, for a machine that is busy otherwise.
    static let patience = 10_000

    var patience = Playback.patience

    /// How long, in milliseconds, a screen has to stay as it is to count as at rest: two frames.
    private static let rest = 40

    /// Everything that went wrong, in words; empty if nothing did.
    func complaints() throws -> [String] {
        var complaints: [String] = []
        do {
            try play(session.script())
            try waitForEnd()
        } catch let failure as Failure {
            complaints.append(failure.description)
        }
        let hung = !stage.hasEnded()
        let outcome = try stage.outcome()
        guard !hung else {
            complaints.append("the program was still running, and was killed; it had shown")
            complaints.append(outcome.lines.withoutTrailingBlanks.joined(separator: "\n"))
            complaints.append("and said on standard error: \(outcome.errors)")
            return complaints
        }
        return complaints + Verdict(session: session, outcome: outcome).complaints
    }

    private func play(_ script: KeyScript) throws {
        if !script.isEarly, !script.steps.isEmpty {
            try wait("drew nothing") { stage.hasDrawn || stage.hasEnded() }
        }
        for step in script.steps { try perform(step) }
    }

    private func perform(_ step: KeyScript.Step) throws {
        switch step {
        case .send(let bytes): try stage.send(bytes)
        case .resize(let sizes): try stage.resize(through: sizes)
        case .hangUp: try stage.hangUp()
        case .touch(let file): try stage.home.write([], to: file)
        case .pause(let milliseconds): try pause(milliseconds)
        case .signal(let name):
            guard let number = Signal.number(of: name) else { throw Failure("no signal is named \(name)") }
            try stage.signal(number)
        case .waitFor(let text):
            try waitForScreen("did not show \"\(text)\"") { isShown(text) }
        case .waitUntilGone(let text):
            try waitForScreen("still showed \"\(text)\"") { !isShown(text) }
        case .compareScreen(let file): try compare(with: file)
        case .checkCursor(let column, let line):
            try waitForScreen("did not put the cursor at \(column) \(line)") { stage.cursor == (column, line) }
        case .checkLook(let attribute, let isThere, let text):
            try check(attribute, isThere: isThere, text)
        case .waitForIdleness: try waitForIdleness()
        case .checkMode(let mode, let isOn):
            try waitForScreen("did not have the mode \(mode) \(isOn ? "on" : "off")") {
                stage.reader.map { $0.modes.contains(mode) == isOn } ?? true
            }
        case .checkNoColour:
            try waitForScreen("used colours") {
                stage.reader.map { !$0.grid.joined().contains { $0.look.isColoured } } ?? true
            }
        }
    }

    /// Waits until the program has done nothing for longer than any step of an animation or a clock would last.
    private func waitForIdleness() throws {
        guard !session.isScript, stage.turns() != nil else { return }
        let deadline = Moment.now + patience
        while Moment.now < deadline {
            let turns = stage.turns()
            try pause(330)
            if stage.turns() == turns { return }
        }
        throw Failure("the program never rested")
    }

    private func isShown(_ text: String) -> Bool { stage.lines.contains { $0.contains(text) } }

    private func pause(_ milliseconds: Int) throws {
        let end = Moment.now + milliseconds
        while Moment.now < end { try stage.letTimePass(milliseconds: Int32(max(0, end - Moment.now))) }
    }

    private func check(_ attribute: Look.Attribute, isThere: Bool, _ text: String) throws {
        try waitForScreen("did not show \"\(text)\" \(isThere ? "" : "not ")\(attribute)") {
            guard let reader = stage.reader else { return isShown(text) }
            let looks = reader.looks(of: text)
            return !looks.isEmpty && looks.contains { $0.attributes.contains(attribute) } == isThere
        }
    }

    /// Waits until the screen is the expected one, and stays so.
    private func compare(with file: String) throws {
        guard session.folder.has(file) else { throw Failure("there is no file \(file)") }
        let expected = session.screen(file)
        var since: Int?
        let deadline = Moment.now + patience
        while true {
            if stage.lines.withoutTrailingBlanks == expected {
                let start = since ?? Moment.now
                since = start
                if Moment.now - start >= Self.rest { return }
            } else {
                since = nil
                guard Moment.now < deadline, !stage.hasEnded() else {
                    throw Failure(SideBySide(expected, stage.lines).titled(file))
                }
            }
            try stage.letTimePass(milliseconds: 10)
        }
    }

    private func waitForScreen(_ failure: String, until condition: () -> Bool) throws {
        try wait(failure, showsScreen: true) { condition() }
        guard condition() else { throw Failure("the program ended and \(failure)") }
    }

    private func waitForEnd() throws {
        try wait("did not end") { stage.hasEnded() }
    }

    /// Waits until something is so or the program has ended.
    private func wait(_ failure: String, showsScreen: Bool = false, until condition: () -> Bool) throws {
        let deadline = Moment.now + patience
        try stage.letTimePass(milliseconds: 0)
        while !condition() {
            if showsScreen, stage.hasEnded() {
                try stage.letTimePass(milliseconds: 20)
                return
            }
            guard Moment.now < deadline else {
                let screen = stage.lines.withoutTrailingBlanks.joined(separator: "\n")
                throw Failure("the program \(failure) in \(patience) ms" + (showsScreen ? ":\n" + screen : ""))
            }
            try stage.letTimePass(milliseconds: 5)
        }
    }
}
