import Testing

@testable import RowPicker

@Suite struct TypedLineTests {
    private static func ends(_ reads: [String]) -> [TypedLine.End] {
        var line = TypedLine()
        return reads.compactMap { line.take(Array($0.utf8)) }
    }

    @Test(
        arguments: [
            (["3\n"], ["3"]), (["\n"], [""]), (["a", "b", "c\n"], ["abc"]), (["a\n", "b\n"], ["a", "b"]),
            (["a", "\r"], ["a"]), (["a\u{3}b\n"], ["a\u{3}b"]), (["a", "\u{4}", "\n"], ["a\u{4}"]), (["ab"], []),
        ])
    func `a line ends with a line feed, and in raw mode with a carriage return`(reads: [String], lines: [String]) {
        #expect(Self.ends(reads) == lines.map { .line(Array($0.utf8)) })
    }

    @Test(arguments: [[""], ["\u{4}"], ["\u{3}"], ["a", ""]])
    func `a read of nothing is the end of the file, and so are the keys for it where they are bytes`(reads: [String]) {
        #expect(Self.ends(reads) == [.endOfFile])
    }

    @Test func `bytes stay as they are`() {
        var line = TypedLine()
        #expect(line.take([0xFF, 0x00, 0x0A]) == .line([0xFF, 0x00]))
    }
}
