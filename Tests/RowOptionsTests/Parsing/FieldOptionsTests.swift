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

    @Test(arguments: ["--full", "--popover"])
    func `it takes back what it does not go with, and is not taken back by it`(word: String) throws {
        let options = try Self.options(word, "--field", "Area")
        #expect(options?.isFull == false && options?.isPopover == false)
        #expect(throws: OptionError.self) { try Self.options("--field", "Area", word) }
    }

    @Test func `under the name fzf it takes no whole screen`() throws {
        #expect(try Self.options("--field", "Area", guise: .fzf)?.isFull == false)
    }
}
