import RowText
import TestSupport
import Testing

@testable import RowPicker

@Suite struct FittedTextTests {
    @Test(
        arguments: [
            ("abc", 3, nil, 1, "abc"), ("abcd", 3, nil, 1, "ab…"), ("abcd", 3, nil, 2, "a…"), ("abcd", 0, nil, 1, "…"),
            ("abcd", 1, nil, 1, "…"), ("", 0, nil, 1, ""), ("関東信越", 6, nil, 1, "関東…"), ("関東信越", 7, nil, 1, "関東信…"),
            ("関東信越", 8, nil, 1, "関東信越"), ("abcdefgh", 4, 7..<8, 1, "…fgh"), ("abcdefgh", 4, 0..<1, 1, "abc…"),
            ("abcdefgh", 8, 7..<8, 1, "abcdefgh"), ("abcdefghijkl", 6, 6..<7, 1, "…efgh…"),
            ("abcdefghijkl", 4, 4..<12, 1, "…ef…"),
        ] as [(String, Int, Range<Int>?, Int, String)])
    func `so much of a text is taken as fits with the signs of its cuts`(
        text: String, width: Int, match: Range<Int>?, sign: Int, drawn: String
    ) {
        let fitted = FittedText(graphemes(of: Array(text.utf8)), width: width, showing: match, sign: sign)
        let inside = fitted.graphemes.map(\.text).joined()
        #expect((fitted.isCutBefore ? "…" : "") + inside + (fitted.isCutAfter ? "…" : "") == drawn)
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `a match of one character is seen, and nothing is wider than the room`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let letters = ["a", "b", "関", "e\u{301}", "👧", "-"]
        let count = Int.random(in: 1...60, using: &random)
        let text = graphemes(
            of: Array((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" }.joined().utf8))
        let wanted = text[Int.random(in: 0..<count, using: &random)]
        let width = Int.random(in: 5...40, using: &random)
        let sign = Int.random(in: 1...2, using: &random)
        let fitted = FittedText(text, width: width, showing: wanted.bytes, sign: sign)
        let columns = fitted.graphemes.reduce(0) { $0 + $1.width }
        let signs = (fitted.isCutBefore ? sign : 0) + (fitted.isCutAfter ? sign : 0)
        #expect(columns + signs <= width)
        if width >= 2 * sign + 2 { #expect(fitted.graphemes.contains(wanted)) }
    }
}
