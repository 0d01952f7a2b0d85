import Testing

struct SessionTests {
    @Test(arguments: Session.all)
    func `a session goes as it is written`(_ session: Session) throws {
        let complaints = try Playback(session: session, stage: TerminalStage(session)).complaints()
        #expect(complaints.isEmpty, "\(session.name)\n\(complaints.joined(separator: "\n"))")
    }

    @Test func `there are sessions`() {
        #expect(!Session.all.isEmpty)
    }
}
