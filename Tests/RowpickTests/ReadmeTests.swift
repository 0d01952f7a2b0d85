import Testing

/// Whether README shows what is so: every command under a heading of uses is played, word for word.
@Suite struct ReadmeTests {
    private static let uses: [String] = {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let lines = Folder(path: "/" + root).lines(of: "README.md")
        return blocks(in: lines.drop { $0 != "## Five uses" }.dropFirst().prefix { !$0.hasPrefix("## ") })
    }()

    /// What stands between the lines that fence shell commands off, a block each.
    private static func blocks(in lines: some Sequence<String>) -> [String] {
        var blocks: [String] = []
        var open: [String]?
        for line in lines {
            switch (line, open) {
            case ("```sh", nil): open = []
            case ("```", let block?):
                blocks.append(block.joined(separator: "\n"))
                open = nil
            case (_, let block?): open = block + [line]
            case (_, nil): break
            }
        }
        return blocks
    }

    private static let played: [String] = Session.all.flatMap { session in
        let home = session.folder.folder("home")
        return [session.folder.text(of: "script") ?? ""] + home.names.map { home.text(of: $0) ?? "" }
    }

    @Test func `there are five uses`() {
        #expect(Self.uses.count >= 5)
    }

    @Test(arguments: uses)
    func `a use that README shows is played as it stands there`(use: String) {
        #expect(Self.played.contains { $0.contains(use) })
    }
}
