import Testing

@testable import RowOptions

@Suite struct GuiseTests {
    @Test(
        arguments: [
            ("fzf", .fzf), ("/usr/bin/fzf", .fzf), ("./fzf", .fzf), ("rowpick", .rowpick), ("/fzf/rowpick", .rowpick),
            ("fzf-tmux", .rowpick), ("FZF", .rowpick), ("", .rowpick), ("/", .rowpick),
        ] as [(String, Guise)])
    func `the last part of the program's name decides`(name: String, guise: Guise) {
        #expect(Guise(programName: Array(name.utf8)) == guise)
    }

    @Test func `under the name fzf its defaults hold`() throws {
        var expected = Options(guise: .fzf)
        expected.delimiter = nil
        expected.layout = .inputLast
        expected.isFull = true
        #expect(try parse([], guise: .fzf) == .pick(expected))
    }

    @Test func `under our own name ours hold`() throws {
        let options = Options(guise: .rowpick)
        #expect(options.delimiter == [0x09])
        #expect(options.layout == .reverse)
        #expect(options.isFull == false)
        #expect(options.height == Height(extent: .percent(40), isAdaptive: true, isFromBottom: false))
    }

    @Test(arguments: [
        Asked("--height", "40%") {
            $0.height = Height(extent: .percent(40), isAdaptive: false, isFromBottom: false)
            $0.isFull = false
        },
        Asked("--reverse") { $0.layout = .reverse },
        Asked("-d", ":") { $0.delimiter = [0x3A] },
        Asked("-d.") { $0.delimiter = [0x2E] },
        Asked("-d", #"\t"#) { $0.delimiter = [0x09] },
        Asked("-d", "::") { $0.delimiter = [0x3A, 0x3A] },
    ])
    func `options change fzf's defaults too`(asked: Asked) throws {
        #expect(try parse(asked.words, guise: .fzf) == asked.expected(guise: .fzf))
    }

    @Test(arguments: ["[:,]", #"\s"#, ".*", "a|b", "^a", "a$", "(a)", "a{2}", "a?", "a+", #"a\"#])
    func `a delimiter that is a pattern is refused under the name fzf`(word: String) {
        let message = "--delimiter: a pattern is not built yet: write a literal string"
        #expect(throws: OptionError(message: message)) { try parse(["-d", word], guise: .fzf) }
    }
}
