/// Where sessions are played besides the tests' own terminal.
enum Venue: String, CaseIterable, Sendable {
    case tmux, script, xterm

    /// Where all sessions that may be are played; nowhere without the variable.
    static let asked = Program.variable("ROWPICK_SESSIONS_IN").flatMap(Venue.init)

    /// What the names of those hold that are played then; all of them without the variable.
    private static let wanted = Program.variable("ROWPICK_SESSIONS_NAMED") ?? ""

    /// The sessions that are played here: all that may be where this is asked for, and otherwise those that are marked.
    var sessions: [Session] {
        let fit = Session.all.filter { $0.missingPrograms.isEmpty && objection(to: $0) == nil }
        guard self == Self.asked else { return fit.filter { $0.folder.has("tmux") } }
        return fit.filter { Self.wanted.isEmpty || $0.name.contains(Self.wanted) }
    }

    /// How many sessions may not be played here, by the reason.
    var leftOut: [String: Int] {
        Session.all.compactMap(objection).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// Why a session can not be played here; `nil` where it can.
    func objection(to session: Session) -> String? {
        nil
    }
}
