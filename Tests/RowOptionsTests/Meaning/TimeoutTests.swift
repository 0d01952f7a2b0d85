import Testing

@testable import RowOptions

@Suite struct TimeoutTests {
    @Test(arguments: [
        ("30", 30_000), ("0.5", 500), (".5", 500), ("1.25", 1250), ("007", 7000), ("0.0001", 1),
        ("99999999999999999999", 1_000_000_000_000),
    ])
    func `a time is seconds, and a begun millisecond counts whole`(word: String, milliseconds: Int) throws {
        #expect(try Timeout.parse(Array(word.utf8)) == milliseconds)
    }

    @Test(arguments: [
        "", "0", "0.0", "-1", "+1", "1s", "1e3", "1,5", " 1", "1 ", ".", "1.2.3", "nan", "inf", "0x10", "٣",
    ])
    func `anything else is no time, and the error says what is`(word: String) {
        #expect(throws: OptionError("--timeout: '\(word)' is no time", "write seconds above 0, such as 30 or 0.5")) {
            _ = try Timeout.parse(Array(word.utf8))
        }
    }
}
