import Testing

@testable import RowPicker

@Suite struct HeaderTests {
    @Test(
        arguments: [
            ("", []), ("\n", [""]), ("one", ["one"]), ("one\n", ["one"]), ("one\ntwo", ["one", "two"]),
            ("one\n\ntwo\n\n", ["one", "", "two", ""]), ("one\r\ntwo\r\n", ["one", "two"]), ("\r", [""]),
            ("one\r", ["one"]), ("a\rb", ["a\rb"]), ("\u{2028}\u{B}", ["\u{2028}\u{B}"]),
        ] as [(String, [String])])
    func `lines are parted by line feeds, and the one at the end begins no further line`(
        text: String, lines: [String]
    ) {
        #expect(Header(text).lines == lines)
    }

    @Test(arguments: [(0, 0), (1, 0), (3, 0), (4, 1), (5, 2), (6, 2), (50, 2), (-1, 0)])
    func `three rows come before it`(lines: Int, height: Int) {
        #expect(Header("one\ntwo").height(in: lines) == height)
    }
}
