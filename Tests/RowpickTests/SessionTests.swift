import Testing

struct SessionTests {
    @Test(arguments: Session.all)
    func `a session goes as it is written`(_ session: Session) throws {
        let complaints = try Playback(session: session, stage: TerminalStage(session)).complaints()
        report(complaints, of: session.name)
    }

    @Test(
        .enabled(if: Program.tmux != nil, "tmux is not installed: sessions are not run in a real terminal"),
        arguments: Session.all.filter(\.isForTmux))
    func `a session goes the same way in tmux`(_ session: Session) throws {
        let tmux = try #require(Program.tmux)
        let complaints = try Playback(session: session, stage: TmuxStage(session, tmux: tmux)).complaints()
        report(complaints, of: session.name + ", in tmux")
    }

    private func report(_ complaints: [String], of name: String) {
        guard !complaints.isEmpty else { return }
        Issue.record("\(name)\n\(complaints.joined(separator: "\n"))")
    }

    @Test func `there are sessions, some of them for tmux`() {
        #expect(Session.all.count >= 14)
        #expect(Session.all.filter(\.isForTmux).count >= 5)
    }

    @Test(arguments: Session.all)
    func `a session's folder holds only files that mean something`(_ session: Session) throws {
        let known: Set = [
            "options", "rows", "rows.sh", "script", "home", "environment", "size", "before", "keys", "screen", "picked",
            "errors", "status", "after", "tmux",
        ]
        let compared = try session.script().steps.compactMap { step -> String? in
            if case .compareScreen(let file) = step { file } else { nil }
        }
        for size in session.folder.lines(of: "size") { #expect(ScreenSize(size) != nil, "size: \(size)") }
        #expect(Set(session.folder.names).subtracting(known).subtracting(compared) == [])
    }
}
