import Testing

@testable import RowPicker

@Suite struct PlainRowTests {
    private static func text(
        _ row: String, shown: [Int] = [1, 2], marks: [Range<Int>] = [], width: Int = 400
    ) -> String {
        PickerRow(Array(row.utf8), delimiter: [0x09]).plainText(
            shown: shown, marks: marks, width: width, signs: .unicode)
    }

    @Test(
        arguments: [
            ("1\t北海道", "1, 北海道"), ("main", "main"), ("1\t北海道\tほっかいどう", "1, 北海道"), ("1\t", "1"), ("\tname", "name"),
            ("", "(blank)"), ("  ", "(blank)"), ("\t", "(blank)"), ("a\u{1B}\tb", "a␛, b"),
        ])
    func `a row is its fields with commas between, as far as there is something in them`(row: String, text: String) {
        #expect(Self.text(row) == text)
    }

    @Test func `the fields that were asked for are read, in that order`() {
        #expect(Self.text("1\ttwo\t3", shown: [3, 1]) == "3, 1")
        #expect(Self.text("1\ttwo", shown: [3]) == "(blank)")
    }

    @Test func `a field that is not shown is read if the query was found nowhere else`() {
        #expect(Self.text("1\ttwo\tthree", marks: [6..<11]) == "1, two, three")
        #expect(Self.text("1\ttwo\tthree", marks: [2..<3, 6..<11]) == "1, two")
    }

    @Test func `a long field is cut where the match is not`() {
        #expect(Self.text("abcdefghij", width: 5) == "abcd…")
        #expect(Self.text("abcdefghij", marks: [9..<10], width: 5) == "…ghij")
        #expect(Self.text("c\tabcdefghij", width: 5) == "c, abcd…")
    }
}
