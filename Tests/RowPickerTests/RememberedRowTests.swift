import TestSupport
import Testing

@testable import RowPicker

@Suite struct RememberedRowTests {
    private static func row(_ text: String) -> RememberedRow {
        RememberedRow(Array(text.utf8), delimiter: [0x09])
    }

    @Test func `a row is known by its code and name, and one of a single field is both`() {
        #expect(Self.row("1\tone\tmore").code == Array("1".utf8))
        #expect(Self.row("1\tone\tmore").name == Array("one".utf8))
        #expect(Self.row("only") == RememberedRow(Array("only".utf8), delimiter: nil))
        #expect(Self.row("only").name == Array("only".utf8))
        #expect(RememberedRow(Array("1\tone".utf8), delimiter: nil).code == Array("1\tone".utf8))
    }

    @Test(arguments: [
        ("1\tone", "1:1,3:one,\n"), ("3\t関東・信越", "1:3,15:関東・信越,\n"), ("\t", "0:,0:,\n"), ("a,b\t1:,", "3:a,b,3:1:,,\n"),
    ])
    func `code and name are stored by their lengths`(row: String, stored: String) {
        #expect(String(decoding: Self.row(row).stored, as: UTF8.self) == stored)
    }

    @Test func `any bytes come back as they were`() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            // Line feeds, NUL and what netstrings are made of are among them often.
            let code = (0..<Int.random(in: 0...20, using: &random)).map { _ in
                [0x00, 0x0A, 0x2C, 0x3A, 0x31, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)
            }.compactMap { $0 }.filter { $0 != 0x09 }
            let row = RememberedRow(code + [0x09] + code.reversed(), delimiter: [0x09])
            #expect(row.code == code)
            #expect(RememberedRow(stored: row.stored) == row)
        }
    }

    @Test func `a part of what was stored is nothing`() {
        let stored = Self.row("12\ttwelve").stored
        for count in 0..<stored.count { #expect(RememberedRow(stored: Array(stored.prefix(count))) == nil) }
        #expect(RememberedRow(stored: stored + [0x0A]) == nil)
    }

    @Test(arguments: [
        "", "\n", "1", "1:a,", "1:a,1:b,", "1:a,1:b", "a:1,1:b,\n", ":,0:,\n", "-1:,0:,\n", "+1:a,0:,\n", "2:a,0:,\n",
        "1:ab,0:,\n", "99999999999999999999:a,0:,\n", "9223372036854775807:a,0:,\n", "1;a,0:,\n", "関\n",
    ])
    func `anything else is nothing`(text: String) {
        #expect(RememberedRow(stored: Array(text.utf8)) == nil)
    }
}
