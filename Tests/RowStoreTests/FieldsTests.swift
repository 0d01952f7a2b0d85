import Testing

@testable import RowStore

@Suite struct FieldsTests {
    @Test(arguments: [
        ("1\t北海道", "\t", ["1", "北海道"]),
        ("a", "\t", ["a"]),
        ("", "\t", [""]),
        ("\t", "\t", ["", ""]),
        ("a\t\tb", "\t", ["a", "", "b"]),
        ("a::b:c", "::", ["a", "b:c"]),
        ("a,  x y  ,z", ",", ["a", "  x y  ", "z"]),
        ("aaa", "aa", ["", "a"]),
    ])
    func `a delimiter parts fields, taken literally`(row: String, delimiter: String, expected: [String]) {
        let bytes = Array(row.utf8)
        let fields = Fields(bytes, delimiter: Array(delimiter.utf8))
        #expect(fields.ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == expected)
    }

    @Test func `a row of one field is its own code and name`() {
        let fields = Fields(Array("only".utf8), delimiter: [0x09])
        #expect(fields.isSingle)
        #expect(fields.field(1) == 0..<4)
        #expect(fields.field(2) == 0..<4)
        #expect(fields.field(3) == nil)
        #expect(fields.field(0) == nil)
    }
}
