/// Where sessions are played besides the tests' own terminal.
enum Venue: String, CaseIterable, Sendable {
    case tmux, script, xterm

    /// Where all sessions that may be are played; nowhere without the variable.
    static let asked = Program.variable("ROWPICK_SESSIONS_IN").flatMap(Venue.init)

    /// What the names of those hold that are played then; all of them without the variable.
    private static let wanted = Program.variable("ROWPICK_SESSIONS_NAMED") ?? ""

    /// The sessions that are played here: all that may be where this is asked for, and otherwise those that are marked.
    func sessions() -> [Session] {
        let fit = Session.all.filter { $0.missingPrograms.isEmpty && objection(to: $0) == nil }
        guard self == Self.asked else { return fit.filter { $0.folder.has(mark) } }
        return fit.filter { Self.wanted.isEmpty || $0.name.contains(Self.wanted) }
    }

    /// The file that marks a session.
    private var mark: String {
        switch self {
        case .tmux: "tmux"
        case .script, .xterm: "xterm"
        }
    }

    /// How many sessions are played here, and how many can not be, a line for each reason.
    func account() -> [String] {
        var counts = Session.all.compactMap(objection).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        let missing = Session.all.filter { !$0.missingPrograms.isEmpty && objection(to: $0) == nil }.count
        if missing > 0 { counts["a program that they need is not installed"] = missing }
        let lines = counts.sorted { $0.key < $1.key }.map { "left out of \(self): \($0.value), for \($0.key)" }
        return ["played in \(self): \(sessions().count) of \(Session.all.count)"] + lines
    }

    /// Why a session can not be played here; `nil` where it can. One that cannot be read is played, and fails there.
    private func objection(to session: Session) -> String? {
        guard let script = try? session.script() else { return nil }
        return Objection.all.first { $0.venues.contains(self) && $0.holds(session, script) }?.reason
    }
}
