import Testing

@testable import RowOptions

@Suite struct FieldOptionsTests {
    private static func options(_ words: String..., guise: Guise = .rowpick) throws -> Options? {
        guard case .pick(let options) = try parseOptions(words.map { Array($0.utf8) }, guise: guise) else { return nil }
        return options
    }

    @Test func `a line is left of a field only`() throws {
        #expect(try Self.options("--field", "Area", "--leave")?.leavesField == true)
        #expect(throws: OptionError(message: "--leave leaves the line of a field: write --field LABEL, too")) {
            try Self.options("--leave")
        }
    }

    @Test(arguments: ["--full", "--popover", "--overlay", "--height=0"])
    func `it does not go with the whole screen`(word: String) throws {
        let expected = word == "--height=0" ? "--full" : word
        for words in [["--field", "Area", word], [word, "--field", "Area"]] {
            let error = #expect(throws: OptionError.self) {
                try parseOptions(words.map { Array($0.utf8) }, guise: .rowpick)
            }
            #expect(error?.message.contains("and \(expected) takes the whole screen") == true)
        }
    }

    @Test(arguments: ["--full", "--popover", "--overlay"])
    func `it takes back what is wanted of every run and does not go with it`(word: String) throws {
        let defaults = DefaultOptions(word, of: "X", guise: .rowpick)
        let words = ["--field", "Area"].map { Array($0.utf8) }
        guard case .pick(let options) = try parseOptions(words, guise: .rowpick, defaults: defaults) else { return }
        #expect(options.field == "Area" && !options.isFull && !options.isPopover && !options.hasOverlay)
    }

    @Test func `under the name fzf it takes no whole screen`() throws {
        #expect(try Self.options("--field", "Area", guise: .fzf)?.isFull == false)
    }
}
