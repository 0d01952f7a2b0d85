import Testing

@testable import RowPicker

@Suite struct PlainAnswerTests {
    @Test(
        arguments: [
            ("", .nothing), ("   ", .nothing), ("\u{3000}", .nothing), ("3", .numbers([3])), (" 3 ", .numbers([3])),
            ("7", .numbers([7])), ("１０", .text("１０")), ("３", .numbers([3])), ("8", .text("8")), ("0", .text("0")),
            ("-1", .text("-1")), ("+3", .text("+3")), ("03", .text("03")), ("3)", .text("3)")), ("'3", .text("'3")),
            ("1 2", .text("1 2")), ("1,2", .text("1,2")), ("三", .text("三")), ("x", .text("x")),
            (" a b ", .text(" a b ")), ("99999999999999999999", .text("99999999999999999999")),
        ] as [(String, PlainAnswer)])
    func `a number that was read out picks, and anything else is text`(line: String, answer: PlainAnswer) {
        #expect(PlainAnswer(line, listed: 7, most: 1) == answer)
    }

    @Test(
        arguments: [
            ("2", .numbers([2])), ("3 1", .numbers([3, 1])), ("3,1", .numbers([3, 1])), ("3, 1,", .numbers([3, 1])),
            ("３、１", .numbers([3, 1])), ("2 2 2 2", .numbers([2])), ("1 2 3", .numbers([1, 2, 3])),
            ("1 2 3 4", .tooMany), ("1 9", .text("1 9")), ("1 a", .text("1 a")), (",", .nothing), ("", .nothing),
        ] as [(String, PlainAnswer)])
    func `where several may be picked, blanks or commas part their numbers`(line: String, answer: PlainAnswer) {
        #expect(PlainAnswer(line, listed: 7, most: 3) == answer)
    }

    @Test func `nothing read out has no number`() {
        #expect(PlainAnswer("1", listed: 0, most: 1) == .text("1"))
    }
}
