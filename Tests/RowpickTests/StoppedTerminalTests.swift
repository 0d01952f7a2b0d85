import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A terminal that somebody has stopped, or that is far behind: what is written to it stays in the system until that has
/// no more room.
struct StoppedTerminalTests {
    private struct Run {
        let stage: TerminalStage
        private let folder: Folder

        /// A picker that is drawn, on a terminal that then takes nothing more until there is no room left.
        init() throws {
            let rows = (1...3000).map { "\($0)\tthe name of row \($0)\n" }.joined()
            try self.init(["rows": rows], showing: "3000/3000")
            try move(down: 400)
        }

        /// A picker that shows a text, on a terminal that takes nothing more.
        ///
        /// - Parameter files: of a session.
        init(_ files: [String: String], showing text: String) throws {
            folder = try Folder.temporary()
            for (name, text) in files { try folder.write(text.utf8, to: name) }
            try folder.write("80x24\n".utf8, to: "size")
            stage = try TerminalStage(Session(folder: folder))
            try waitFor("the first frame") { stage.lines.contains { $0.contains(text) } }
            stage.takesOutput = false
        }

        func move(down count: Int) throws { try press("\u{1B}[B", count) }

        func press(_ key: String, _ count: Int) throws {
            for _ in 0..<count {
                try stage.send(Array(key.utf8))
                try stage.letTimePass(milliseconds: 2)
            }
            try awaitIdleness()
        }

        func waitFor(_ what: String, _ isSo: () -> Bool) throws {
            let deadline = Moment.now + Playback.patience
            while !isSo() {
                guard Moment.now < deadline else { throw Playback.Failure("\(what) did not come") }
                try stage.letTimePass(milliseconds: 5)
            }
        }

        private func awaitIdleness() throws {
            var turns = stage.turns()
            try waitFor("rest") {
                usleep(100_000)
                defer { turns = stage.turns() }
                return turns == stage.turns()
            }
        }

        func end() { folder.remove() }
    }

    @Test func `frames that it does not take are dropped, and it gets the newest when it goes on`() throws {
        let run = try Run()
        defer { run.end() }
        let before = run.stage.taken.count
        run.stage.takesOutput = true
        try run.waitFor("the row gone to") { run.stage.lines.contains { $0.contains("▌ 401 ") } }
        // The system of Linux keeps 20 KB; four hundred frames are four times that.
        #expect(run.stage.taken.count - before < 40_000)
        try run.stage.send(Array("\u{1B}".utf8))
        try run.waitFor("the end") { run.stage.hasEnded() }
        #expect(try run.stage.outcome().leftovers == [])
    }

    @Test func `Enter takes the row that was drawn, whatever has come since then`() throws {
        let script = "echo xxb; until [ -e more ]; do sleep 0.01; done; echo b; until [ -e last ]; do sleep 0.01; done"
        let run = try Run(["rows.sh": script, "options": "--query\nb\n"], showing: "▌ xxb")
        defer { run.end() }
        // Each is drawn whole, until there is no room.
        try run.press("\u{C}", 200)
        try run.stage.home.write([], to: "more")
        for _ in 0..<30 { try run.stage.letTimePass(milliseconds: 10) }
        try run.stage.send([0x0D])
        for _ in 0..<30 { try run.stage.letTimePass(milliseconds: 10) }
        run.stage.takesOutput = true
        try run.waitFor("the end") { run.stage.hasEnded() }
        #expect(try run.stage.outcome().output == Array("xxb\n".utf8))
    }

    @Test func `two clicks take the row that was drawn, whatever the query has found since then`() throws {
        let run = try Run(["rows": "ab\nb\n"], showing: "▌ ab")
        defer { run.end() }
        try run.press("\u{C}", 200)
        try run.press("b", 1)
        // On the first of the rows, which begin on line 22.
        for _ in 0..<2 { try run.stage.send(Array("\u{1B}[<0;5;22M\u{1B}[<0;5;22m".utf8)) }
        for _ in 0..<30 { try run.stage.letTimePass(milliseconds: 10) }
        run.stage.takesOutput = true
        try run.waitFor("the end") { run.stage.hasEnded() }
        #expect(try run.stage.outcome().output == Array("ab\n".utf8))
    }

    @Test func `it does not keep a picker that a signal ends, whose modes are put back`() throws {
        let run = try Run()
        defer { run.end() }
        run.stage.signal(15)
        try run.waitFor("the end") { run.stage.hasEnded() }
        #expect(try run.stage.areSettingsAsBefore())
        #expect(try run.stage.outcome().status == "signal TERM")
    }

    @Test func `what is committed is printed once it goes on, and the picker taken away`() throws {
        let run = try Run()
        defer { run.end() }
        try run.stage.send([0x0D])
        for _ in 0..<20 { try run.stage.letTimePass(milliseconds: 10) }
        #expect(!run.stage.hasEnded())
        run.stage.takesOutput = true
        try run.waitFor("the end") { run.stage.hasEnded() }
        let outcome = try run.stage.outcome()
        #expect(outcome.output == Array("401\tthe name of row 401\n".utf8))
        #expect(outcome.leftovers == [] && outcome.lines.allSatisfy(\.isEmpty), "\(outcome.lines)")
    }

    @Test func `a signal that comes while it is waited for ends the wait`() throws {
        let run = try Run()
        defer { run.end() }
        try run.stage.send([0x0D])
        for _ in 0..<20 { try run.stage.letTimePass(milliseconds: 10) }
        run.stage.signal(15)
        try run.waitFor("the end") { run.stage.hasEnded() }
        #expect(try run.stage.areSettingsAsBefore())
    }
}
