import Testing

@testable import RowStore

private func snapshot(_ texts: String...) -> Snapshot {
    let rows = Rows()
    var splitter = RowSplitter(lineEnd: .bareNewline)
    for text in texts {
        if let chunk = splitter.take(ContiguousArray(text.utf8)) { rows.append(chunk) }
    }
    return rows.snapshot()
}

@Test func `rows are appended in the order they are named in, each with an end`() {
    let rows = snapshot("a\nbb\n", "\nccc\n")
    var bytes = Array("x".utf8)
    #expect(rows.append([RowID(3), RowID(0), RowID(2), RowID(1)], each: 0, to: &bytes, upTo: .max) == 4)
    #expect(String(decoding: bytes, as: UTF8.self) == "xccc\0a\0\0bb\0")
}

@Test(arguments: [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (100, 3)])
func `no more rows are appended once there are enough bytes`(limit: Int, count: Int) {
    let rows = snapshot("a\nbb\nccc\n")
    var bytes: [UInt8] = []
    #expect(rows.append([RowID(0), RowID(1), RowID(2)], each: 0x0A, to: &bytes, upTo: limit) == count)
    #expect(bytes == Array("a\nbb\nccc\n".utf8.prefix([0, 2, 5, 9][count])))
}
