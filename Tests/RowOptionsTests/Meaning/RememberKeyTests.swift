import Testing

@testable import RowOptions

@Suite struct RememberKeyTests {
    @Test(arguments: ["a", "Area_2.x-y", "...", ".a", "-", String(repeating: "k", count: 64)])
    func `a key is letters, digits, dots, hyphens and underscores`(word: String) throws {
        #expect(try RememberKey.parse(Array(word.utf8)) == word)
    }

    @Test(arguments: ["", ".", "..", "a/b", "/", "a b", "a~", "é", "a\n", "a\0", String(repeating: "k", count: 65)])
    func `anything else is no key, and the error says what is`(word: String) {
        let remedy = "write 1 to 64 letters, digits, dots, hyphens or underscores, such as area"
        #expect(throws: OptionError("--remember: '\(ShownWord(Array(word.utf8)))' is no key", remedy)) {
            _ = try RememberKey.parse(Array(word.utf8))
        }
    }
}
