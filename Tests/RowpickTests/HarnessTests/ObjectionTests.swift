import Testing

struct ObjectionTests {
    @Test(
        arguments: [
            (["keys": "a<Enter>\n"], []),
            (["mute": ""], [Venue.tmux]),
            (["wide": ""], [.tmux]),
            (["size": "0x0\n"], [.tmux]),
            (["keys": "hang-up\n"], [.tmux, .script]),
            (["keys": "\\xff\n"], [.tmux]),
            (["keys": "関\n"], []),
            (["keys": "resize 40x12\n<Enter>\n"], [.tmux]),
            (["keys": "resize 40x12\nwait one\n<Enter>\n"], []),
            (["environment": "LC_ALL=ja_JP.UTF-8\n", "screen": "one\n"], [.tmux]),
            (["environment": "LC_ALL=ja_JP.UTF-8\n"], []),
            (["environment": "LC_ALL=ja_JP.UTF-8\n", "screen": "one\n", "options": "--no-unicode\n"], []),
            (["script": "exec bash --norc -i\n"], [.tmux, .script]),
            (["script": "bash -c 'echo one'\n"], []),
        ] as [([String: String], Set<Venue>)])
    func `a session is left out where its kind cannot be played`(_ files: [String: String], _ venues: Set<Venue>) throws
    {
        let folder = try Folder.temporary()
        defer { folder.remove() }
        for (name, text) in files { try folder.write(text.utf8, to: name) }
        let session = Session(folder: folder)
        let script = try session.script()
        let found = Objection.all.filter { $0.holds(session, script) }.map(\.venues)
        #expect(found.reduce(into: Set()) { $0.formUnion($1) } == venues)
    }
}
