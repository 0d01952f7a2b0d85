import Testing

@testable import RowOptions

@Suite struct AlignedColumnsTests {
    private let columns = AlignedColumns(indent: 2, right: 8, width: 20)

    @Test func `right cells stand under each other, broken at blanks`() {
        #expect(
            columns.lines(of: [("a", "one"), ("bc", "two three four five")]) == [
                "  a     one",
                "  bc    two three",
                "        four five",
            ])
    }

    @Test func `a left cell too wide stands alone`() {
        #expect(
            columns.lines(of: [("abcd", "fits"), ("abcde", "below"), ("abcdefgh", "below")]) == [
                "  abcd  fits",
                "  abcde",
                "        below",
                "  abcdefgh",
                "        below",
            ])
    }

    @Test func `a word too wide is not cut`() {
        #expect(
            columns.lines(of: [("a", "1 abcdefghijklmnop 2")]) == [
                "  a     1", "        abcdefghijklmnop", "        2",
            ])
    }

    @Test func `nothing to the right is a line all the same`() {
        #expect(columns.lines(of: [("a", "")]) == ["  a"])
    }
}
