import Testing

struct SessionTests {
    private static let playable = Session.all.filter(\.missingPrograms.isEmpty)
    private static let missing = Set(Session.all.flatMap(\.missingPrograms)).sorted().joined(separator: ", ")

    @Test(arguments: playable)
    func `a session goes as it is written`(_ session: Session) throws {
        let complaints = try Playback(session: session, stage: TerminalStage(session)).complaints()
        report(complaints, of: session.name)
    }

    @Test(
        .enabled(if: Program.tmux != nil, "tmux is not installed: sessions are not run in a real terminal"),
        arguments: Venue.tmux.sessions())
    func `a session goes the same way in tmux`(_ session: Session) throws {
        let tmux = try #require(Program.tmux)
        let complaints = try Playback(session: session, stage: TmuxStage(session, tmux: tmux)).complaints()
        report(complaints, of: session.name + ", in tmux")
    }

    @Test(
        .enabled(if: Program.script != nil, "script of util-linux is not installed: sessions are not run through it"),
        arguments: Venue.script.sessions())
    func `a session goes the same way through script`(_ session: Session) throws {
        let script = try #require(Program.script)
        let complaints = try Playback(session: session, stage: ScriptStage(session, script: script)).complaints()
        report(complaints, of: session.name + ", through script")
    }

    @Test(
        .enabled(
            if: Program.xterm != nil && Program.xvfb != nil,
            "xterm or Xvfb is not installed: sessions are not run in a real xterm"),
        arguments: Venue.xterm.sessions())
    func `a session goes the same way in xterm`(_ session: Session) throws {
        let xterm = try #require(Program.xterm)
        let complaints = try Playback(session: session, stage: XtermStage(session, xterm: xterm)).complaints()
        report(complaints, of: session.name + ", in xterm")
    }

    private func report(_ complaints: [String], of name: String) {
        guard !complaints.isEmpty else { return }
        Issue.record("\(name)\n\(complaints.joined(separator: "\n"))")
    }

    @Test(.enabled(if: missing.isEmpty, "not installed, and what needs it is not played: \(missing)"))
    func `every session can be played`() {
        #expect(Self.playable.count == Session.all.count)
    }

    @Test(.enabled(if: Venue.asked != nil, "all sessions are played in another terminal only where that is asked for"))
    func `what is played where it was asked for, and what can not be, is told`() throws {
        let venue = try #require(Venue.asked)
        for line in venue.account() { print("== \(line)") }
    }

    @Test(arguments: Venue.allCases)
    func `there are sessions for every terminal`(_ venue: Venue) {
        #expect(Session.all.count >= 14)
        #expect(venue.sessions().count >= 5 || venue == Venue.asked)
    }

    @Test(arguments: Session.all)
    func `a session's folder holds only files that mean something`(_ session: Session) throws {
        let known: Set = [
            "options", "rows", "rows.sh", "script", "home", "environment", "size", "mute", "distant", "wide", "before",
            "needs",
            "keys",
            "screen", "picked", "errors", "status", "after", "tmux", "xterm",
        ]
        let compared = try session.script().steps.compactMap { step -> String? in
            if case .compareScreen(let file) = step { file } else { nil }
        }
        for size in session.folder.lines(of: "size") { #expect(ScreenSize(size) != nil, "size: \(size)") }
        #expect(Set(session.folder.names).subtracting(known).subtracting(compared) == [])
    }
}
