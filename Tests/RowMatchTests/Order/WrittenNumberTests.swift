import Testing

@testable import RowMatch

@Suite struct WrittenNumberTests {
    @Test(arguments: ["0", "42", "008", "-1", "+0.5", "1,234,567", "98.6%", " 7 ", "1,234.50"])
    func `a number is written so`(text: String) {
        #expect(WrittenNumber(ArraySlice(text.utf8)) != nil)
    }

    @Test(arguments: ["", " ", "-", "v9", "1.2.3", "1.", ".5", "12:30", "2026-11-30", "1,23", ",123", "１２", "4K", "%"])
    func `anything else is text`(text: String) {
        #expect(WrittenNumber(ArraySlice(text.utf8)) == nil)
    }
}
