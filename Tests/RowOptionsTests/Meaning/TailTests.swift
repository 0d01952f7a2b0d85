import Testing

@testable import RowOptions

@Suite struct TailTests {
    @Test(arguments: [("1", 1), ("1000", 1000), ("007", 7), ("4294967297", 4_294_967_297)])
    func `a number of rows is how many are kept`(word: String, count: Int) throws {
        #expect(try Tail.parse(Array(word.utf8)) == count)
    }

    @Test(arguments: ["", "0", "-1", "+1", "1.5", "ten", " 1", "99999999999999999999"])
    func `anything else is no number of rows, and the error says what is`(word: String) {
        let wrong = OptionError("--tail: '\(word)' is no number of rows", "write how many to keep, at least 1")
        #expect(throws: wrong) { _ = try Tail.parse(Array(word.utf8)) }
    }
}
