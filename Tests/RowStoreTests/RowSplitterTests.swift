import Testing

@testable import RowStore

/// All rows that come out of some text, however it is cut into blocks.
private func rows(_ blocks: [String], lineEnd: LineEnd = .newline) -> [String] {
    var splitter = RowSplitter(lineEnd: lineEnd)
    let store = Rows()
    for block in blocks {
        if let chunk = splitter.take(ContiguousArray(block.utf8)) { store.append(chunk) }
    }
    if let chunk = splitter.endSource() { store.append(chunk) }
    return store.snapshot().texts
}

extension Snapshot {
    var texts: [String] { indices.map { String(decoding: self[RowID($0)], as: UTF8.self) } }
}

@Suite struct RowSplitterTests {
    @Test(arguments: [
        ("a\nb\n", ["a", "b"]),
        ("a\nb", ["a", "b"]),
        ("\n\na\n", ["", "", "a"]),
        ("", []),
        ("\n", [""]),
        ("a\r\nb\r\n", ["a", "b"]),
        ("a\r\nb\r", ["a", "b\r"]),
        ("a\rb\n", ["a\rb"]),
        ("\r\n", [""]),
        ("a\0b\n", ["a\0b"]),
    ])
    func `a line is a row`(input: String, expected: [String]) {
        #expect(rows([input]) == expected)
    }

    @Test func `a carriage return is the row's own where lines end bare`() {
        #expect(rows(["a\r\nb\r\n"], lineEnd: .bareNewline) == ["a\r", "b\r"])
    }

    @Test func `rows that end in NUL hold line ends`() {
        #expect(rows(["a\nb\0c\rd\0plain\0"], lineEnd: .null) == ["a\nb", "c\rd", "plain"])
    }

    @Test func `rows are the same wherever the blocks end`() {
        let text = "一\t北海道\r\n\n2\t東北\r\nlast"
        let bytes = Array(text.utf8)
        for cut in 0...bytes.count {
            var splitter = RowSplitter(lineEnd: .newline)
            let store = Rows()
            for block in [bytes[..<cut], bytes[cut...]] {
                if let chunk = splitter.take(ContiguousArray(block)) { store.append(chunk) }
            }
            if let chunk = splitter.endSource() { store.append(chunk) }
            #expect(store.snapshot().texts == ["一\t北海道", "", "2\t東北", "last"])
        }
    }

    @Test func `a row ends with its source`() {
        var splitter = RowSplitter(lineEnd: .newline)
        let store = Rows()
        for source in ["a\nb", "c"] {
            if let chunk = splitter.take(ContiguousArray(source.utf8)) { store.append(chunk) }
            if let chunk = splitter.endSource() { store.append(chunk) }
        }
        #expect(store.snapshot().texts == ["a", "b", "c"])
    }

    /// So nothing is made for a row: a block's rows share what is made for the block.
    @Test(arguments: [1, 7, 1000, 65_536])
    func `a block becomes one chunk at most, and chunks hold what came and nothing else`(blockSize: Int) {
        let bytes = ContiguousArray((0..<5000).map { "row \($0)\n" }.joined().utf8)
        var splitter = RowSplitter(lineEnd: .newline)
        var chunks: [Chunk] = []
        for start in stride(from: 0, to: bytes.count, by: blockSize) {
            let block = ContiguousArray(bytes[start..<min(start + blockSize, bytes.count)])
            if let chunk = splitter.take(block) { chunks.append(chunk) }
        }
        #expect(chunks.count <= (bytes.count + blockSize - 1) / blockSize)
        #expect(chunks.reduce(0) { $0 + $1.count } == 5000)
        #expect(ContiguousArray(chunks.map(\.bytes).joined()) == bytes)
    }
}
