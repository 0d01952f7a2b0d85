import Testing

@testable import RowStore

@Suite struct SnapshotCodeTests {
    private static let rows: Snapshot = {
        var splitter = RowSplitter(lineEnd: .newline)
        let store = Rows()
        for line in ["1\tone", "12\ttwelve", "only", "2\ttwo", "1\tagain", "\tnameless", "x"] {
            if let chunk = splitter.take(ContiguousArray((line + "\n").utf8)) { store.append(chunk) }
        }
        return store.snapshot()
    }()

    @Test(
        arguments: [
            ("1", 0, 0), ("1", 1, 4), ("12", 0, 1), ("only", 0, 2), ("2", 0, 3), ("", 0, 5), ("x", 3, 6),
            ("3", 0, nil), ("1\tone", 0, nil), ("onl", 0, nil), ("1", 5, nil), ("1", 99, nil),
        ] as [(String, Int, Int?)])
    func `the first row with a code is found`(code: String, start: Int, expected: Int?) {
        let row = Self.rows.firstRow(withCode: Array(code.utf8), from: start, delimiter: [0x09])
        #expect(row == expected.map { RowID($0) })
    }

    @Test(
        arguments: [
            ("1", "one", 0), ("1", "again", 4), ("1", "none", nil), ("only", "only", 2), ("", "nameless", 5),
            ("12", "twelve", 1), ("2", "twelve", nil), ("1", "", nil),
        ] as [(String, String, Int?)])
    func `the first row with a code and a name is found`(code: String, name: String, expected: Int?) {
        let row = Self.rows.firstRow(withCode: Array(code.utf8), name: Array(name.utf8), delimiter: [0x09])
        #expect(row == expected.map { RowID($0) })
    }

    @Test func `a plain line is its own name`() {
        let (line, other) = (Array("only".utf8), Array("other".utf8))
        #expect(Self.rows.firstRow(withCode: line, name: line, delimiter: nil) == RowID(2))
        #expect(Self.rows.firstRow(withCode: line, name: other, delimiter: nil) == nil)
    }

    @Test func `a plain line is its own code`() {
        #expect(Self.rows.firstRow(withCode: Array("1\tone".utf8), delimiter: nil) == RowID(0))
        #expect(Self.rows.firstRow(withCode: Array("1".utf8), delimiter: nil) == nil)
    }

    @Test func `a code ends at the first delimiter, even where a later one overlaps it`() {
        var splitter = RowSplitter(lineEnd: .newline)
        let store = Rows()
        if let chunk = splitter.take(ContiguousArray("xaaa\tb\n".utf8)) { store.append(chunk) }
        let rows = store.snapshot()
        #expect(rows.firstRow(withCode: Array("x".utf8), delimiter: Array("aa".utf8)) == RowID(0))
        #expect(rows.firstRow(withCode: Array("xa".utf8), delimiter: Array("aa".utf8)) == nil)
    }
}
