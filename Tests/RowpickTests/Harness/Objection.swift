/// A reason why sessions of some kind can not be played somewhere, though nothing is wrong with the program.
struct Objection: Sendable {
    let reason: String
    let venues: Set<Venue>
    /// Whether a session is of that kind.
    let holds: @Sendable (Session, KeyScript) -> Bool

    /// All that there are; the first one that holds counts.
    static let all = [
        Objection(reason: "the terminal answers nothing, and tmux does", venues: [.tmux]) { session, _ in
            session.folder.has("mute")
        },
        Objection(reason: "characters of ambiguous width are wide, and in tmux they are not", venues: [.tmux]) {
            session, _ in session.folder.has("wide")
        },
        Objection(
            reason: "signs may be wide for all that is known, and in tmux they are known not to be", venues: [.tmux]
        ) {
            $0.isWidthOfSignsDoubtful && $1.comparesScreens
        },
        Objection(reason: "the terminal has no size, and every pane has one", venues: [.tmux]) { session, _ in
            session.size != session.size.asShown
        },
        Objection(reason: "the terminal is closed, and tmux goes with its only pane", venues: [.tmux]) { _, script in
            script.steps.contains(.hangUp)
        },
        Objection(reason: "the terminal is closed, and script tells the program nothing of it", venues: [.script]) {
            $1.steps.contains(.hangUp)
        },
        Objection(reason: "what is typed is no text, and only text can be typed into tmux", venues: [.tmux]) {
            $1.steps.contains { $0.isNoText }
        },
        Objection(
            reason: "keys come with a new size, so that the picker cannot ask where tmux has wrapped its lines to",
            venues: [.tmux]
        ) { _, script in
            zip(script.steps, script.steps.dropFirst()).contains { $0.isResize && $1.isSend }
        },
        Objection(
            reason: "an interactive shell is to lead the terminal's session, and what runs it there does",
            venues: [.tmux, .script]
        ) { session, _ in
            session.folder.lines(of: "script").contains { $0.hasPrefix("exec ") && $0.contains(" -i") }
        },
    ]
}

extension Session {
    /// Whether the language is one in which some terminals draw signs in two columns, and signs are not ASCII anyway.
    fileprivate var isWidthOfSignsDoubtful: Bool {
        let locales = folder.lines(of: "environment").filter { $0.hasPrefix("LC_ALL=") }.map {
            $0.dropFirst(7).prefix(2)
        }
        return !options.contains("--no-unicode") && locales.contains { ["ja", "zh", "ko"].contains($0) }
    }
}

extension KeyScript {
    fileprivate var comparesScreens: Bool {
        steps.contains { step in
            if case .compareScreen = step { true } else { false }
        }
    }
}

extension KeyScript.Step {
    fileprivate var isNoText: Bool {
        guard case .send(let bytes) = self else { return false }
        return String(validating: bytes, as: UTF8.self) == nil
    }

    fileprivate var isResize: Bool {
        guard case .resize = self else { return false }
        return true
    }

    fileprivate var isSend: Bool {
        guard case .send = self else { return false }
        return true
    }
}
